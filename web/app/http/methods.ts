/** Rejects methods that a route does not support. React Router would fail, or omit the Allow header. */
import { createRouteLookup, createUnreadableCheck } from '#react-router-internals/server-build.server.ts';
import { cacheControl } from './cache-policy.ts';

type Routes = Parameters<typeof createRouteLookup>[0];
type Handle = (request: Request) => Promise<Response>;

/** Passes supported methods to the route. Answers others with 405 if there is a page at the URL, otherwise with 404. */
export function rejectUnsupportedMethods(routes: Routes, handle: Handle): Handle {
  const lookUpMethods = createMethodLookup(routes);
  const mayBeUnreadable = createUnreadableCheck(routes);
  return async (request) => {
    const { pathname } = new URL(request.url);
    const isReadMethod = request.method === 'GET' || request.method === 'HEAD';
    if (isReadMethod && !mayBeUnreadable(pathname)) return handle(request);
    const { methods, mayBeMissing } = lookUpMethods(pathname);
    const Allow = methods.join(', ');
    if (request.method === 'OPTIONS') return plainResponse(204, null, { Allow });
    if (methods.includes(request.method)) return handle(request);
    return mayBeMissing && (await isMissing(request.url, handle))
      ? plainResponse(404, 'Not Found')
      : plainResponse(405, 'Method Not Allowed', { Allow });
  };
}

/** Whether a GET is answered with 404. The page is rendered for this, as for a request that is not cached. */
async function isMissing(url: string, handle: Handle): Promise<boolean> {
  const response = await handle(new Request(url));
  await response.body?.cancel();
  return response.status === 404;
}

function plainResponse(status: number, text: string | null, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      'Cache-Control': cacheControl.none,
      'X-Content-Type-Options': 'nosniff',
      ...(text && { 'Content-Type': 'text/plain; charset=utf-8' }),
      ...headers,
    },
  });
}

/** Returns a function that looks up a path's supported methods, and whether only a GET can tell if the page exists. */
function createMethodLookup(routes: Routes): (pathname: string) => { methods: string[]; mayBeMissing: boolean } {
  const lookUpRoute = createRouteLookup(routes);
  return (pathname) => {
    const { path, hasComponent, hasLoader, hasAction } = lookUpRoute(pathname);
    const read = hasLoader || hasComponent ? ['GET', 'HEAD'] : [];
    // Pages with a parameter in their path. Generated files, such as images and sitemaps, are too expensive to render
    // for this.
    const mayBeMissing = hasComponent && /[:*]/.test(path);
    return { methods: [...read, ...(hasAction ? ['POST'] : []), 'OPTIONS'], mayBeMissing };
  };
}
