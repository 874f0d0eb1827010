/** Reads pages by slug, and finds the page of a slug that belongs to another language. */
import { z } from 'zod';
import type { Alternate } from '#locales/index.ts';
import { sectionZone, sectionZonePopulate } from '#sections/zone.server.ts';
import { alternatesOf, publicFilter } from './page-types.server.ts';
import type { ContentReader } from '#content/client/loader.server.ts';
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

export async function readPage({ read }: ContentReader, slug: string) {
  const query = {
    filters: { slug: { $eq: slug } },
    populate: {
      sections: sectionZonePopulate,
      seo: seoPopulate,
      localizations: { fields: ['locale', 'slug'] },
    },
    pagination: { pageSize: 1 },
  };
  // The lookup tag is needed for 404 responses: they are purged when a page is published with this slug.
  const found = await read('pages', query, z.object({ data: z.array(pageSchema) }), { type: 'page', at: slug });
  return found?.data[0] ?? null;
}

const translatedPage = z.object({ locale: text, slug: text, localizations });

/** Finds a public page by its slug in any language, and returns its paths in all languages. */
export async function findBySlugInAnyLanguage({ read }: ContentReader, slug: string): Promise<Alternate[]> {
  const query = {
    locale: '*',
    filters: { slug: { $eq: slug }, ...publicFilter },
    fields: ['slug', 'locale'],
    populate: { localizations: { fields: ['slug', 'locale'] } },
    pagination: { pageSize: 10 },
  };
  const found = await read('pages', query, z.object({ data: z.array(translatedPage) }), { type: 'page', at: slug });
  const page = found?.data[0];
  return page ? pageAlternates(page) : [];
}

export function pageAlternates(page: z.output<typeof translatedPage>): Alternate[] {
  return alternatesOf('/:slug', page);
}
