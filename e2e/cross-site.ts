/** Requests that change something, as another site would make a browser send them. */
import { expect } from 'vitest';
import type { Person } from './person.ts';
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
  'a lie about the site': { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
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

/** Every origin, method and type with every other. */
export const everyRequest = product(all);

/** Every origin with one method and type, and every method and type from one origin. */
export const someRequests = [
  ...product({ ...all, methods: ['POST'], types: all.types.slice(0, 1) }),
  ...product({ ...all, origins: ['cross, old browser'] }),
];

/** Sends them with somebody's cookies; each must be refused. */
export async function expectRefused(person: Person, requests: Request[]): Promise<void> {
  for (const { origin, method, type, path } of requests) {
    const headers = { ...origins[origin], 'content-type': type };
    const { status } = await person.ask(path, { method, headers, body: types[type]! });
    // React Router itself answers 400 where it is asked first: a page, and an Origin that is not the Host.
    expect({ origin, method, type, path, status }).toEqual({
      origin,
      method,
      type,
      path,
      status: expect.toBeOneOf([400, 403]),
    });
  }
}
