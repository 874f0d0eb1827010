import type { Core } from '@strapi/strapi';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { addImageFormats, type ImageFormat, type UploadFile } from './strapi-internals/image-formats';

/** Adds a WebP version of an uploaded picture and of each size that Strapi generates. */
export function registerModernImages(strapi: Core.Strapi): void {
  addImageFormats(strapi, async (original, formats) => {
    if (original.mime === 'image/webp' || original.mime === 'image/svg+xml') return [];
    const all = [{ key: 'full', file: original }, ...formats];
    return Promise.all(all.map(({ key, file }) => createWebp(key, original, file)));
  });
}

async function createWebp(key: string, original: UploadFile, source: UploadFile): Promise<ImageFormat> {
  const hash = `${key}_webp_${original.hash}`;
  const filepath = join(original.tmpWorkingDirectory ?? '', hash);
  const picture = source.filepath ? sharp(source.filepath) : source.getStream().pipe(sharp());
  const { width, height, size } = await picture.webp({ quality: 80 }).toFile(filepath);
  const file = {
    name: `${key}_${original.name}.webp`,
    hash,
    ext: '.webp',
    mime: 'image/webp',
    path: null,
    filepath,
    width,
    height,
    size: Math.round(size / 10) / 100,
    sizeInBytes: size,
    getStream: () => createReadStream(filepath),
  };
  return { key: `${key}_webp`, file };
}
