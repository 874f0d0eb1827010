/** What a page with React does about builds. Nobody waits for it: it is loaded when there is nothing else to do. */
import { listenForLeaving, restoreForms } from './keep-forms.ts';
import { becomeOutdated, listenToAnswers, watchSteps } from './outdated.ts';
import { pollBuilds } from './poll.ts';
import { preloadVisible } from './preload.ts';
import { runningRouter } from './router.ts';

export function followBuilds(): void {
  restoreForms();
  listenForLeaving();
  const build = runningRouter()?.state.loaderData.root?.build;
  // The development server has one build for ever, and no description of it.
  if (!build || import.meta.env.MODE === 'development') return;
  listenToAnswers(build.id);
  watchSteps();
  pollBuilds(build, becomeOutdated);
  preloadVisible();
}
