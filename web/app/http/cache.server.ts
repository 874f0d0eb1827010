/** Collects the cache tags of a response while it is created and sets the cache headers. */
import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { buildTag } from './cache-tags.ts';
import { buildId } from '#build.server.ts';
import { cacheControl, cacheHeaders } from './cache-policy.ts';
import { previewOf } from './preview.server.ts';

class CacheRecord {
  readonly tags = new Set<string>();
  /** When the most recent of its documents was published. */
  published = '';
  isPrivate = false;
  isBrief = false;
  /** Whether the response depends on the session. */
  requiresSession = false;
}

/** Null for responses that React Router creates before any middleware has run. */
const record = createContext<CacheRecord | null>(null);

/** Adds cache tags (cache-tags.ts) to the response, and the time when its content was published. */
export function addCacheTags(
  context: Readonly<RouterContextProvider>,
  tags: readonly string[] | ReadonlySet<string>,
  published = '',
): void {
  const cacheRecord = recordOf(context);
  for (const one of tags) cacheRecord.tags.add(one);
  if (published > cacheRecord.published) cacheRecord.published = published;
}

/** Excludes the response from all caches. */
export function markPrivate(context: Readonly<RouterContextProvider>): void {
  recordOf(context).isPrivate = true;
}

/** Lets the edge keep the response for a minute only. */
export function cacheForAMinute(context: Readonly<RouterContextProvider>): void {
  recordOf(context).isBrief = true;
}

/**
 * Declares that the response depends on the session. The edge removes cookies from requests for public pages; with the
 * header X-Requires-Session it sends the request again with the session cookie.
 */
export function requireSession(context: Readonly<RouterContextProvider>): void {
  recordOf(context).requiresSession = true;
}

/** Whether the response will be cached. Such a page must be the same for everybody. */
export function isCacheable(context: Readonly<RouterContextProvider>, status: number, headers: Headers): boolean {
  const cacheRecord = context.get(record);
  return cacheRecord !== null && headersOf(cacheRecord, status, headers)['Cache-Control'] !== cacheControl.none;
}

function recordOf(context: Readonly<RouterContextProvider>): CacheRecord {
  const cacheRecord = context.get(record);
  if (!cacheRecord) throw new Error('No cache record: the request has not passed cacheMiddleware.');
  return cacheRecord;
}

function headersOf({ tags, isPrivate, isBrief }: CacheRecord, status: number, headers: Headers) {
  const noCaching = import.meta.env.DEV || isPrivate;
  const setsCookie = headers.has('Set-Cookie');
  return cacheHeaders({ status, tags, build: buildTag(buildId), isPrivate: noCaching, isBrief, setsCookie });
}

export const cacheMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const cacheRecord = new CacheRecord();
  cacheRecord.isPrivate = previewOf(context) !== null;
  context.set(record, cacheRecord);
  const response = await next();
  for (const [name, value] of Object.entries(headersOf(cacheRecord, response.status, response.headers)))
    response.headers.set(name, value);
  // The CMS requests a published page and compares this header to see whether the page is live.
  if (cacheRecord.published) response.headers.set('X-Published', cacheRecord.published);
  if (cacheRecord.requiresSession) response.headers.set('X-Requires-Session', 'yes');
  // Pages have no Vary, so that browsers use what they have prefetched. Other caches must not answer one with Markdown.
  if (response.headers.get('Content-Type')?.startsWith('text/markdown')) response.headers.set('Vary', 'Accept');
  else response.headers.delete('Vary');
  return response;
};
