import { moduleFailureEvent } from '#react-router-internals/module-failure.client.ts';
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
  const module = await importMonitor();
  module?.startBuildMonitor();
}

/** Returns null if the file cannot be loaded. The page works without it, so guard.ts must not reload the page. */
async function importMonitor(): Promise<typeof import('./start.ts') | null> {
  const hideFromGuard = (event: Event) => event.stopImmediatePropagation();
  // Listeners that capture are called first.
  addEventListener(moduleFailureEvent, hideFromGuard, true);
  try {
    return await import('./start.ts');
  } catch {
    return null;
  } finally {
    removeEventListener(moduleFailureEvent, hideFromGuard, true);
  }
}
