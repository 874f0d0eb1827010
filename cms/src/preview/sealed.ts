/** Short texts for the browser or the web, which only the CMS can make and read, and which expire. */
import type { Core } from '@strapi/strapi';
import { decrypt, encrypt, type Purpose } from '../encryption';

type Sealed<T> = { content: T; expiresAt: number };

export function seal<T>(strapi: Core.Strapi, purpose: Purpose, content: T, lifetimeMs: number): string {
  const sealed: Sealed<T> = { content, expiresAt: Date.now() + lifetimeMs };
  return Buffer.from(encrypt(strapi, purpose, JSON.stringify(sealed)), 'base64').toString('base64url');
}

/** Null if it has expired, or was not made by `seal` for the same purpose. */
export function unseal<T>(strapi: Core.Strapi, purpose: Purpose, text: unknown): T | null {
  if (typeof text !== 'string' || !/^[\w-]{1,2000}$/.test(text)) return null;
  try {
    const encrypted = Buffer.from(text, 'base64url').toString('base64');
    const { content, expiresAt } = JSON.parse(decrypt(strapi, purpose, encrypted)) as Sealed<T>;
    return expiresAt > Date.now() ? content : null;
  } catch {
    return null;
  }
}
