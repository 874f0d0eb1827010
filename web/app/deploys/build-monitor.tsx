import { useEffect, type ReactNode } from 'react';
import { scheduleBuildMonitor } from './schedule.ts';

/**
 * Starts the build monitor after hydration. It wraps the router, because a sibling would change the ids of useId
 * compared with the server. It is not in entry.client.tsx, because hot reload runs a file with a component again, and
 * that file starts React.
 */
export function BuildMonitor({ children }: { children: ReactNode }) {
  useEffect(scheduleBuildMonitor, []);
  return children;
}
