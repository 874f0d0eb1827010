import { importOptional } from '#react-router-internals/module-failure.client.ts';
import { formDraftsKey } from './form-drafts-key.ts';

/** Starts the build monitor one second after hydration, or at once if there is a form draft to restore. */
export function scheduleBuildMonitor(): void {
  let delayMs = 1_000;
  try {
    if (formDraftsKey in sessionStorage) delayMs = 0;
  } catch {
    // sessionStorage may be unavailable.
  }
  setTimeout(() => void startMonitor(), delayMs);
}

async function startMonitor(): Promise<void> {
  // The page works without the monitor. A failed import must not reload the page.
  const module = await importOptional(() => import('./start.ts'));
  module?.startBuildMonitor();
}
