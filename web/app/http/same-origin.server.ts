/**
 * Nothing is changed here on behalf of another site: whatever is not a mere question must come from our own pages. Browsers
 * say where a request comes from (Fetch Metadata); where one does not, its Origin must be ours. It covers pages, their data
 * and every other address alike, and is asked before anything else runs.
 */
import type { MiddlewareFunction } from 'react-router';
import { config } from '#config.server.ts';

const questions = new Set(['GET', 'HEAD', 'OPTIONS']);

export const sameOriginMiddleware: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  // Browsers send their reports without saying from where; nothing is changed by them.
  if (questions.has(request.method) || url.pathname === '/reports' || isOurs(request.headers)) return next();
  return new Response('This request did not come from this site.', { status: 403 });
};

export function isOurs(headers: Headers, ours = new URL(config.PUBLIC_URL).origin): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  // Both, where there are both: a browser that names a site and an Origin that is not ours is not believed.
  if (origin !== null && origin !== ours) return false;
  return site === null ? origin === ours : site === 'same-origin';
}
