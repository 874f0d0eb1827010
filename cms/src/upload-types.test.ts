import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { findUploadProblem } from './upload-types';

const folder = mkdtempSync(join(tmpdir(), 'upload-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
const html = '<!doctype html><script>alert(1)</script>';

async function problemOf(name: string, content: Buffer | string): Promise<unknown> {
  const path = join(folder, name);
  writeFileSync(path, content);
  return findUploadProblem(name, extname(name), path);
}

test.each([
  ['a.jpg', () => picture.jpeg().toBuffer()],
  ['a.JPEG', () => picture.jpeg().toBuffer()],
  ['a.png', () => picture.png().toBuffer()],
  ['a.webp', () => picture.webp().toBuffer()],
  ['a.avif', () => picture.avif().toBuffer()],
  ['a.gif', () => picture.gif().toBuffer()],
  ['a.svg', () => svg],
  ['a.pdf', () => '%PDF-1.7\n'],
])('accepts %s', async (name, content) => {
  expect(await problemOf(name, await content())).toBeNull();
});

test.each([
  ['setup.exe', 'MZ'],
  ['page.html', html],
  ['no-extension', 'text'],
  ['a.svgz', svg],
])('refuses %s, a kind of file that is not needed', async (name, content) => {
  expect(await problemOf(name, content)).toEqual({ code: 'upload.kind', values: { name } });
});

test.each([
  ['page.jpg', html],
  ['page.svg', html],
  ['page.pdf', html],
  ['empty.png', ''],
])('refuses %s, whose content is something else', async (name, content) => {
  expect(await problemOf(name, content)).toEqual({
    code: 'upload.content',
    values: { name, extension: extname(name) },
  });
});

test('refuses a picture with the extension of another kind', async () => {
  expect(await problemOf('a.png', await picture.jpeg().toBuffer())).toMatchObject({ code: 'upload.content' });
});
