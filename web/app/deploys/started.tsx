import { useEffect, type ReactNode } from 'react';
import { soon } from './soon.ts';

/**
 * Around the router, not beside it: useId depends on siblings, and the server's tree has none here. Not in entry.client.tsx: a
 * file with a component is executed again when something it imports changes, and that one starts React.
 */
export function Started({ children }: { children: ReactNode }) {
  useEffect(soon, []);
  return children;
}
