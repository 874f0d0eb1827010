/** State-changing requests as a browser would send them for another site (cross-site request forgery). */
import { expect } from 'vitest';
import type { HttpClient } from './http-client.ts';
import { site } from './site.ts';

const origins: Record<string, Record<string, string>> = {
  cross: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'cross, old browser': { origin: 'https://evil.example' },
  'same site': { origin: site.replace('localhost', 'sub.localhost'), 'sec-fetch-site': 'same-site' },
  null: { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'null, old browser': { origin: 'null' },
  absent: {},
  'other scheme': { origin: site.replace('https:', 'http:') },
  'other port': { origin: 'https://localhost:9090' },
  'address bar': { 'sec-fetch-site': 'none' },
  'forged Sec-Fetch-Site': { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
};
const methods = ['POST', 'PUT', 'PATCH', 'DELETE'];
const types: Record<string, string> = {
  'application/x-www-form-urlencoded': 'displayName=Mallory&intent=others',
  'multipart/form-data; boundary=x':
    '--x\r\nContent-Disposition: form-data; name="displayName"\r\n\r\nMallory\r\n--x--\r\n',
  'text/plain': 'displayName=Mallory',
  'application/json': '{"displayName":"Mallory"}',
};
const paths = [
  '/account',
  '/account.data',
  '/pl/account.data',
  '/auth/logout',
  '/auth/logout.data',
  '/session',
  '/account/sessions',
];

type Request = { origin: string; method: string; type: string; path: string };

const product = (some: { origins: string[]; methods: string[]; types: string[] }): Request[] =>
  some.origins.flatMap((origin) =>
    some.methods.flatMap((method) =>
      some.types.flatMap((type) => paths.map((path) => ({ origin, method, type, path }))),
    ),
  );

const all = { origins: Object.keys(origins), methods, types: Object.keys(types) };

/** All combinations of origin, method, content type and path. */
export const allRequests = product(all);

/** Every origin with one method and content type, and every method and content type from one origin. */
export const sampleRequests = [
  ...product({ ...all, methods: ['POST'], types: all.types.slice(0, 1) }),
  ...product({ ...all, origins: ['cross, old browser'] }),
];

/** Sends the requests with a member's cookies and expects each to be refused. */
export async function expectRefused(member: HttpClient, requests: Request[]): Promise<void> {
  for (const { origin, method, type, path } of requests) {
    const headers = { ...origins[origin], 'content-type': type };
    const { status } = await member.request(path, { method, headers, body: types[type]! });
    // React Router answers 400 when Origin differs from the host; a route without the method answers 405.
    expect({ origin, method, type, path, status }).toEqual({
      origin,
      method,
      type,
      path,
      status: expect.toBeOneOf([400, 403, 405]),
    });
  }
}
