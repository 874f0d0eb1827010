import { afterEach, expect, test, vi } from 'vitest';

// The modules have read the test's own settings; nobody else may get them.
afterEach(() => vi.resetModules());

async function cookiesOf(PUBLIC_URL: string) {
  vi.resetModules();
  vi.stubEnv('PUBLIC_URL', PUBLIC_URL);
  return import('./cookies.server.ts');
}

test('over https the session is a host cookie that no script can read', async () => {
  const { cookie, sessionCookie } = await cookiesOf('https://site.example');
  expect(cookie(sessionCookie, 'x', { maxAge: 60 })).toBe(
    '__Host-session=x; Path=/; SameSite=Lax; Secure; HttpOnly; Max-Age=60',
  );
});

test('over http, on a developer’s machine, it goes without what http cannot have', async () => {
  const { cookie, sessionCookie } = await cookiesOf('http://127.0.0.1:8080');
  expect(cookie(sessionCookie, 'x')).toBe('session=x; Path=/; SameSite=Lax; HttpOnly');
});

test('a device is known to the account it was signed in to, and to no other', async () => {
  const { deviceCookieFor, knownDevice } = await cookiesOf('https://site.example');
  const value = /=([^;]+)/.exec(deviceCookieFor('zofia@example.com', 'abc'))![1];
  expect(knownDevice('Zofia@Example.com', value)).toBe('abc');
  expect(knownDevice('jan@example.com', value)).toBe(null);
  expect(knownDevice('zofia@example.com', `${value}x`)).toBe(null);
  expect(knownDevice('zofia@example.com', undefined)).toBe(null);
});
