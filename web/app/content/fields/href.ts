import { localePath } from '#locales/index.ts';

const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The href of a link written by an editor, for a page in this language. A path of the site gets the language prefix; an
 * absolute URL must have an allowed scheme. Null for anything else, such as `javascript:` URLs.
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
