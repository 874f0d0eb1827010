/** What visitors send must not change what other visitors get, and what is private must not be stored. */
import { expect, test } from 'vitest';
import { deceptions } from './deceptions.ts';
import { inTurn, noise } from './noise.ts';
import { poison, sendRaw } from './poisoning.ts';
import { get, legacyPaths, polish, productPaths } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

test('attempts to poison the cache change no answer', async () => {
  expect(await poison(['/pricing', '/'])).toBeGreaterThanOrEqual(120);
});

test('60 and more ways to make a private page look public: none is stored, and no cookie with it', async () => {
  expect(deceptions.length).toBeGreaterThanOrEqual(60);
  for (const path of deceptions) {
    const cookie = { Cookie: '__Host-session=secret' };
    await sendRaw(path, cookie).catch(() => null);
    const second = await sendRaw(path, cookie).catch(() => null);
    if (!second) continue;
    // A session that is none is taken back; that answer is for one visitor and kept by nobody.
    const kept = second.headers['x-cache'] === 'hit' || !/no-store/.test(String(second.headers['cache-control']));
    expect([path, kept && second.headers['set-cookie']]).toEqual([path, kept ? undefined : false]);
    const isPrivatePage =
      second.status === 200 && /auth\.|Sign in|Zaloguj|Good to see you/.test(second.body) && !/\/assets\//.test(path);
    expect([path, isPrivatePage && second.headers['x-cache'] === 'hit']).toEqual([path, false]);
    expect([path, second.status < 500]).toEqual([path, true]);
  }
});

test('tracking links, cookies and 200 languages share one copy of each page', async () => {
  const paths = [...productPaths, ...legacyPaths].flatMap((path) => [path, polish(path)]);
  const { hits, grown } = await noise(paths, 200, inTurn(paths));
  expect([hits, grown]).toEqual([200, 0]);
});

test('the names of files in the cache are the only ones: another case is another address', async () => {
  expect((await get('/Pricing')).status).toBe(404);
});
