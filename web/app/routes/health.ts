import type { LoaderFunctionArgs } from 'react-router';

/**
 * `live`: the process answers. `ready`: it may be sent visitors. Neither asks the CMS: a site that can still answer from
 * what is stored must not be taken away because its CMS is. While draining, server.ts answers `ready` itself.
 */
export function loader({ params }: LoaderFunctionArgs) {
  const known = params.question === 'live' || params.question === 'ready';
  return new Response(known ? 'ok' : 'not found', { status: known ? 200 : 404 });
}
