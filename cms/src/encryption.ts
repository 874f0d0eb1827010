/** Encrypts texts that others must not read or change: in the database, and in links. */
import type { Core } from '@strapi/strapi';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Each purpose has a key of its own. */
export type Purpose = 'account mails' | 'authenticator apps' | 'preview links' | 'draft readers';

export function encrypt(strapi: Core.Strapi, purpose: Purpose, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key(strapi, purpose), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** Throws if the text was encrypted with another key, or has been changed. */
export function decrypt(strapi: Core.Strapi, purpose: Purpose, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key(strapi, purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

function key(strapi: Core.Strapi, purpose: Purpose): Buffer {
  const secret = strapi.config.get<string>('admin.secrets.encryptionKey');
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
