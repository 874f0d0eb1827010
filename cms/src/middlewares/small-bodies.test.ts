import { expect, test, vi } from 'vitest';
import smallBodies from './small-bodies';

type Middleware = (ctx: object, next: () => Promise<void>) => Promise<void>;

/** Calls the middleware. Returns the status and headers of the response. */
async function send(path: string, headers: Record<string, string>) {
  const sent: Record<string, string> = {};
  const get = (name: string) => headers[name] ?? '';
  const set = (name: string, value: string) => void (sent[name] = value);
  const ctx = { path, get, set, status: 404 };
  const route = vi.fn<() => Promise<void>>(async () => void (ctx.status = 200));
  const strapi = { config: { get: () => '/api' } };
  await (smallBodies({}, { strapi } as never) as Middleware)(ctx, route);
  return { status: ctx.status, sent, isCalled: route.mock.calls.length === 1 };
}

const large = { 'Content-Type': 'application/json', 'Content-Length': '1000001' };
const files = { 'Content-Type': 'Multipart/form-data; boundary=a', 'Content-Length': '10' };
const refused = { status: 413, sent: { Connection: 'close' }, isCalled: false };
const accepted = { status: 200, sent: {}, isCalled: true };

test('accepts bodies up to 1 MB everywhere', async () => {
  expect(await send('/api/auth/local', { ...large, 'Content-Length': '1000000' })).toEqual(accepted);
  expect(await send('/api/auth/local', {})).toEqual(accepted);
});

test('accepts larger bodies only from editors', async () => {
  expect(await send('/content-manager/single-types/home', large)).toEqual(accepted);
  expect(await send('/admin/users', large)).toEqual(accepted);
  expect(await send('/api/auth/local', large)).toEqual(refused);
  expect(await send('/administration', large)).toEqual(refused);
});

test('accepts files only at /upload', async () => {
  expect(await send('/upload', files)).toEqual(accepted);
  expect(await send('/upload/files/1', files)).toEqual(accepted);
  expect(await send('/admin/users', files)).toEqual(refused);
  expect(await send('/uploads', files)).toEqual(refused);
  expect(await send('/api/auth/local', files)).toEqual(refused);
});

test('accepts a large photo, but not as a form', async () => {
  const photo = { 'Content-Type': 'application/octet-stream', 'Content-Length': '5000000' };
  expect(await send('/api/account/photo', photo)).toEqual(accepted);
  expect(await send('/api/account/photo', { ...files, 'Content-Length': '5000000' })).toEqual(refused);
  expect(await send('/api/account', photo)).toEqual(refused);
});
