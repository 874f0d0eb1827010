/** The upload plugin's service that generates smaller versions of an uploaded picture. */
import type { Core } from '@strapi/strapi';
import type { Readable } from 'node:stream';
import { requireFunctions } from './require-internal';

export type UploadFile = {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  filepath?: string;
  getStream: () => Readable;
  tmpWorkingDirectory?: string;
  width?: number;
};
export type ImageFormat = { key: string; file: UploadFile };
type Service = { generateResponsiveFormats: (file: UploadFile) => Promise<ImageFormat[]> };

const file = 'image-formats.ts';

function service(strapi: Core.Strapi): Service {
  return strapi.plugin('upload').service('image-manipulation');
}

/** Adds formats to those that Strapi generates. `create` gets the uploaded picture and Strapi's formats. */
export function addImageFormats(
  strapi: Core.Strapi,
  create: (original: UploadFile, formats: ImageFormat[]) => Promise<ImageFormat[]>,
): void {
  const generateOriginalFormats = service(strapi).generateResponsiveFormats;
  service(strapi).generateResponsiveFormats = async (original) => {
    const formats = await generateOriginalFormats(original);
    return [...formats, ...(await create(original, formats))];
  };
}

export function requireImageFormats(strapi: Core.Strapi): void {
  requireFunctions(
    service(strapi),
    'plugin::upload service "image-manipulation"',
    'method',
    ['generateResponsiveFormats'],
    file,
  );
}
