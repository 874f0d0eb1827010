import type { Core } from '@strapi/strapi';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sharp from 'sharp';

type UploadFile = {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  filepath?: string;
  getStream: () => Readable;
  tmpWorkingDirectory?: string;
  width?: number;
};
type Format = { key: string; file: UploadFile };

/** Beside each size that Strapi makes of an uploaded picture, and beside the picture itself, stands a WebP of it. */
export function registerModernImages(strapi: Core.Strapi): void {
  const service = strapi.plugin('upload').service('image-manipulation') as {
    generateResponsiveFormats: (file: UploadFile) => Promise<Format[]>;
  };
  const plainFormats = service.generateResponsiveFormats;
  service.generateResponsiveFormats = async (file) => {
    const formats = await plainFormats(file);
    if (file.mime === 'image/webp' || file.mime === 'image/svg+xml') return formats;
    const modern = [{ key: 'full', file }, ...formats].map(({ key, file: source }) => webp(key, file, source));
    return [...formats, ...(await Promise.all(modern))];
  };
}

async function webp(key: string, original: UploadFile, source: UploadFile): Promise<Format> {
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
