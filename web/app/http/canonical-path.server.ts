/** One URL per page: redirects a path with a trailing or doubled slash to the path without it. */
import { redirect, type MiddlewareFunction } from 'react-router';

export const canonicalPathMiddleware: MiddlewareFunction<Response> = async ({ url, request }, next) => {
  const canonical = `/${url.pathname.split('/').filter(Boolean).join('/')}`;
  if (canonical === url.pathname || request.method !== 'GET') return next();
  throw redirect(canonical + url.search, 301);
};
