import { afterEach, expect, test, vi } from 'vitest';

// The modules were loaded with this test's settings; other tests must load their own.
afterEach(() => vi.resetModules());

async function cookiesOf(PUBLIC_URL: string) {
  vi.resetModules();
  vi.stubEnv('PUBLIC_URL', PUBLIC_URL);
  return import('./cookies.server.ts');
}

test('sets the session as a __Host- and HttpOnly cookie when the site uses https', async () => {
  const { cookie, sessionCookie } = await cookiesOf('https://site.example');
  expect(cookie(sessionCookie, 'x', { maxAge: 60 })).toBe(
    '__Host-session=x; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});

test('omits the __Host- prefix and Secure when the site uses http in development', async () => {
  const { cookie, sessionCookie } = await cookiesOf('http://127.0.0.1:8080');
  expect(cookie(sessionCookie, 'x')).toBe('session=x; Path=/; HttpOnly; SameSite=Lax');
});

test('recognizes a device only for the account it was signed in to', async () => {
  const { deviceCookieFor, knownDeviceId } = await cookiesOf('https://site.example');
  const value = /=([^;]+)/.exec(deviceCookieFor('zofia@example.com', 'abc'))![1];
  expect(knownDeviceId('Zofia@Example.com', value)).toBe('abc');
  expect(knownDeviceId('jan@example.com', value)).toBe(null);
  expect(knownDeviceId('zofia@example.com', `${value}x`)).toBe(null);
  expect(knownDeviceId('zofia@example.com', undefined)).toBe(null);
});

test.each(['a b', 'a"', 'ł', '', '.x', undefined])('reads no device id from the cookie "%s"', async (value) => {
  const { readDeviceId } = await cookiesOf('https://site.example');
  expect(readDeviceId(value)).toBe(null);
});

test('reads the device id of a cookie that was set for another account', async () => {
  const { deviceCookieFor, readDeviceId } = await cookiesOf('https://site.example');
  expect(readDeviceId(/=([^;]+)/.exec(deviceCookieFor('zofia@example.com', 'a-b_1'))![1])).toBe('a-b_1');
});
