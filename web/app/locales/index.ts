import listed from '../../../locales.json' with { type: 'json' };

/** The site's languages, from the list that all services share. The first is the default; its paths have no prefix. */
export const locales: readonly { code: string; name: string }[] = listed;
export const defaultLocale: string = listed[0]!.code;

/** A page's path in one language. */
export type Alternate = { locale: string; path: string };

export function isLocale(code: string | undefined): code is string {
  return locales.some((locale) => locale.code === code);
}

/** The language of a path: its first segment, or the default. */
export function localeOf(pathname: string): string {
  const first = pathname.split('/')[1]?.toLowerCase();
  return isLocale(first) && first !== defaultLocale ? first : defaultLocale;
}

/** `/pricing` in Polish is `/pl/pricing`; `/` in Polish is `/pl`. */
export function localePath(locale: string, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** `/pl/pricing` without its language is `/pricing`. */
export function withoutLocale(pathname: string): string {
  const locale = localeOf(pathname);
  return locale === defaultLocale ? pathname : pathname.slice(locale.length + 1) || '/';
}
