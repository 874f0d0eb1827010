/** The routes of a build of the server, and which exports their modules have. */
import { matchPath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type Module = { default?: unknown; loader?: unknown; action?: unknown };

type MatchedRoute = { path: string; hasComponent: boolean; hasLoader: boolean; hasAction: boolean };

const file = 'web/app/react-router-internals/server-build.server.ts';

/** Returns a function that finds the route that handles a request for a path. */
export function createRouteLookup(routes: Routes): (pathname: string) => MatchedRoute {
  const tree = childrenOf(routes, undefined);
  return (pathname) => {
    const route = matchRoutes(tree, pagePath(pathname))?.at(-1)?.route;
    const module = route?.id ? (routes[route.id]?.module as Module) : {};
    return {
      path: route?.path ?? '',
      hasComponent: Boolean(module.default),
      hasLoader: Boolean(module.loader),
      hasAction: Boolean(module.action),
    };
  };
}

/**
 * Returns a function that tells whether a path may lead to a route without a loader and a component. Much cheaper than
 * the route lookup, which ranks all routes each time.
 */
export function createUnreadableCheck(routes: Routes): (pathname: string) => boolean {
  const patterns = Object.values(routes).flatMap((route) => {
    const { default: component, loader, action } = (route?.module ?? {}) as Module;
    return route && action && !loader && !component ? [fullPath(routes, route.id)] : [];
  });
  return (pathname) => patterns.some((pattern) => matchPath(pattern, pagePath(pathname)));
}

function fullPath(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return '';
  return `${fullPath(routes, route.parentId).replace(/\/$/, '')}/${route.path ?? ''}`;
}

function childrenOf(routes: Routes, parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index, caseSensitive } = route;
    const routeObject = { id, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) };
    return [index ? { ...routeObject, index } : { ...routeObject, children: childrenOf(routes, id) }];
  });
}

/** The data request of a page has the page's path with the suffix `.data`. */
function pagePath(pathname: string): string {
  return pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
}

/** Called when the server starts. Throws if the build does not have the form that this file expects. */
export function requireServerBuild(build: ServerBuild): void {
  const routes = Object.values(build.routes ?? {}).flatMap((route) => (route ? [route] : []));
  const modules = routes.map(({ module }) => (module ?? {}) as Module);
  requireBuild(build.routes?.root?.id === 'root', 'the server build has no route "root"');
  for (const { id, parentId } of routes)
    requireBuild(id === 'root' || Object.hasOwn(build.routes, parentId ?? ''), `the route "${id}" has no parent`);
  for (const name of ['default', 'loader', 'action'] as const)
    requireBuild(
      modules.some((module) => typeof module[name] === 'function'),
      `no route module of the server build has an export "${name}"`,
    );
}

function requireBuild(isAsExpected: boolean, problem: string): void {
  if (!isAsExpected) throw new Error(`React Router changed: ${problem} (${file})`);
}
