import type { Core } from '@strapi/strapi';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentLocales } from './strapi-internals/content-locales';

export type Locale = { code: string; name: string };

/** The languages of the site, from the file that all parts of the stack share. The first is the default. */
export function listedLocales(strapi: Core.Strapi): Locale[] {
  return JSON.parse(readFileSync(join(strapi.dirs.app.root, '..', 'locales.json'), 'utf8')) as Locale[];
}

/** The path of a page in a language: the default one has no prefix. */
export function localizePath(strapi: Core.Strapi, locale: string, path: string): string {
  const [first] = listedLocales(strapi);
  return locale === first!.code ? path : `/${locale}${path === '/' ? '' : path}`;
}

/** Adds missing languages to the database. It never removes one, because that would delete content. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const service = contentLocales(strapi);
  const listed = listedLocales(strapi);
  for (const { code, name } of listed) {
    if (!(await service.findByCode(code))) await service.create({ code, name: `${name} (${code})` });
  }
  const first = listed[0];
  if (first && (await service.getDefaultLocale()) !== first.code) await service.setDefaultLocale({ code: first.code });
}
