/** Cache poisoning and cache deception: no request changes other visitors' pages, and private pages are not cached. */
import { expect, test } from 'vitest';
import { disguisedPaths } from './disguised-paths.ts';
import { roundRobin, measureCacheHits } from './noise.ts';
import { attemptPoisoning, sendRaw } from './poisoning.ts';
import { get, legacyPaths, toPolishPath, productPaths } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

test('attempts to poison the cache change no response', async () => {
  expect(await attemptPoisoning(['/pricing', '/'])).toBeGreaterThanOrEqual(120);
});

test('caches no private page and no cookie under more than 60 disguised paths', async () => {
  expect(disguisedPaths.length).toBeGreaterThanOrEqual(60);
  for (const path of disguisedPaths) {
    const cookie = { Cookie: '__Host-session=secret' };
    await sendRaw(path, cookie).catch(() => null);
    const second = await sendRaw(path, cookie).catch(() => null);
    if (!second) continue;
    // An invalid session cookie is deleted by Set-Cookie; that response must not be cacheable.
    const isCacheable =
      second.headers['x-cache'] === 'hit' || !/no-store/.test(String(second.headers['cache-control']));
    expect([path, isCacheable && second.headers['set-cookie']]).toEqual([path, isCacheable ? undefined : false]);
    const isPrivatePage =
      second.status === 200 && /auth\.|Sign in|Zaloguj|Good to see you/.test(second.body) && !/\/assets\//.test(path);
    expect([path, isPrivatePage && second.headers['x-cache'] === 'hit']).toEqual([path, false]);
    expect([path, second.status < 500]).toEqual([path, true]);
  }
});

test('requests with tracking parameters, cookies and 200 languages share one cached copy of each page', async () => {
  const paths = [...productPaths, ...legacyPaths].flatMap((path) => [path, toPolishPath(path)]);
  const { hits, grown } = await measureCacheHits(paths, 200, roundRobin(paths));
  expect([hits, grown]).toEqual([200, 0]);
});

test('paths are case-sensitive', async () => {
  expect((await get('/Pricing')).status).toBe(404);
});
