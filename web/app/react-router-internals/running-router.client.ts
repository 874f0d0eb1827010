/** The objects that React Router stores in `window` on a page with React. */
import type { createBrowserRouter, ServerBuild } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'routes' | 'state' | 'subscribe'>;
type Manifest = Pick<ServerBuild['assets'], 'routes'>;

type Globals = { __reactRouterDataRouter?: Router; __reactRouterManifest?: Manifest };

/** Undefined until React has started, and on pages without React. */
export const runningRouter = () => (window as Globals).__reactRouterDataRouter;

/** The files of each route, by route id. */
export const routeFiles = () => (window as Globals).__reactRouterManifest?.routes;
