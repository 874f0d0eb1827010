/**
 * What a page with React does when its build has been replaced: the next step somebody takes is a document from the new
 * build. A page that is being read is left alone. Pages without React load documents anyway.
 */
import { loadOnce } from './reload.ts';
import { runningRouter } from './router.ts';

let isOutdated = false;

/** A newer build is there: from now on, to go anywhere is to load it. */
export function becomeOutdated(): void {
  isOutdated = true;
}

/** Every answer says which build has made it. */
export function listenToAnswers(ownBuild: string): void {
  const { fetch } = window;
  window.fetch = async (...asked) => {
    const answer = await fetch(...asked);
    const build = answer.headers.get('X-Build');
    if (build && build !== ownBuild) becomeOutdated();
    // What has come is for the new build's page to show.
    return leave() ? new Promise<never>(() => {}) : answer;
  };
}

/** Follows the router: a step that has just begun leads to a document. */
export function watchSteps(): void {
  runningRouter()?.subscribe(leave);
}

/** Goes where somebody is on their way to, as a document, if that is another page. */
function leave(): boolean {
  const router = runningRouter();
  const { navigation, location } = router?.state ?? {};
  if (!isOutdated || navigation?.state !== 'loading' || !navigation.location) return false;
  const { pathname, search } = navigation.location;
  // A form has been answered on its own page.
  if (pathname === location?.pathname && search === location.search) return false;
  return loadOnce(navigation.location);
}
