/**
 * The content types that have pages, and their paths. The CMS has the same paths in its schemas
 * (cms/src/site-types.ts): it purges pages by them and checks whether they are live. cms-contract.test.ts compares the
 * two. The sitemap and the share images are made from this list.
 */
import { localePath, locales, type Alternate } from '#locales/index.ts';

export type PageType = {
  type: string;
  /** The plural name of a collection, as used in the CMS's API. */
  plural?: string;
  /** `/:slug` stands for the documents of a collection, found by the field `slug`. */
  path: string;
  /** Whether some of the documents are for members only. Those must not appear in public lists. */
  hasMemberPages?: boolean;
  /** Whether editors can write a title and a description for search engines, and choose the share image. */
  hasSeo?: boolean;
  /** Not in the sitemap: pages that exist only for old links. */
  isHidden?: boolean;
};

export const pageTypes: PageType[] = [
  { type: 'home', path: '/', hasSeo: true },
  { type: 'pricing', path: '/pricing', hasSeo: true },
  { type: 'contact', path: '/contact', hasSeo: true },
  { type: 'changelog-entry', plural: 'changelog-entries', path: '/changes/:slug' },
  { type: 'legacy-page', plural: 'legacy-pages', path: '/old/:path', isHidden: true },
  // Last: it matches every path of one segment.
  { type: 'page', plural: 'pages', path: '/:slug', hasMemberPages: true, hasSeo: true },
];

/** The types in the sitemap. */
export const listedTypes = pageTypes.filter(({ isHidden }) => !isHidden);

/** Selects public pages, for responses that everybody may see. */
export const publicFilter = { access: { $eq: 'public' } };

/** The field in the path of a collection: `slug` in `/:slug`. */
export function pathFieldOf({ path }: Pick<PageType, 'path'>): string | null {
  return /:(\w+)/.exec(path)?.[1] ?? null;
}

/** The type of the page at a path without language prefix, and the value of the field in the path. */
export function findPageType(path: string): { pageType: PageType; value: string | null } | null {
  for (const pageType of pageTypes) {
    if (pageType.path === path) return { pageType, value: null };
    const [before, after] = pageType.path.split(/:\w+/);
    if (after === undefined || !path.startsWith(before!) || path === before) continue;
    return { pageType, value: path.slice(before!.length) };
  }
  return null;
}

type Translated = { locale: string; localizations: { locale: string }[] };

/** The published translations of a document, in the order of the site's languages. */
export function alternatesOf(path: string, document: Translated): Alternate[] {
  const field = pathFieldOf({ path });
  const translations = new Map([document, ...document.localizations].map((one) => [one.locale, one]));
  return locales.flatMap(({ code }) => {
    const translation = translations.get(code) as Record<string, unknown> | undefined;
    const value = field ? translation?.[field] : '';
    if (!translation || typeof value !== 'string') return [];
    return [{ locale: code, path: localePath(code, path.replace(/:\w+/, value)) }];
  });
}
