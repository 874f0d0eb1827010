import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { cacheMiddleware } from '#http/cache.server.ts';
import { secondLanguage } from '#locales/test-languages.ts';
import { runMiddleware } from './middleware.server.ts';
import { visitorMiddleware } from './visitor.server.ts';

/** Runs a middleware as a request would, and answers what came of it. */
async function run(name: string, address: string) {
  const url = new URL(address, 'http://site.test');
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

test('auth leads to the sign-in page of the same language, and remembers the way back', async () => {
  const { outcome, headers } = await run('auth', `/${secondLanguage}/partners?a=b`);
  expect((outcome as Response).status).toBe(302);
  expect((outcome as Response).headers.get('Location')).toBe(
    `/${secondLanguage}/auth/login?next=%2F${secondLanguage}%2Fpartners%3Fa%3Db`,
  );
  // Kept by nobody, and the edge is told that a session would make a difference.
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(headers.get('X-Asks-For-Session')).toBe('yes');
});

test.each(['owner', 'toString', ''])('an unknown name (%j) is an error', async (name) => {
  expect((await run(name, '/x')).outcome).toMatchObject({ message: `Unknown route middleware: '${name}'.` });
});
