import type { matchRoutes } from 'react-router';
import type { Place } from './reload.ts';

/** What we use of the router that React Router has made for this page, and of its list of files. */
type Running = {
  routes: Parameters<typeof matchRoutes>[0];
  state: {
    location: Place;
    navigation: { state: 'idle' | 'loading' | 'submitting'; location?: Place };
    loaderData: { root?: { build?: { id: string; checkMs: number } } };
  };
  subscribe: (listener: () => void) => void;
};

type Files = { routes: Record<string, { module: string; imports?: string[] } | undefined> };

const made = () => window as { __reactRouterDataRouter?: Running; __reactRouterManifest?: Files };

export const runningRouter = () => made().__reactRouterDataRouter;
export const routeFiles = () => made().__reactRouterManifest;
