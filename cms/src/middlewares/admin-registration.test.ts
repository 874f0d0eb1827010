import { expect, test, vi } from 'vitest';
import adminRegistration from './admin-registration';

type Middleware = (ctx: object, next: () => Promise<void>) => Promise<void>;

/** Calls the middleware. Returns the status and body, and if the route behind it was called. */
async function call(path: string, isRegistrationOpen: boolean) {
  const settings: Record<string, boolean> = { 'startup.isRegistrationOpen': isRegistrationOpen };
  const strapi = { config: { get: (key: string) => settings[key] } };
  const ctx: { path: string; status: number; body?: string } = { path, status: 404 };
  const route = vi.fn<() => Promise<void>>(async () => void (ctx.status = 200));
  await (adminRegistration({}, { strapi } as never) as Middleware)(ctx, route);
  return { status: ctx.status, body: ctx.body, isCalled: route.mock.calls.length === 1 };
}

const registration = [
  '/admin/register-admin',
  '/admin/register-admin/',
  '//admin//register-admin',
  '/Admin/Register-Admin',
];

test.each(registration)('refuses %s and says how to create the first administrator', async (path) => {
  const body = expect.stringContaining('Please set both, and restart the CMS.');
  expect(await call(path, false)).toEqual({ status: 403, body, isCalled: false });
});

test.each(registration)('allows %s when registration is open', async (path) => {
  expect(await call(path, true)).toEqual({ status: 200, body: undefined, isCalled: true });
});

test.each(['/admin/login', '/admin/register', '/admin', '/api/admin/register-admin'])(
  'does not affect %s',
  async (path) => {
    expect((await call(path, false)).isCalled).toBe(true);
  },
);
