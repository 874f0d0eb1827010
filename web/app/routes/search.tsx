import { runMiddleware } from '#accounts/session/middleware.server.ts';
import { markPrivate } from '#http/cache.server.ts';
import { notFound } from '#http/problem.ts';
import { Results } from '#search/results.tsx';
import { searchPages } from '#search/search-loader.server.ts';
import type { Route } from './+types/search';

/**
 * The search page is the same for everybody, so it finds only what everybody may see. The one for members also finds pages
 * for members, and is never stored.
 */
export async function loader(args: Route.LoaderArgs) {
  const { members } = args.params;
  if (members === undefined) return searchPages(args);
  if (members !== 'members') throw notFound('unmatched', args.url);
  markPrivate(args.context);
  await runMiddleware('auth', args);
  return searchPages(args, { access: ['public', 'auth'] });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <Results {...loaderData} />;
}
