/** Private pages under all paths that an attacker might try, and a check that they show no other member's data. */
import { disguisedPaths, disguisePath } from './disguised-paths.ts';
import { HttpClient, type HttpResponse } from './http-client.ts';

export const privatePaths = [
  '/account',
  '/account.data',
  '/pl/account',
  '/account/security',
  '/account/sessions.data',
  '/account/export',
  '/session',
  '/partners',
];

export const disguisedPrivatePaths = [
  ...new Set([...disguisedPaths, ...disguisePath('/account/export'), ...disguisePath('/partners')]),
];

export const privatePathVariants = [...privatePaths, ...disguisedPrivatePaths];

type Member = { client: HttpClient; marker: string };

/** Names of members created by `createAccounts(…, 'soak')` that a response contains. */
const markersIn = (body: string) => new Set(body.match(/soak-\d{4}-\w+/g) ?? []);

/**
 * Requests each path as a member and right after as an anonymous visitor. Returns every response that shows another
 * member, is cached with a cookie, or is a server error.
 */
export async function findLeaks(members: Member[], paths: string[] | ((index: number) => string[])) {
  const anonymous = new HttpClient('127.0.20.1');
  const queue = members.flatMap((member, index) =>
    (typeof paths === 'function' ? paths(index) : paths).map((path) => ({ ...member, path })),
  );
  const faults: unknown[] = [];
  let requestCount = 0;

  async function requestAndCheck(client: HttpClient, path: string, allowed: string | null): Promise<HttpResponse> {
    requestCount += 1;
    const response = await client.request(path);
    check(path, response, allowed);
    return response;
  }

  function check(path: string, { status, headers, body }: HttpResponse, allowed: string | null): void {
    const others = [...markersIn(body)].filter((marker) => marker !== allowed);
    const isStored = headers['x-cache'] === 'hit' || !/no-store/.test(String(headers['cache-control'] ?? ''));
    if (others.length > 0 || (isStored && headers['set-cookie']) || status >= 500) {
      faults.push({ path, allowed, others, status, cookie: headers['set-cookie'] });
    }
  }

  const worker = async () => {
    for (let one = queue.pop(); one; one = queue.pop()) {
      const { client, marker, path } = one;
      const response = await requestAndCheck(client, path, marker);
      if (path === '/account' && !markersIn(response.body).has(marker)) faults.push({ path, missing: marker });
      await requestAndCheck(anonymous, path, null);
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  return { requestCount, faults };
}
