/** Loading a page anew, as a document: the remedy for a page whose build has been replaced, and never more than that. */
const pauseMs = 10_000;

/** Somewhere on this site: the router's word for it, or the browser's. */
export type Place = { pathname: string; search: string; hash: string };

/** Whoever has something to keep is told, before a page is loaded anew. */
export const leaving = 'leaving';

/**
 * Loads a page of ours, unless that was done less than ten seconds ago: whatever made it necessary is then still so. Each path
 * is remembered by itself. Where nothing can be remembered nothing is loaded: it could not be told from the first time.
 */
export function loadOnce({ pathname, search, hash }: Place): boolean {
  const path = pathname + search;
  // Two slashes would begin another host.
  if (/^\/[/\\]/.test(path) || !isFirst(path)) return false;
  dispatchEvent(new Event(leaving));
  // An address that differs from this one by its hash alone would be a jump within the page.
  const isHere = path === location.pathname + location.search;
  if (isHere) location.reload();
  else location.assign(path + hash);
  return true;
}

function isFirst(path: string): boolean {
  const place = `loaded ${path}`;
  try {
    const ago = Date.now() - Number(sessionStorage.getItem(place));
    if (ago >= 0 && ago < pauseMs) return false;
    sessionStorage.setItem(place, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
