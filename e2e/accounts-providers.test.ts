/** Signing in with an account somewhere else, by the content service's own means. The somewhere else is stood in for here. */
import { createServer } from 'node:http';
import { offset } from 'stack/config';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { Person, accountsWith, goodPassword, newAddress, newMember } from './person.ts';
import { cms, get, getOnce, site } from './site.ts';
import { useStack } from './use-stack.ts';

const port = 9250 + offset;
const address = `http://127.0.0.1:${port}`;

/** Who the provider says somebody is. */
let person: { sub: string; email: string; email_verified: boolean; name: string } | 'nobody';

const someone = (email: string, verified: boolean, sub = email) => ({
  sub,
  email,
  email_verified: verified,
  name: 'Somebody',
});

const provider = createServer((request, response) => {
  const url = new URL(request.url ?? '/', address);
  const json = (body: object) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  if (url.pathname === '/token') return json({ access_token: 'opaque', token_type: 'bearer' });
  if (url.pathname === '/userinfo') return json(person as object);
  const back = new URL(url.searchParams.get('redirect_uri')!);
  back.searchParams.set('state', url.searchParams.get('state')!);
  back.searchParams.set(person === 'nobody' ? 'error' : 'code', person === 'nobody' ? 'access_denied' : 'one-time');
  response.writeHead(302, { Location: back.href }).end();
});

const company = {
  key: 'duet',
  secret: 's',
  authorize_url: `${address}/authorize`,
  access_url: `${address}/token`,
  userinfo_url: `${address}/userinfo`,
};

beforeAll(() => new Promise<void>((done) => provider.listen(port, '127.0.0.1', done)));
useStack({ settings: () => ({ STACK_ACCOUNT_PROVIDERS: JSON.stringify({ company }) }) });
afterAll(() => void provider.close());

/** Presses "Continue with Company", without script, and answers where that led. */
async function come(path = '/auth/login') {
  const { page } = await visitor({ javaScriptEnabled: false });
  await page.goto(site + path);
  await page.getByRole('link', { name: /Company/ }).click();
  await page.waitForURL((url) => url.origin === site && !url.pathname.startsWith('/api/'));
  return page;
}

test.each(['', '/pl'])(
  'whoever the provider vouches for has an account, the same one each time (%s)',
  async (prefix) => {
    person = someone(newAddress('elsewhere'), true);
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await come(`${prefix}/auth/login`);
      expect(new URL(page.url()).pathname).toMatch(/^(\/pl)?\/account$/);
      expect(await page.inputValue('[readonly]')).toBe(person.email);
      await page.context().close();
    }
    expect(await accountsWith(person.email)).toBe(1);
  },
);

test('an address the provider has not confirmed opens nothing', async () => {
  person = someone(newAddress('unconfirmed'), false);
  const page = await come();
  expect(page.url()).toBe(`${site}/auth/login?failed=unverified-email`);
  expect(await accountsWith(person.email)).toBe(0);
  await page.context().close();
});

test('an account with a password is not handed over', async () => {
  const email = newAddress('owner');
  await newMember(email);
  person = someone(email, true);
  const page = await come();
  expect(page.url()).toBe(`${site}/auth/login?failed=account-exists-with-different-credential`);
  expect(await page.locator('[role=alert]').innerText()).toContain('Sign in the way you did before');
  await page.context().close();
});

test('somebody who registered the address before its owner came loses it, password and link', async () => {
  const email = newAddress('squatted');
  const squatter = new Person();
  await squatter.submit('/auth/register', { email, password: 'the squatter knows this' });
  const code = new URL(linkIn(await mailTo(email, /Confirm/))).searchParams.get('code')!;
  person = someone(email, true);
  const page = await come();
  expect(page.url()).toBe(`${site}/account`);
  expect((await squatter.submit('/auth/login', { email, password: 'the squatter knows this' })).status).toBe(400);
  const late = await squatter.submit('/auth/verify', { intent: 'confirm', code, password: 'the squatter knows this' });
  expect(late.status).toBe(400);
  expect(await accountsWith(email)).toBe(1);
  await page.context().close();
});

test('an address that moved on to somebody else there does not move the account', async () => {
  const email = newAddress('reused');
  person = someone(email, true, `${email} 1`);
  await (await come()).context().close();
  person = someone(email, true, `${email} 2`);
  const page = await come();
  expect(page.url()).toBe(`${site}/auth/login?failed=account-exists-with-different-credential`);
  await page.context().close();
});

test('what the way there left in the browser does not sign in whoever comes next', async () => {
  person = someone(newAddress('shared'), true);
  const page = await come();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('koa.sess');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto(`${site}/auth/connect/company`);
  expect(page.url()).toContain('/auth/login?failed=');
  await page.context().close();
});

test('turning back at the provider says so, and a journey that nobody began leads nowhere', async () => {
  person = 'nobody';
  const page = await come();
  expect(page.url()).toBe(`${site}/auth/login?failed=popup-closed-by-user`);
  await page.context().close();
  person = someone(newAddress('forged'), true);
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

test('the cookie for the way there is for https only', async () => {
  const { headers } = await getOnce('/api/connect/company');
  const cookies = headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const line of cookies) expect(line.toLowerCase()).toMatch(/; secure.*; httponly/);
});

test('nothing can be sent to the content service through the edge', async () => {
  const body = new FormData();
  body.set('file', new Blob(['a file']), 'x.bin');
  for (const path of ['/uploads/x', '/api/connect/x', '/api/connect/company/callback']) {
    const { status } = await fetch(site + path, { method: 'POST', body });
    expect([path, status]).toEqual([path, 405]);
  }
  // Nor, past the edge, where it would be read before anybody looks who sends it.
  const direct = await fetch(`${cms}/api/connect/x`, { method: 'POST', body });
  expect(direct.status).toBe(413);
});

test('nothing else of the content service is open to visitors', async () => {
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
  const signedIn = new Person();
  expect(
    (await signedIn.submit('/api/auth/local', { identifier: 'a@example.com', password: goodPassword })).status,
  ).toBeGreaterThanOrEqual(400);
});
