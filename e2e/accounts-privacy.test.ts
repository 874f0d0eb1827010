/** Public pages are identical for all visitors, and private data reaches only its owner, through one edge. */
import { beforeEach, describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import {
  resetRateLimits,
  goodPassword,
  createAccounts,
  newEmail,
  newMember,
  HttpClient,
  sessionCookie,
  signIn,
} from './http-client.ts';
import { waitForMail } from './mailbox.ts';
import { findLeaks, privatePathVariants } from './private-pages.ts';
import { cmsSql } from './running-stack.ts';
import { get, site, stack } from './site.ts';
import { useStack } from './use-stack.ts';
import { waitFor } from './wait-for.ts';

const { up } = useStack();

beforeEach(resetRateLimits);

test('shows members only their own data, also under disguised paths', async () => {
  const emails = await createAccounts(4, 'soak');
  const members = await Promise.all(
    emails.map(async (email, index) => {
      const client = new HttpClient(`127.0.10.${index + 1}`);
      await signIn(client, email);
      return { client, marker: email.split('@')[0]! };
    }),
  );
  const { requestCount, faults } = await findLeaks(members, privatePathVariants);
  expect(faults).toEqual([]);
  expect(requestCount).toBe(members.length * privatePathVariants.length * 2);
});

describe('a members-only page', () => {
  test.each([
    ['/partners', '/auth/login?next=%2Fpartners'],
    ['/pl/partnerzy', '/pl/auth/login?next=%2Fpl%2Fpartnerzy'],
  ])('%s is shown to members, redirects visitors to sign-in, and is never cached', async (path, login) => {
    const member = await newMember();
    for (let round = 0; round < 3; round += 1) {
      const other = await new HttpClient().request(path);
      expect([other.status, other.headers.location]).toEqual([302, login]);
      const seen = await member.request(path);
      expect([seen.status, seen.headers['cache-control'], seen.headers['x-cache']]).toEqual([
        200,
        'private, no-store',
        'miss',
      ]);
      expect((await member.request(`${path}.data`)).status).toBe(200);
      expect((await new HttpClient().request(`${path}.data`)).status).toBe(202);
    }
  });

  test('does not reveal its title or its other-language path to visitors', async () => {
    const member = await newMember();
    const title = /<h1[^>]*>([^<]+)</.exec((await member.request('/partners')).body)![1]!;
    for (const path of [
      '/og/en/partners.png',
      '/og/pl/partnerzy.png',
      '/pl/partners',
      '/partnerzy',
      '/pl/partners.data',
    ])
      expect([path, (await new HttpClient().request(path)).status]).toEqual([path, 404]);
    const sitemaps = ['/sitemap.xml', '/sitemaps/en-2.xml', '/sitemaps/pl-2.xml'];
    for (const path of sitemaps) expect([path, (await new HttpClient().request(path)).status]).toEqual([path, 200]);
    for (const path of ['/', '/partners', '/partners.data', '/partnerzy', ...sitemaps]) {
      const { body } = await new HttpClient().request(path);
      expect([path, body.includes(title), body.includes('/pl/partnerzy')]).toEqual([path, false, false]);
    }
  });

  test('is not shown with a session that has ended', async () => {
    const member = await newMember();
    const session = member.jar.get(sessionCookie)!;
    await member.submit('/auth/logout', {});
    const thief = new HttpClient();
    thief.jar.set(sessionCookie, session);
    expect((await thief.request('/partners')).status).toBe(302);
    expect((await thief.request('/account')).status).toBe(302);
  });
});

describe('the header of public pages', () => {
  test('requests the session only for members, and shows their account without a layout shift', async () => {
    const email = newEmail('łucja');
    const member = await newMember(email.replace('łucja', 'lucja'));
    await member.submit('/account', { displayName: 'Łucja', language: 'en', photoUrl: '' });
    for (const signedIn of [false, true]) {
      const { page } = await openPage({ viewport: { width: 1440, height: 900 } });
      const cookies = [...member.jar].map(([name, value]) => ({ name, value, url: site }));
      if (signedIn) await page.context().addCookies(cookies);
      const requestedPaths: string[] = [];
      page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // A font that arrives after the first paint shifts the layout a little. This test is about the header's script.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(`${site}/pricing`, { waitUntil: 'networkidle' });
      expect(requestedPaths.filter((path) => path === '/session')).toHaveLength(signedIn ? 1 : 0);
      const link = page.getByRole('banner').getByRole('link', { name: signedIn ? 'Account' : 'Sign in' });
      expect(await link.isVisible()).toBe(true);
      expect(await link.innerText()).toBe(signedIn ? 'Ł\nAccount' : 'Sign in');
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
      await page.context().close();
    }
  });

  test('is byte-identical for a member and a visitor', async () => {
    const member = await newMember();
    const seen = await member.request('/pricing');
    expect(seen.body).toBe((await new HttpClient().request('/pricing')).body);
    expect(seen.headers['set-cookie']).toBe(undefined);
  });

  test('deletes the account hint cookie when there is no session', async () => {
    const person = new HttpClient();
    person.jar.set('account', 'abc');
    expect((await person.request('/session')).body).toBe('{"initial":null}');
    expect(person.jar.has('account')).toBe(false);
  });
});

describe('outages', () => {
  test('keeps sessions and shows an error in the form while the CMS is down', async () => {
    const email = newEmail('patient');
    const person = await newMember(email);
    await get('/pricing');
    await stack('down', 'cms');
    const during = await person.requestOnce('/account');
    expect(during.status).toBe(503);
    expect(person.jar.has(sessionCookie)).toBe(true);
    expect((await new HttpClient().request('/auth/login')).status).toBe(200);
    const refused = await new HttpClient().submit('/auth/login', { email, password: goodPassword });
    expect(refused.status).toBe(503);
    expect(refused.body).toContain('We cannot reach the accounts right now');
    expect(refused.body).toContain(email);
    expect((await get('/pricing')).status).toBe(200);
    await up();
    await expect.poll(async () => (await person.request('/account')).status).toBe(200);
  });

  test('keeps sessions while the database is down', async () => {
    const person = await newMember();
    await get('/pricing');
    await stack('down', 'postgres');
    expect((await person.requestOnce('/account')).status).toBe(503);
    expect(person.jar.has(sessionCookie)).toBe(true);
    expect((await new HttpClient().submit('/auth/login', { email: 'a@example.com', password: 'x' })).status).toBe(503);
    expect((await person.submit('/auth/logout', {})).status).toBe(503);
    expect(person.jar.has(sessionCookie)).toBe(true);
    expect((await get('/pricing')).status).toBe(200);
    await up();
    await expect.poll(async () => (await person.request('/account')).status).toBe(200);
  });

  test('delivers a mail after the mail server was down and the CMS restarted', async () => {
    const email = newEmail('patient');
    await newMember(email);
    await stack('down', 'mail');
    await new HttpClient().submit('/auth/forgot-password', { email });
    const attempts = `select attempts from account_mails where kind = 'reset' and recipient = '${email}'`;
    await waitFor('a first attempt', async () => Number(await cmsSql(attempts)) > 0);
    await stack('down', 'cms');
    await up();
    expect((await waitForMail(email, /Set a new password/)).text).toContain('/auth/reset-password?code=');
    await waitFor('the mail to be removed from the outbox', async () => (await cmsSql(attempts)) === '');
  });
});
