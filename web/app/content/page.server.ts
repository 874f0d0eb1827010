/** Content pages by slug, and where a slug of another language really lives. */
import { z } from 'zod';
import { localePath, locales } from '#locales/index.ts';
import { sectionZone, sectionZonePopulate } from '#sections/zone.server.ts';
import { brand } from '#theme/brand.ts';
import { localizations, type Alternate } from './head.server.ts';
import { breadcrumbs } from './json-ld.server.ts';
import type { ContentReader } from './loader.server.ts';
import { optionalText, seo, seoPopulate, text } from './parts.server.ts';

export const pageSchema = z.object({
  locale: text,
  title: text,
  slug: text,
  lead: optionalText,
  /** `public`, or the name of the middleware that guards the page. */
  access: text,
  sections: sectionZone,
  seo,
  localizations,
});

/** Letters, digits and hyphens; anything else cannot be a page. */
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
  // Tagged with the address as well: publishing a page at one that answers 404 today must be noticed.
  const found = await read('pages', query, z.object({ data: z.array(pageSchema) }), { type: 'page', at: slug });
  return found?.data[0] ?? null;
}

const address = z.object({ locale: text, slug: text, localizations });

/** For whatever says something about a page to people who may not see it. */
export const publicOnly = { access: { $eq: 'public' } };

/** A page whose slug in some other language was asked for: its addresses in every language it is published in. */
export async function findBySlugInAnyLanguage({ read }: ContentReader, slug: string): Promise<Alternate[]> {
  const query = {
    locale: '*',
    filters: { slug: { $eq: slug }, ...publicOnly },
    fields: ['slug', 'locale'],
    populate: { localizations: { fields: ['slug', 'locale'] } },
    pagination: { pageSize: 10 },
  };
  const found = await read('pages', query, z.object({ data: z.array(address) }), { type: 'page', at: slug });
  const page = found?.data[0];
  return page ? pageAlternates(page) : [];
}

/** A page's published addresses, in the order of the site's languages. */
export function pageAlternates(page: z.output<typeof address>): Alternate[] {
  const slugs = new Map([
    [page.locale, page.slug],
    ...page.localizations.map((one) => [one.locale, one.slug] as const),
  ]);
  return locales.flatMap(({ code }) => {
    const slug = slugs.get(code);
    return slug ? [{ locale: code, path: localePath(code, `/${slug}`) }] : [];
  });
}

export function pageBreadcrumbs(page: { locale: string; title: string; slug: string }) {
  const home = { name: brand.name, path: localePath(page.locale, '/') };
  return breadcrumbs(home, { name: page.title, path: localePath(page.locale, `/${page.slug}`) });
}
