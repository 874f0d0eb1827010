/** Drawings of pages that React takes over, each in a file of its own: the page has them already, only React waits for them. */
import { lazy } from 'react';

export const BrokenBridge = lazy(async () => ({
  default: (await import('./illustrations/broken-bridge.tsx')).BrokenBridge,
}));
export const Door = lazy(async () => ({ default: (await import('./illustrations/door.tsx')).Door }));
export const Matches = lazy(async () => ({ default: (await import('./illustrations/matches.tsx')).Matches }));
