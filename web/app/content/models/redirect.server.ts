/** Redirects that editors made, from a path of one segment that has no page. */
import { z } from 'zod';
import type { ContentReader } from '#content/store/loader.server.ts';
import { lookupQuery } from '#content/client/content-query.server.ts';
import { text } from '#content/fields/field-schemas.server.ts';
import { isExternal, resolveHref } from '#content/fields/href.ts';
import { localePath } from '#locales/index.ts';

export const redirectSchema = z.object({ to: text });

const redirectQuery = lookupQuery('redirect', 'redirects', 'from', {}, redirectSchema);

/** Where a path leads to, with the query of the request; null if there is no redirect. */
export async function readRedirect({ find, locale }: ContentReader, slug: string, search: string) {
  const redirect = await find(redirectQuery, slug);
  return redirectTarget(redirect?.to, localePath(locale, `/${slug}`), search, locale);
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
