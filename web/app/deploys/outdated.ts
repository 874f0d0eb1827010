/**
 * When the build of a page with React has been replaced, the next navigation loads a document of the new build. The
 * current page is not reloaded. Pages without React always load documents.
 */
import { loadDocumentOnce } from './reload.ts';
import { runningRouter } from '#react-router-internals/running-router.client.ts';

let isOutdated = false;

/** From now on, every navigation loads a document. */
export function markOutdated(): void {
  isOutdated = true;
}

/** Every response has the id of its build in the X-Build header. */
export function watchResponseBuilds(ownBuild: string): void {
  const { fetch } = window;
  window.fetch = async (...args) => {
    const response = await fetch(...args);
    const build = response.headers.get('X-Build');
    if (build && build !== ownBuild) markOutdated();
    // While the document loads, the response is withheld: it belongs to the new build.
    return loadDocumentIfOutdated() ? new Promise<never>(() => {}) : response;
  };
}

/** Replaces each navigation that starts with a document load. */
export function watchNavigation(): void {
  runningRouter()?.subscribe(loadDocumentIfOutdated);
}

/** Loads the target of the current navigation as a document, if it is another page. */
function loadDocumentIfOutdated(): boolean {
  const router = runningRouter();
  const { navigation, location } = router?.state ?? {};
  if (!isOutdated || navigation?.state !== 'loading' || !navigation.location) return false;
  const { pathname, search } = navigation.location;
  // The response to a form on the same page.
  if (pathname === location?.pathname && search === location.search) return false;
  return loadDocumentOnce(navigation.location);
}
