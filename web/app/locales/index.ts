import listed from '../../../locales.json' with { type: 'json' };

/** The site's languages, from the one list every part reads. The first is the default and has no prefix in addresses. */
export const locales: readonly { code: string; name: string }[] = listed;
export const defaultLocale: string = listed[0]!.code;

export function isLocale(code: string | undefined): code is string {
  return locales.some((locale) => locale.code === code);
}

/** The language an address is in: its first segment, or the default. */
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
