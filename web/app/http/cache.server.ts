/** Collects, while an answer is made, what it was made from, and puts the matching cache headers on it. */
import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { cacheControl, cacheHeaders } from './cache-policy.ts';

class CacheRecord {
  readonly tags = new Set<string>();
  /** When the newest of its documents was published. */
  published = '';
  isPrivate = false;
  /** Whether the answer depends on who asks. */
  asksForSession = false;
}

const record = createContext<CacheRecord>();

/** Names what the answer is made from (content/tags.ts), and how fresh that is. */
export function tag(context: Readonly<RouterContextProvider>, tags: Iterable<string>, published = ''): void {
  const own = context.get(record);
  for (const one of tags) own.tags.add(one);
  if (published > own.published) own.published = published;
}

/** Keeps the answer out of every cache, whatever it is made from. */
export function keepPrivate(context: Readonly<RouterContextProvider>): void {
  context.get(record).isPrivate = true;
}

/**
 * Says that who asks matters here. The edge forgets visitors' cookies before it asks for a page that could be anybody's;
 * by this it learns that it must ask again, with them.
 */
export function askForSession(context: Readonly<RouterContextProvider>): void {
  context.get(record).asksForSession = true;
}

/** Whether the answer that is being made will be stored; its page is then the same for everybody. */
export function willBeStored(context: Readonly<RouterContextProvider>, status: number, headers: Headers): boolean {
  const { 'Cache-Control': policy } = headersOf(context.get(record), status, headers);
  return policy !== cacheControl.none;
}

function headersOf({ tags, isPrivate }: CacheRecord, status: number, headers: Headers) {
  const noCaching = import.meta.env.DEV || isPrivate;
  return cacheHeaders({ status, tags, isPrivate: noCaching, setsCookie: headers.has('Set-Cookie') });
}

export const cacheMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const own = new CacheRecord();
  context.set(record, own);
  const response = await next();
  for (const [name, value] of Object.entries(headersOf(own, response.status, response.headers)))
    response.headers.set(name, value);
  // The CMS reads its own publication back by this.
  if (own.published) response.headers.set('X-Published', own.published);
  if (own.asksForSession) response.headers.set('X-Asks-For-Session', 'yes');
  response.headers.delete('Vary');
  return response;
};
