import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { cacheMiddleware } from '#http/cache.server.ts';
import { secondLanguage } from '#locales/test-languages.ts';
import { memberOf, runMiddleware } from './middleware.server.ts';
import { visitorMiddleware } from './visitor.server.ts';

/** Runs a middleware as part of a request and returns its outcome and the response headers. */
async function run(name: string, path: string) {
  const url = new URL(path, 'http://site.test');
  const context = new RouterContextProvider();
  let outcome: unknown;
  const args = { url, context, request: new Request(url), params: {}, pattern: '' };
  const response = await cacheMiddleware(
    args as never,
    () =>
      visitorMiddleware(args as never, async () => {
        outcome = await runMiddleware(name, { url, context }).catch((thrown: unknown) => thrown);
        return new Response();
      }) as Promise<Response>,
  );
  return { outcome, headers: (response as Response).headers };
}

test('redirects a visitor to the sign-in page in the same language, with the requested path as `next`', async () => {
  const { outcome, headers } = await run('auth', `/${secondLanguage}/partners?a=b`);
  expect((outcome as Response).status).toBe(302);
  expect((outcome as Response).headers.get('Location')).toBe(
    `/${secondLanguage}/auth/login?next=%2F${secondLanguage}%2Fpartners%3Fa%3Db`,
  );
  // Not cached, and the header makes the edge send the request again with the session cookie.
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(headers.get('X-Requires-Session')).toBe('yes');
});

test.each(['owner', 'toString', ''])('throws when the middleware name is unknown (%j)', async (name) => {
  expect((await run(name, '/x')).outcome).toMatchObject({ message: `Unknown route middleware: '${name}'.` });
});

test('throws when the member is read on a route without the guard', () => {
  expect(() => memberOf(new RouterContextProvider())).toThrow('No value found for context');
});
