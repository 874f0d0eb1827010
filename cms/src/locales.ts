import type { Core } from '@strapi/strapi';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentLocales } from './strapi-internals/content-locales';

type Locale = { code: string; name: string };

/** The languages of the site, from the file that all parts of the stack share. The first is the default. */
export function listedLocales(strapi: Core.Strapi): Locale[] {
  return JSON.parse(readFileSync(join(strapi.dirs.app.root, '..', 'locales.json'), 'utf8')) as Locale[];
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
