/** Reads pages by slug, and finds the page of a slug that belongs to another language. */
import { z } from 'zod';
import { locales, type Alternate } from '#locales/index.ts';
import { sectionZone, sectionZonePopulate } from '#sections/zone.server.ts';
import { collectionPaths, type PagePaths } from './page-paths.server.ts';
import { alternatesOf } from './page-types.server.ts';
import type { ContentReader } from '#content/store/loader.server.ts';
import { lookupQuery } from '#content/client/content-query.server.ts';
import { localizations, optionalText, seo, seoPopulate, text } from '#content/fields/field-schemas.server.ts';

export const pageSchema = z.object({
  locale: text,
  title: text,
  slug: text,
  lead: optionalText,
  /** `public`, or the name of the middleware that protects the page. */
  access: text,
  sections: sectionZone,
  seo,
  localizations,
});

/** Slugs consist of letters, digits and hyphens. */
export function isSlug(slug: string): boolean {
  return /^[A-Za-z0-9-]+$/.test(slug);
}

const populate = {
  sections: sectionZonePopulate,
  seo: seoPopulate,
  localizations: { fields: ['locale', 'slug'] },
};

const pageQuery = lookupQuery('page', 'pages', 'slug', { populate }, pageSchema);

export async function readPage({ find }: ContentReader, slug: string) {
  return find(pageQuery, slug);
}

/** Finds a public page by its slug in any language, and returns its paths in all languages. */
export async function findBySlugInAnyLanguage({ find }: ContentReader, slug: string): Promise<Alternate[]> {
  const found = await Promise.all(locales.map(({ code }) => find(pagePaths, slug, code)));
  const page = found.find((one) => one !== null);
  return page ? pageAlternates(page) : [];
}

const [, pagePaths] = [...collectionPaths].find(([{ type }]) => type === 'page')!;

export function pageAlternates(page: PagePaths): Alternate[] {
  return alternatesOf('/:slug', page);
}
