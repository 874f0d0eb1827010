/**
 * When the connection is lost, or something in front of the CMS answers with a page of its own, Strapi's form waits for
 * ever and cannot be saved again. It handles an error of the CMS, so such failures are turned into one.
 */
import { en } from '../texts/en';
import { pl } from '../texts/pl';

type Fetch = typeof window.fetch;

export function reportLostConnections(): void {
  const send = window.fetch;
  window.fetch = withErrors(send);
}

/** For requests that change something. */
export function withErrors(send: Fetch): Fetch {
  return async (input, init) => {
    const isChange = /^(PUT|POST|DELETE)$/i.test(init?.method ?? '');
    if (!isChange) return send(input, init);
    try {
      const response = await send(input, init);
      const isJson = /json/.test(response.headers.get('Content-Type') ?? '');
      return response.ok || isJson ? response : errorResponse(response.status);
    } catch (error) {
      // A request that the admin itself has given up.
      if (init?.signal?.aborted) throw error;
      return errorResponse(503);
    }
  };
}

function errorResponse(status: number): Response {
  const message = (document.documentElement.lang === 'pl' ? pl : en)['unsaved.unreachable'];
  return Response.json({ data: null, error: { status, name: 'Unreachable', message } }, { status });
}
