import { data } from 'react-router';
import type { Alternate } from '#locales/index.ts';

/** Why a request failed, for the error page, which translates it. */
export type Problem =
  /** No page has this URL. `elsewhere` lists its URLs in other languages, if it is published only in those. */
  | { code: 'unmatched'; path: string; elsewhere?: Alternate[] }
  /** The page that had this URL was deleted. */
  | { code: 'gone'; path: string; elsewhere?: never }
  /** The URL cannot belong to a page: its slug is invalid. */
  | { code: 'failed-check'; path: string; elsewhere?: never }
  /** The content cannot be loaded now. */
  | { code: 'unavailable' }
  /** Content that every page needs has not been published yet. */
  | { code: 'empty' };

export function notFound(code: 'unmatched' | 'failed-check', url: URL, elsewhere: Alternate[] = []) {
  const path = decodePath(url.pathname + url.search);
  const problem: Problem = code === 'unmatched' ? { code, path, elsewhere } : { code, path };
  return data(problem, { status: 404, statusText: 'Not Found' });
}

export function gone(url: URL) {
  return data<Problem>({ code: 'gone', path: decodePath(url.pathname) }, { status: 410, statusText: 'Gone' });
}

export function unavailable() {
  return data<Problem>({ code: 'unavailable' }, { status: 503, statusText: 'Service Unavailable' });
}

export function nothingPublished() {
  return data<Problem>({ code: 'empty' }, { status: 503, statusText: 'Service Unavailable' });
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
