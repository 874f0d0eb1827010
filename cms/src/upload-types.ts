/** Uploaded files are public: only pictures and PDF files are accepted, recognized by their content. */
import type { Core } from '@strapi/strapi';
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { problemError, type Problem } from './problems';
import { addUploadCheck } from './strapi-internals/upload-check';

/** Each extension with the name that sharp gives to the format. */
const pictures: Record<string, string> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'heif',
  '.gif': 'gif',
  '.svg': 'svg',
};

export function registerUploadTypes(strapi: Core.Strapi): void {
  addUploadCheck(strapi, async ({ name, ext, filepath }) => {
    const problem = await findUploadProblem(name, ext, filepath);
    if (problem) throw problemError(strapi, problem);
  });
}

/** Why a file is not accepted, or null. */
export async function findUploadProblem(
  name: string,
  extension: string,
  path: string | undefined,
): Promise<Problem | null> {
  const kind = extension.toLowerCase();
  if (!(kind in pictures) && kind !== '.pdf') return { code: 'upload.kind', values: { name } };
  const format = path ? await readFormat(path) : null;
  return format === (pictures[kind] ?? 'pdf') ? null : { code: 'upload.content', values: { name, extension: kind } };
}

async function readFormat(path: string): Promise<string | null> {
  if (await isPdf(path)) return 'pdf';
  try {
    return (await sharp(path).metadata()).format ?? null;
  } catch {
    return null;
  }
}

async function isPdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(5), 0, 5, 0);
    return buffer.toString('latin1', 0, bytesRead) === '%PDF-';
  } finally {
    await file.close();
  }
}
