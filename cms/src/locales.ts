import type { Core } from '@strapi/strapi';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Locale = { code: string; name: string };

/** The one list of languages, shared by every part; the first is the default. */
export function listedLocales(strapi: Core.Strapi): Locale[] {
  return JSON.parse(readFileSync(join(strapi.dirs.app.root, '..', 'locales.json'), 'utf8')) as Locale[];
}

/** Adds the listed languages that the database does not know yet. It never removes one: that would delete content. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales');
  const listed = listedLocales(strapi);
  for (const { code, name } of listed) {
    if (!(await service.findByCode(code))) await service.create({ code, name: `${name} (${code})` });
  }
  const first = listed[0];
  if (first && (await service.getDefaultLocale()) !== first.code) await service.setDefaultLocale({ code: first.code });
}
