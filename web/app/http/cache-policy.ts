import { anyTag } from '#content/tags.ts';

/** How long each kind of answer may be kept, by browsers (max-age) and by the edge (s-maxage), in seconds. */
export const cacheControl = {
  /** The edge keeps pages for a day and publishing empties it; browsers ask again after ten seconds. */
  page: 'public, max-age=10, s-maxage=86400',
  notFound: 'public, max-age=0, s-maxage=60',
  /** Built files carry a hash of their content in their name. */
  asset: 'public, max-age=31536000, s-maxage=31536000, immutable',
  /** Files with a fixed name: icons, manifest. */
  file: 'public, max-age=3600, s-maxage=86400',
  none: 'private, no-store',
} as const;

/** Tag headers stay well under the 8 KB at which Varnish refuses an answer. */
const maxTagBytes = 4096;

export type Answer = { status: number; tags: Iterable<string>; isPrivate: boolean; setsCookie: boolean };

/** The headers an answer gets. No tags, no cache: what cannot be purged must not be stored. */
export function cacheHeaders({ status, tags, isPrivate, setsCookie }: Answer): Record<string, string> {
  const all = [...new Set(tags)].toSorted().join(' ');
  // More than the header can name: anything published purges it.
  const key = all.length > maxTagBytes ? anyTag : all;
  const policy = isPrivate || setsCookie || key === '' ? 'none' : policyFor(status);
  if (policy === 'none') {
    return { 'Cache-Control': cacheControl.none, ...(status === 503 && { 'Retry-After': '5' }) };
  }
  return { 'Cache-Control': cacheControl[policy], 'Surrogate-Key': key, 'Cache-Tag': key.replaceAll(' ', ',') };
}

export function staticCacheHeaders(pathname: string): Record<string, string> {
  // Which build is the newest is asked of whoever answers.
  if (pathname === '/builds/latest.json')
    return { 'Cache-Control': cacheControl.none, 'X-Content-Type-Options': 'nosniff' };
  const policy = /^\/(assets|builds)\//.test(pathname) ? 'asset' : 'file';
  const type = pathname === '/speculation-rules.json' && { 'Content-Type': 'application/speculationrules+json' };
  return {
    'Cache-Control': cacheControl[policy],
    'Surrogate-Key': policy,
    'X-Content-Type-Options': 'nosniff',
    ...type,
  };
}

function policyFor(status: number): 'page' | 'notFound' | 'none' {
  if (status === 200 || status === 301) return 'page';
  return status === 404 ? 'notFound' : 'none';
}
