/** The order of middlewares: Strapi runs them in the order of config/middlewares.ts. */
import type { Core } from '@strapi/strapi';
import { requireInternal } from './require-internal';

const file = 'middleware-order.ts';

/** Each of our middlewares, and the middleware of Strapi that must run inside it. */
const order: [outer: string, inner: string][] = [
  // Changes the status of error responses.
  ['global::account-api-guard', 'strapi::errors'],
  // Rejects large bodies before they are read.
  ['global::small-bodies', 'strapi::body'],
  // Sets the Secure attribute of the session cookie.
  ['global::behind-tls', 'strapi::session'],
  // Sets the headers of uploaded files.
  ['global::uploads', 'strapi::public'],
];

type Entry = string | { name: string };

export function requireMiddlewareOrder(strapi: Core.Strapi): void {
  const names = strapi.config
    .get<Entry[]>('middlewares')
    .map((entry) => (typeof entry === 'string' ? entry : entry.name));
  for (const [outer, inner] of order) {
    requireInternal(Boolean(strapi.middleware(inner)), `there is no middleware "${inner}"`, file);
    const isOutside = names.includes(outer) && names.indexOf(outer) < names.indexOf(inner);
    requireInternal(isOutside, `the middleware "${outer}" does not run before "${inner}"`, file);
  }
}
