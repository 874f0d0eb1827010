import type { Core } from '@strapi/strapi';
import { createHash, randomUUID } from 'node:crypto';

/** bcrypt reads 72 bytes and no more; a longer password is hashed once before, so that every letter of it counts. */
function fit(password: string): string {
  return Buffer.byteLength(password) <= 72 ? password : createHash('sha384').update(password).digest('base64');
}

export async function hashPassword(strapi: Core.Strapi, password: string): Promise<string> {
  const service = strapi.plugin('users-permissions').service('user');
  return (await service.ensureHashedPasswords({ password: fit(password) })).password;
}

let nobodys: Promise<string> | undefined;

/** Takes as long where there is no account or no password as where there is one: time must not tell. */
export async function isPassword(strapi: Core.Strapi, password: string, hash: string | null | undefined) {
  nobodys ??= hashPassword(strapi, randomUUID());
  const service = strapi.plugin('users-permissions').service('user');
  const same: boolean = await service.validatePassword(fit(password), hash ?? (await nobodys));
  return same && Boolean(hash);
}

/** The least the identity provider asks for as well; what is wise is the site's to say. */
export function isLongEnough(password: string): boolean {
  const length = [...password].length;
  return length >= 6 && length <= 64;
}
