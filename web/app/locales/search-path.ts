import { locales, localePath, type Alternate } from './index.ts';

/** Where a language calls it otherwise. The CMS reserves these paths, too (cms/src/slugs.ts). */
const names: Record<string, string> = { pl: 'szukaj' };

/** The path of the search page without language. */
export function searchName(locale: string): string {
  return names[locale] ?? 'search';
}

export function searchPath(locale: string, query = ''): string {
  return withQuery(localePath(locale, `/${searchName(locale)}`), query);
}

/** The search page for members, which also finds pages for members. */
export function membersSearchPath(locale: string, query = ''): string {
  return withQuery(localePath(locale, `/${searchName(locale)}/members`), query);
}

export function searchAlternates(query: string): Alternate[] {
  return locales.map(({ code }) => ({ locale: code, path: searchPath(code, query) }));
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${new URLSearchParams({ q: query }).toString()}` : path;
}
