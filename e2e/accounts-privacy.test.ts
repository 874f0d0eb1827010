/** Pages are the same for everybody, and what is somebody's own reaches nobody else: through one edge, at the same time. */
import { beforeEach, describe, expect, test } from 'vitest';
import { visitor } from './browser.ts';
import {
  forgetTries,
  goodPassword,
  manyAccounts,
  newAddress,
  newMember,
  Person,
  sessionCookie,
  signIn,
} from './person.ts';
import { lookForLeaks, privateForms } from './private-pages.ts';
import { get, site, stack } from './site.ts';
import { useStack } from './use-stack.ts';

const { up } = useStack();

beforeEach(forgetTries);

test('everybody sees their own, and by disguised addresses nobody else’s', async () => {
  const emails = await manyAccounts(4, 'soak');
  const people = await Promise.all(
    emails.map(async (email, index) => {
      const person = new Person(`127.0.10.${index + 1}`);
      await signIn(person, email);
      return { person, marker: email.split('@')[0]! };
    }),
  );
  const { asked, faults } = await lookForLeaks(people, privateForms);
  expect(faults).toEqual([]);
  expect(asked).toBe(people.length * privateForms.length * 2);
});

describe('a page that editors have reserved for members', () => {
  test.each([
    ['/partners', '/auth/login?next=%2Fpartners'],
    ['/pl/partnerzy', '/pl/auth/login?next=%2Fpl%2Fpartnerzy'],
  ])('%s: members see it, others are shown the way, and no cache keeps either', async (path, login) => {
    const member = await newMember();
    for (let round = 0; round < 3; round += 1) {
      const other = await new Person().ask(path);
      expect([other.status, other.headers.location]).toEqual([302, login]);
      const seen = await member.ask(path);
      expect([seen.status, seen.headers['cache-control'], seen.headers['x-cache']]).toEqual([
        200,
        'private, no-store',
        'miss',
      ]);
      expect((await member.ask(`${path}.data`)).status).toBe(200);
      expect((await new Person().ask(`${path}.data`)).status).toBe(202);
    }
  });

  test('nobody else learns its title, or its address in the other language', async () => {
    const member = await newMember();
    const title = /<h1[^>]*>([^<]+)</.exec((await member.ask('/partners')).body)![1]!;
    for (const path of [
      '/og/en/partners.png',
      '/og/pl/partnerzy.png',
      '/pl/partners',
      '/partnerzy',
      '/pl/partners.data',
    ])
      expect([path, (await new Person().ask(path)).status]).toEqual([path, 404]);
    for (const path of ['/', '/partners', '/partners.data', '/sitemap.xml', '/sitemaps/1.xml', '/partnerzy']) {
      const { body } = await new Person().ask(path);
      expect([path, body.includes(title), body.includes('/pl/partnerzy')]).toEqual([path, false, false]);
    }
  });

  test('a session that has ended does not open it', async () => {
    const member = await newMember();
    const session = member.jar.get(sessionCookie)!;
    await member.submit('/auth/logout', {});
    const thief = new Person();
    thief.jar.set(sessionCookie, session);
    expect((await thief.ask('/partners')).status).toBe(302);
    expect((await thief.ask('/account')).status).toBe(302);
  });
});

describe('the header of pages for everybody', () => {
  test('asks nothing for a visitor, and shows the account of a member without a jump', async () => {
    const email = newAddress('łucja');
    const member = await newMember(email.replace('łucja', 'lucja'));
    await member.submit('/account', { displayName: 'Łucja', language: 'en', photoUrl: '' });
    for (const signedIn of [false, true]) {
      const { page } = await visitor({ viewport: { width: 1440, height: 900 } });
      const cookies = [...member.jar].map(([name, value]) => ({ name, value, url: site }));
      if (signedIn) await page.context().addCookies(cookies);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${site}/pricing`, { waitUntil: 'networkidle' });
      expect(asked.filter((path) => path === '/session')).toHaveLength(signedIn ? 1 : 0);
      const link = page.getByRole('banner').getByRole('link', { name: signedIn ? 'Account' : 'Sign in' });
      expect(await link.isVisible()).toBe(true);
      expect(await link.innerText()).toBe(signedIn ? 'Ł\nAccount' : 'Sign in');
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
      await page.context().close();
    }
  });

  test('is the same bytes for a member and for a stranger', async () => {
    const member = await newMember();
    const seen = await member.ask('/pricing');
    expect(seen.body).toBe((await new Person().ask('/pricing')).body);
    expect(seen.headers['set-cookie']).toBe(undefined);
  });

  test('a hint without a session is taken back by the first question', async () => {
    const person = new Person();
    person.jar.set('account', 'abc');
    expect((await person.ask('/session')).body).toBe('{"initial":null}');
    expect(person.jar.has('account')).toBe(false);
  });
});

describe('when something is away', () => {
  test('the content service stopped: sessions survive, the form says what is wrong, nothing is taken for a "no"', async () => {
    const email = newAddress('patient');
    const person = await newMember(email);
    await get('/pricing');
    await stack('down', 'cms');
    const during = await person.askOnce('/account');
    expect(during.status).toBe(503);
    expect(person.jar.has(sessionCookie)).toBe(true);
    expect((await new Person().ask('/auth/login')).status).toBe(200);
    const refused = await new Person().submit('/auth/login', { email, password: goodPassword });
    expect(refused.status).toBe(503);
    expect(refused.body).toContain('We cannot reach the accounts right now');
    expect(refused.body).toContain(email);
    expect((await get('/pricing')).status).toBe(200);
    await up();
    await expect.poll(async () => (await person.ask('/account')).status).toBe(200);
  });

  test('the database stopped: the same', async () => {
    const person = await newMember();
    await get('/pricing');
    await stack('down', 'postgres');
    expect((await person.askOnce('/account')).status).toBe(503);
    expect(person.jar.has(sessionCookie)).toBe(true);
    expect((await new Person().submit('/auth/login', { email: 'a@example.com', password: 'x' })).status).toBe(503);
    expect((await get('/pricing')).status).toBe(200);
    await up();
    await expect.poll(async () => (await person.ask('/account')).status).toBe(200);
  });
});
