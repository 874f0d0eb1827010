/** The context that React Router passes to entry.server.tsx for each page. */
import type { EntryContext } from 'react-router';

/**
 * The context for a page without React in the browser. Without the data of the loaders, ServerRouter adds no data to the
 * page and does not suspend. With our patch (patches/), React Router encodes that data only when the stream is read.
 * Without the other routes, ServerRouter does not convert all routes of the site for each page.
 */
export function withoutHydration(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]),
  );
  // A copy would read the stream.
  return Object.create(context, {
    serverHandoffStream: { value: undefined },
    manifest: { value: { ...manifest, routes } },
  }) as EntryContext;
}

/** The `handle` exports of the page's routes. */
export function matchedHandles({ staticHandlerContext, routeModules }: EntryContext): unknown[] {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle);
}
