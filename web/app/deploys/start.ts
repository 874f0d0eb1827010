/**
 * Starts what a page with React needs to handle new builds. Loaded after hydration, so that it delays nothing
 * (schedule.ts).
 */
import { restoreFormDrafts, saveFormDraftsBeforeReload } from './form-drafts.ts';
import { markOutdated, watchNavigation, watchResponseBuilds } from './outdated.ts';
import { pollBuilds, type Build } from './poll.ts';
import { preloadVisible } from './preload.ts';
import { runningRouter } from '#react-router-internals/running-router.client.ts';

export function startBuildMonitor(): void {
  restoreFormDrafts();
  saveFormDraftsBeforeReload();
  const { build } = (runningRouter()?.state.loaderData.root ?? {}) as { build?: Build };
  // The development server has no builds.
  if (!build || import.meta.env.MODE === 'development') return;
  watchResponseBuilds(build.id);
  watchNavigation();
  pollBuilds(build, markOutdated);
  preloadVisible();
}
