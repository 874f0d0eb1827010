import { formDraftsKey } from './form-drafts-key.ts';

/** Starts the build monitor one second after hydration, or at once if there is a form draft to restore. */
export function scheduleBuildMonitor(): void {
  let delayMs = 1_000;
  try {
    if (formDraftsKey in sessionStorage) delayMs = 0;
  } catch {
    // sessionStorage may be unavailable.
  }
  setTimeout(() => void import('./start.ts').then(({ startBuildMonitor }) => startBuildMonitor()), delayMs);
}
