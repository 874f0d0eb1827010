import { localePath } from '#locales/index.ts';

const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Where a link written by an editor leads, for a page in this language: a path of our own gets the language's prefix,
 * an address of another site must have a harmless scheme. Null when it leads nowhere we would send anybody.
 */
export function resolveHref(written: string | null | undefined, locale: string): string | null {
  const href = written?.trim();
  if (!href) return null;
  if (/^\/(?![/\\])/.test(href)) return localePath(locale, href);
  if (href.startsWith('#')) return href;
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return allowedSchemes.has(url.protocol) ? url.href : null;
}

export function isExternal(href: string): boolean {
  return /^https?:/.test(href);
}
