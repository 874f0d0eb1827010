import { expect, test, vi } from 'vitest';
import accountApiGuard from './account-api-guard';

const token = 'a-token-of-thirty-two-characters-or-more';
const settings: Record<string, string> = { 'api.rest.prefix': '/api', 'startup.webApiToken': token };
const strapi = { config: { get: (key: string) => settings[key] } };
const guard = accountApiGuard({}, { strapi } as never) as (ctx: object, next: () => Promise<void>) => Promise<void>;

type Response = { status: number; isTokenCheckFailed?: boolean };

/** Calls the middleware; `response` is what the route behind it answers. Returns the status, and if the route was called. */
async function call(path: string, webToken = '', response: Response = { status: 200 }) {
  const get = (header: string) => (header === 'X-Web-Token' ? webToken : '');
  const ctx = { path, get, status: 404, state: {} as Record<string, unknown> };
  const route = vi.fn<() => Promise<void>>(async () => {
    ctx.status = response.status;
    if (response.isTokenCheckFailed) ctx.state.isTokenCheckFailed = true;
  });
  await guard(ctx, route);
  return { status: ctx.status, isCalled: route.mock.calls.length === 1 };
}

const guardedPaths = [
  '/api/auth/local',
  '/api/auth',
  '/api/users/me',
  '/api/account',
  '/api/account/new-email',
  '/api/builds',
  '/API/Auth/local',
  '/api//auth/local',
  '//api/auth/local',
];

test.each(guardedPaths)('answers %s with 404 without the token of the web', async (path) => {
  expect(await call(path)).toEqual({ status: 404, isCalled: false });
  expect(await call(path, token.slice(1))).toEqual({ status: 404, isCalled: false });
  expect(await call(path, token.toUpperCase())).toEqual({ status: 404, isCalled: false });
});

test.each(guardedPaths)('calls the route of %s with the token of the web', async (path) => {
  expect(await call(path, token)).toEqual({ status: 200, isCalled: true });
});

test.each(['/api/connect/github', '/api/pages', '/api/authors', '/admin/users', '/auth/login', '/_health'])(
  'calls the route of %s without a token',
  async (path) => {
    expect(await call(path)).toEqual({ status: 200, isCalled: true });
  },
);

test.each([401, 403])('answers 503 instead of %i when the token of a member could not be checked', async (status) => {
  expect((await call('/api/users/me', token, { status, isTokenCheckFailed: true })).status).toBe(503);
  expect((await call('/api/users/me', token, { status })).status).toBe(status);
});

test.each([200, 404, 500])('keeps %i when the token of a member could not be checked', async (status) => {
  expect((await call('/api/users/me', token, { status, isTokenCheckFailed: true })).status).toBe(status);
});
