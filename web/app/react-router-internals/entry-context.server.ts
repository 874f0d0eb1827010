/** The context that React Router passes to entry.server.tsx for each page. */
import type { EntryContext } from 'react-router';

/** The context without the data of the loaders. ServerRouter then adds no data to the page, and does not suspend. */
export function removeLoaderData(context: EntryContext): EntryContext {
  const { serverHandoffStream: _, ...rest } = context;
  return rest as EntryContext;
}

/** The `handle` exports of the page's routes. */
export function matchedHandles({ staticHandlerContext, routeModules }: EntryContext): unknown[] {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle);
}
