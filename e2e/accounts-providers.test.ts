/** Social sign-in through Strapi's OAuth providers, with a fake OAuth provider in this file. */
import { createServer } from 'node:http';
import { offset } from 'stack/config';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { waitForCode } from './mailbox.ts';
import { HttpClient, countAccounts, goodPassword, newEmail, newMember } from './http-client.ts';
import { cms, get, getOnce, site } from './site.ts';
import { useStack } from './use-stack.ts';

const port = 9250 + offset;
const providerUrl = `http://127.0.0.1:${port}`;

/** The profile that the provider returns, or 'cancelled' when the visitor cancels. */
let profile: { sub: string; email: string; email_verified: boolean; name: string } | 'cancelled';

const makeProfile = (email: string, verified: boolean, sub = email) => ({
  sub,
  email,
  email_verified: verified,
  name: 'Somebody',
});

const provider = createServer((request, response) => {
  const url = new URL(request.url ?? '/', providerUrl);
  const json = (body: object) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  if (url.pathname === '/token') return json({ access_token: 'opaque', token_type: 'bearer' });
  if (url.pathname === '/userinfo') return json(profile as object);
  const back = new URL(url.searchParams.get('redirect_uri')!);
  back.searchParams.set('state', url.searchParams.get('state')!);
  back.searchParams.set(
    profile === 'cancelled' ? 'error' : 'code',
    profile === 'cancelled' ? 'access_denied' : 'one-time',
  );
  response.writeHead(302, { Location: back.href }).end();
});

const company = {
  key: 'duet',
  secret: 's',
  authorize_url: `${providerUrl}/authorize`,
  access_url: `${providerUrl}/token`,
  userinfo_url: `${providerUrl}/userinfo`,
};

beforeAll(() => new Promise<void>((done) => provider.listen(port, '127.0.0.1', done)));
useStack({ settings: () => ({ STACK_ACCOUNT_PROVIDERS: JSON.stringify({ company }) }) });
afterAll(() => void provider.close());

/** Clicks "Continue with Company", without JavaScript, and returns the page after all redirects. */
async function signInWithProvider(path = '/auth/login') {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(site + path);
  await page.getByRole('link', { name: /Company/ }).click();
  await page.waitForURL((url) => url.origin === site && !url.pathname.startsWith('/api/'));
  return page;
}

test.each(['', '/pl'])('creates an account at the first sign-in and finds it at the second (%s)', async (prefix) => {
  profile = makeProfile(newEmail('elsewhere'), true);
  for (let visit = 0; visit < 2; visit += 1) {
    const page = await signInWithProvider(`${prefix}/auth/login`);
    expect(new URL(page.url()).pathname).toMatch(visit === 0 ? /^(\/pl)?\/account\/welcome$/ : /^(\/pl)?\/account$/);
    await page.goto(`${site}/account`);
    expect(await page.inputValue('[readonly]')).toBe(profile.email);
    await page.context().close();
  }
  expect(await countAccounts(profile.email)).toBe(1);
});

test('refuses an email that the provider has not verified', async () => {
  profile = makeProfile(newEmail('unconfirmed'), false);
  const page = await signInWithProvider();
  expect(page.url()).toBe(`${site}/auth/login?failed=unverified-email`);
  expect(await countAccounts(profile.email)).toBe(0);
  await page.context().close();
});

test('refuses the sign-in when the email belongs to an account that has a password', async () => {
  const email = newEmail('owner');
  await newMember(email);
  profile = makeProfile(email, true);
  const page = await signInWithProvider();
  expect(page.url()).toBe(`${site}/auth/login?failed=account-exists-with-different-credential`);
  expect(await page.locator('[role=alert]').innerText()).toContain('Sign in the way you did before');
  await page.context().close();
});

test("invalidates the password and the link of a stranger's registration when the owner of the email signs in", async () => {
  const email = newEmail('squatted');
  const thief = new HttpClient();
  await thief.submit('/auth/register', { email, password: 'the thief knows this' });
  const code = await waitForCode(email, /Confirm/);
  profile = makeProfile(email, true);
  const page = await signInWithProvider();
  expect(page.url()).toBe(`${site}/account/welcome`);
  expect((await thief.submit('/auth/login', { email, password: 'the thief knows this' })).status).toBe(400);
  const late = await thief.submit('/auth/verify', { intent: 'confirm', code, password: 'the thief knows this' });
  expect(late.status).toBe(400);
  expect(await countAccounts(email)).toBe(1);
  await page.context().close();
});

test('refuses another provider identity with the same email', async () => {
  const email = newEmail('reused');
  profile = makeProfile(email, true, `${email} 1`);
  await (await signInWithProvider()).context().close();
  profile = makeProfile(email, true, `${email} 2`);
  const page = await signInWithProvider();
  expect(page.url()).toBe(`${site}/auth/login?failed=account-exists-with-different-credential`);
  await page.context().close();
});

test('leaves no cookie that could sign in the next user of the browser', async () => {
  profile = makeProfile(newEmail('shared'), true);
  const page = await signInWithProvider();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('koa.sess');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto(`${site}/auth/connect/company`);
  expect(page.url()).toContain('/auth/login?failed=');
  await page.context().close();
});

test('returns an error code when the visitor cancels, and refuses callbacks without a started sign-in', async () => {
  profile = 'cancelled';
  const page = await signInWithProvider();
  expect(page.url()).toBe(`${site}/auth/login?failed=popup-closed-by-user`);
  await page.context().close();
  profile = makeProfile(newEmail('forged'), true);
  for (const path of [
    '/auth/connect/company?access_token=stolen',
    '/auth/connect/github',
    '/auth/connect/local',
    '/auth/connect/..%2f..%2fusers',
  ]) {
    const { status, headers } = await get(path);
    expect([path, status < 500, headers.get('location')?.includes('/account') ?? false]).toEqual([path, true, false]);
  }
  const forged = await get('/api/connect/company/callback?code=one-time&state=guessed');
  expect(forged.headers.get('location')).toContain('error');
});

test('sets the OAuth state cookie with Secure and HttpOnly', async () => {
  const { headers } = await getOnce('/api/connect/company');
  const cookies = headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const line of cookies) expect(line.toLowerCase()).toMatch(/; secure.*; httponly/);
});

test('refuses a POST to a CMS path at the edge, and a large body at the CMS itself', async () => {
  const body = new FormData();
  body.set('file', new Blob(['a file']), 'x.bin');
  for (const path of ['/uploads/x', '/api/connect/x', '/api/connect/company/callback']) {
    const { status } = await fetch(site + path, { method: 'POST', body });
    expect([path, status]).toEqual([path, 405]);
  }
  // The CMS itself refuses it too, before it parses the body.
  const direct = await fetch(`${cms}/api/connect/x`, { method: 'POST', body });
  expect(direct.status).toBe(413);
});

test('exposes only uploads and /api/connect of the CMS through the edge', async () => {
  for (const path of [
    '/api/users/me',
    '/api/auth/local',
    '/api/pages',
    '/api/connect/company/x',
    '/admin',
    '/api/users',
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
  expect((await get('/api/connect/github')).status).toBe(400);
  const signedIn = new HttpClient();
  expect(
    (await signedIn.submit('/api/auth/local', { identifier: 'a@example.com', password: goodPassword })).status,
  ).toBeGreaterThanOrEqual(400);
});
