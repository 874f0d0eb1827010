/**
 * Illustrations of hydrated pages, each in its own chunk. The server has already rendered them; only hydration waits for
 * the chunk.
 */
import { lazy } from 'react';

export const BrokenBridge = lazy(async () => ({
  default: (await import('./illustrations/broken-bridge.tsx')).BrokenBridge,
}));
export const Door = lazy(async () => ({ default: (await import('./illustrations/door.tsx')).Door }));
export const Signpost = lazy(async () => ({ default: (await import('./illustrations/signpost.tsx')).Signpost }));
export const Matches = lazy(async () => ({ default: (await import('./illustrations/matches.tsx')).Matches }));
