import type { Core } from '@strapi/strapi';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentLocales } from './strapi-internals/content-locales';

export type Locale = { code: string; name: string };

/** The languages of the site, from the file that all parts of the stack share. The first is the default. */
export function listedLocales(strapi: Core.Strapi): Locale[] {
  const file = join(strapi.dirs.app.root, '..', 'locales.json');
  // Read once: every write of content asks for the languages many times.
  const locales = known.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Locale[]);
  known.set(file, locales);
  return locales;
}

const known = new Map<string, Locale[]>();

/** The languages that a write of the document service is about: one, several, all (`*`), or without any the default. */
export function writtenLocales(strapi: Core.Strapi, locale: string | string[] | undefined): string[] {
  const all = listedLocales(strapi).map(({ code }) => code);
  return locale === '*' ? all : [locale ?? all[0]!].flat();
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
