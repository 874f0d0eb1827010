/**
 * Protection against cross-site request forgery (CSRF): a request that can change something must come from our own
 * pages. The check uses Fetch Metadata (Sec-Fetch-Site), or the Origin header if a browser does not send it. It applies
 * to every path and runs before any loader or action.
 */
import type { MiddlewareFunction } from 'react-router';
import { config } from '#config.server.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export const sameOriginMiddleware: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  // Browsers send reports without these headers; a report changes nothing.
  if (safeMethods.has(request.method) || url.pathname === '/reports' || isSameOrigin(request.headers)) return next();
  return new Response('This request did not come from this site.', { status: 403 });
};

export function isSameOrigin(headers: Headers, ownOrigin = new URL(config.PUBLIC_URL).origin): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  // If both headers are present, both must be right.
  if (origin !== null && origin !== ownOrigin) return false;
  return site === null ? origin === ownOrigin : site === 'same-origin';
}
