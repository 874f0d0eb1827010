import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { cacheMiddleware } from '#http/cache.server.ts';
import { runMiddleware } from './middleware.server.ts';

/** Runs a middleware as a request would, and answers what came of it. */
async function run(name: string, address: string) {
  const url = new URL(address, 'http://site.test');
  const context = new RouterContextProvider();
  let outcome: unknown;
  const args = { url, context, request: new Request(url), params: {}, pattern: '' };
  await cacheMiddleware(args as never, async () => {
    outcome = await runMiddleware(name, { url, context }).catch((thrown: unknown) => thrown);
    return new Response();
  });
  return outcome;
}

test('auth leads to the sign-in page of the same language, and remembers the way back', async () => {
  const response = (await run('auth', '/pl/partnerzy?a=b')) as Response;
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/pl/auth/login?next=%2Fpl%2Fpartnerzy%3Fa%3Db');
});

test.each(['owner', 'toString', ''])('an unknown name (%j) is an error', async (name) => {
  expect(await run(name, '/x')).toMatchObject({ message: `Unknown route middleware: '${name}'.` });
});
