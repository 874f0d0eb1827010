import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { refusal } from '../refusal';
import { photoRefused, readPhotoBytes } from './image';

/**
 * Downloads the photo that somebody has at the identity provider. Its URL can be chosen there, so only the origins from
 * the setting PHOTO_ORIGINS are called.
 */
export async function downloadPhoto(strapi: Core.Strapi, url: string): Promise<Buffer> {
  const origins = strapi.config.get<string[]>('identity.photoOrigins');
  if (!URL.canParse(url) || !origins.includes(new URL(url).origin)) throw photoRefused('not-an-image');
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(2_000) }).catch(() => null);
  if (!response?.ok || !response.body) {
    await response?.body?.cancel();
    throw new errors.NotFoundError('No photo', refusal('object-not-found'));
  }
  return readPhotoBytes(response.body);
}
