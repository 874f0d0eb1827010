import { describe, expect, test } from 'vitest';
import { authPaths, get, getFromCache, legacyPaths, toPolishPath, productPaths, site } from './site.ts';
import { requestTo } from './tls.ts';
import { useStack } from './use-stack.ts';

useStack();

const publicPaths = [...productPaths, ...legacyPaths];

describe.each([...publicPaths, ...publicPaths.map(toPolishPath)])('%s', (path) => {
  test('is served from the cache with the same response for all visitors', async () => {
    const first = await get(path, { Cookie: 'i18n_redirected=en; anything=1', 'Sec-Fetch-Site': 'same-origin' });
    expect(first.status).toBe(200);
    const second = await getFromCache(path, {
      Cookie: 'i18n_redirected=en; anything=2',
      'Sec-Fetch-Site': 'same-origin',
    });
    expect(second.status).toBe(200);
    expect(second.headers.get('Set-Cookie')).toBeNull();
    expect(second.headers.get('Surrogate-Key')).toBeNull();
  });
});

test.each([...authPaths, ...authPaths.map(toPolishPath)])('%s answers 200 and is never cached', async (path) => {
  await get(path);
  const second = await get(path);
  expect(second.status).toBe(200);
  expect(second.headers.get('X-Cache')).toBe('miss');
  expect(second.headers.get('Cache-Control')).toBe('private, no-store');
});

test('refuses an unknown host', async () => {
  const status = await new Promise((done, fail) => {
    requestTo(site, { headers: { Host: 'evil.example' } }, (response) => done(response.statusCode))
      .on('error', fail)
      .end();
  });
  expect(status).toBe(421);
});
