import { data } from 'react-router';
import type { Alternate } from '#content/head.server.ts';

/** What went wrong with a request, as the error page is told. Words come from the visitor's language. */
export type Problem =
  /** No page has this address; where the page is published in other languages only, its addresses there. */
  | { code: 'unmatched'; path: string; elsewhere?: Alternate[] }
  /** The address cannot be a page's: it failed the check of its slug. */
  | { code: 'failed-check'; path: string; elsewhere?: never }
  /** The content could not be read right now. */
  | { code: 'unavailable' };

export function notFound(code: 'unmatched' | 'failed-check', url: URL, elsewhere: Alternate[] = []) {
  const path = readable(url.pathname + url.search);
  const problem: Problem = code === 'unmatched' ? { code, path, elsewhere } : { code, path };
  return data(problem, { status: 404, statusText: 'Not Found' });
}

export function unavailable() {
  return data<Problem>({ code: 'unavailable' }, { status: 503, statusText: 'Service Unavailable' });
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
