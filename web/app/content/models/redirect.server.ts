/** Old addresses: they lead to another one, or say that the page is gone. The CMS makes them, and editors do. */
import { z } from 'zod';
import type { ContentReader } from '#content/store/loader.server.ts';
import { lookupQuery } from '#content/client/content-query.server.ts';
import { optionalText } from '#content/fields/field-schemas.server.ts';
import { isExternal, resolveHref } from '#content/fields/href.ts';
import { localePath } from '#locales/index.ts';

export const redirectSchema = z.object({ kind: z.enum(['moved', 'gone']).nullish(), to: optionalText });

const redirectQuery = lookupQuery('redirect', 'redirects', 'from', {}, redirectSchema);

/** Where a path leads to, with the query of the request; 'gone' for a deleted page; null if there is no redirect. */
export async function readRedirect({ find, locale }: ContentReader, path: string, search: string) {
  const redirect = await find(redirectQuery, path);
  if (redirect?.kind === 'gone') return 'gone';
  const target = redirectTarget(redirect?.to, localePath(locale, `/${path}`), search, locale);
  return target && { to: target };
}

/** The value of the Location header. Null unless it is a path of the site or a web URL, and not the path itself. */
export function redirectTarget(to: string | undefined, from: string, search: string, locale: string): string | null {
  const href = resolveHref(to, locale);
  if (!href || !/^(\/|https?:)/.test(href)) return null;
  const url = new URL(href, 'http://site.invalid');
  if (!isExternal(href) && url.pathname === from) return null;
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.append(name, value);
  return isExternal(href) ? url.href : url.pathname + url.search + url.hash;
}
