/** The upload plugin's service that stores files. It checks the size of every file first, new or replaced. */
import type { Core } from '@strapi/strapi';
import type { UploadFile } from './image-formats';
import { requireFunctions } from './require-internal';

type Service = { checkFileSize: (file: UploadFile) => Promise<void> };

function service(strapi: Core.Strapi): Service {
  return strapi.plugin('upload').service('provider');
}

/** Adds a check before a file is stored. It throws if the file must not be stored. */
export function addUploadCheck(strapi: Core.Strapi, check: (file: UploadFile) => Promise<void>): void {
  const { checkFileSize } = service(strapi);
  service(strapi).checkFileSize = async (file) => {
    await checkFileSize(file);
    await check(file);
  };
}

export function requireUploadCheck(strapi: Core.Strapi): void {
  requireFunctions(
    service(strapi),
    'plugin::upload service "provider"',
    'method',
    ['checkFileSize'],
    'upload-check.ts',
  );
}
