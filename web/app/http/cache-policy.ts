import { anyTag } from './cache-tags.ts';

/** How long browsers (max-age) and the edge (s-maxage) may cache each kind of response, in seconds. */
export const cacheControl = {
  /** Publishing purges pages from the edge, but not from browsers, so browsers cache them for ten seconds only. */
  page: 'public, max-age=10, s-maxage=86400',
  /** Search results. */
  brief: 'public, max-age=10, s-maxage=60',
  notFound: 'public, max-age=0, s-maxage=60',
  /** Built files have a hash of their content in their name. */
  asset: 'public, max-age=31536000, s-maxage=31536000, immutable',
  /** Files with a fixed name: icons, manifest. */
  file: 'public, max-age=3600, s-maxage=86400',
  none: 'private, no-store',
} as const;

/** Varnish rejects a response with a header of more than 8 KB; tag headers stay well below. */
const maxTagBytes = 4096;

export type ResponseInfo = {
  status: number;
  tags: Iterable<string>;
  /** The tag of the build that rendered it: a new build purges the response. */
  build: string;
  isPrivate: boolean;
  isBrief?: boolean;
  setsCookie: boolean;
};

/** The cache headers of a response. Without tags it is not cached, because it could not be purged. */
export function cacheHeaders({
  status,
  tags,
  build,
  isPrivate,
  isBrief,
  setsCookie,
}: ResponseInfo): Record<string, string> {
  const allTags = [...new Set(tags)].toSorted().join(' ');
  // Too many tags for the header: every publication purges the response.
  const contentTags = allTags.length > maxTagBytes ? anyTag : allTags;
  const key = contentTags && `${contentTags} ${build}`;
  const policy = isPrivate || setsCookie || key === '' ? 'none' : policyFor(status, isBrief);
  if (policy === 'none') {
    return { 'Cache-Control': cacheControl.none, ...(status === 503 && { 'Retry-After': '5' }) };
  }
  return { 'Cache-Control': cacheControl[policy], 'Surrogate-Key': key, 'Cache-Tag': key.replaceAll(' ', ',') };
}

/** Content types that sirv cannot derive from the file extension. */
const contentTypes: Record<string, string> = {
  '/speculation-rules.json': 'application/speculationrules+json',
  '/favicon.ico': 'image/x-icon',
};

/** Files of a build. Their names contain a hash or the build's id, except `/builds/latest.json`. */
export function isBuiltFile(pathname: string): boolean {
  return /^\/(assets|builds)\//.test(pathname);
}

export function staticCacheHeaders(pathname: string, build: string): Record<string, string> {
  // Not cached: it tells an open page which build is the newest.
  if (pathname === '/builds/latest.json')
    return { 'Cache-Control': cacheControl.none, 'X-Content-Type-Options': 'nosniff' };
  const policy = isBuiltFile(pathname) ? 'asset' : 'file';
  const type = contentTypes[pathname];
  return {
    'Cache-Control': cacheControl[policy],
    // Files with a fixed name can differ between builds, so a new build purges them. Built files never change.
    'Surrogate-Key': policy === 'asset' ? policy : `${policy} ${build}`,
    'X-Content-Type-Options': 'nosniff',
    ...(type && { 'Content-Type': type }),
  };
}

function policyFor(status: number, isBrief = false): 'page' | 'brief' | 'notFound' | 'none' {
  if (status === 200 && isBrief) return 'brief';
  if (status === 200 || status === 301) return 'page';
  return status === 404 || status === 410 ? 'notFound' : 'none';
}
