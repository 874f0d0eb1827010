import { data } from 'react-router';

/** What went wrong with a request, as the error page is told. Words come from the visitor's language. */
export type Problem =
  /** No page has this address. */
  | { code: 'unmatched'; path: string }
  /** The address cannot be a page's: it failed the check of its slug. */
  | { code: 'failed-check'; path: string }
  /** The content could not be read right now. */
  | { code: 'unavailable' };

export function notFound(code: 'unmatched' | 'failed-check', url: URL) {
  return data<Problem>({ code, path: readable(url.pathname + url.search) }, { status: 404, statusText: 'Not Found' });
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
