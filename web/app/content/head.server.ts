/** What a page says about itself to browsers and search engines: its title, and itself in other languages. */
import { z } from 'zod';
import { localePath, locales } from '#locales/index.ts';
import type { Seo } from './parts.server.ts';

export type Alternate = { locale: string; path: string };

export type Head = { title: string; description?: string | undefined; alternates: Alternate[] };

export const localizations = z
  .array(z.object({ locale: z.string(), slug: z.string().nullish() }))
  .nullish()
  .transform((value) => value ?? []);

type Translated = { locale: string; localizations: { locale: string; slug?: string | null | undefined }[] };

export function makeHead(title: string, seo: Seo, alternates: Alternate[]): Head {
  return { title: seo?.title ?? title, description: seo?.description, alternates };
}

/** The published translations of a document at one fixed path, in the order of the site's languages. */
export function alternatesAt(path: string, { locale, localizations: others }: Translated): Alternate[] {
  const published = [locale, ...others.map((other) => other.locale)];
  return locales
    .filter(({ code }) => published.includes(code))
    .map(({ code }) => ({ locale: code, path: localePath(code, path) }));
}
