/** Loads a page as a document when its build has been replaced. */
const minIntervalMs = 10_000;

/** A URL of this site, from the router's or the browser's location. */
export type PageLocation = { pathname: string; search: string; hash: string };

/** Dispatched before the page is replaced, so that unsaved text can be saved. */
export const beforeReloadEvent = 'before-reload';

/**
 * Loads a page of this site, unless the same path was loaded less than ten seconds ago: a second load would not help,
 * and could loop. Without sessionStorage nothing is loaded, because a loop could not be detected.
 */
export function loadDocumentOnce({ pathname, search, hash }: PageLocation): boolean {
  const path = pathname + search;
  // A path that starts with two slashes would lead to another host.
  if (/^\/[/\\]/.test(path) || !isFirstLoad(path)) return false;
  dispatchEvent(new Event(beforeReloadEvent));
  // assign() with a URL that differs only in its hash would not load the document.
  const isCurrentPage = path === location.pathname + location.search;
  if (isCurrentPage) location.reload();
  else location.assign(path + hash);
  return true;
}

function isFirstLoad(path: string): boolean {
  const key = `loaded ${path}`;
  try {
    const ago = Date.now() - Number(sessionStorage.getItem(key));
    if (ago >= 0 && ago < minIntervalMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
