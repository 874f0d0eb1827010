/** Pages are the same for everybody, and what is somebody's own reaches nobody else: through one edge, at the same time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pidsOf } from 'stack/reach';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { deceptions, disguised } from './deceptions.ts';
import {
  Person,
  forgetTries,
  goodPassword,
  manyAccounts,
  newAddress,
  newMember,
  signIn,
  type Answer,
} from './person.ts';
import { get, site, stack } from './site.ts';

beforeEach(forgetTries);

describe('200 people at once', () => {
  const people: { person: Person; marker: string }[] = [];
  const marked = (body: string) => new Set(body.match(/soak-\d{4}-\w+/g) ?? []);

  beforeAll(async () => {
    const emails = await manyAccounts(200, 'soak');
    for (const [index, email] of emails.entries()) {
      const person = new Person(`127.0.${10 + Math.floor(index / 100)}.${(index % 100) + 1}`);
      await signIn(person, email);
      people.push({ person, marker: email.split('@')[0]! });
    }
  }, 120_000);

  test('everybody sees their own, and with 60 and more disguises nobody else’s', async () => {
    const anonymous = new Person('127.0.20.1');
    const own = [
      '/account',
      '/account.data',
      '/pl/account',
      '/account/security',
      '/account/sessions.data',
      '/account/export',
      '/session',
      '/partners',
    ];
    const forms = [...new Set([...deceptions, ...disguised('/account/export'), ...disguised('/partners')])];
    expect(forms.length).toBeGreaterThanOrEqual(60);
    let asked = 0;
    const faults: unknown[] = [];
    /** A web that says "come again" is asked again, once; what it said may give nothing away either. */
    async function look(person: Person, path: string, allowed: string | null): Promise<Answer> {
      asked += 1;
      const first = await person.ask(path);
      check(path, first, allowed);
      if (first.status !== 503) return first;
      const second = await person.ask(path);
      check(path, second, allowed);
      if (second.status === 503) faults.push({ path, allowed, twice: 503 });
      return second;
    }
    function check(path: string, answer: Answer, allowed: string | null): void {
      const others = [...marked(answer.body)].filter((marker) => marker !== allowed);
      const kept =
        answer.headers['x-cache'] === 'hit' || !/no-store/.test(String(answer.headers['cache-control'] ?? ''));
      const isBroken = answer.status >= 500 && answer.status !== 503;
      if (others.length > 0 || (kept && answer.headers['set-cookie']) || isBroken) {
        faults.push({ path, allowed, others, status: answer.status, cookie: answer.headers['set-cookie'] });
      }
    }
    const queue = people.flatMap(({ person, marker }, index) =>
      [...own, ...[0, 1, 2, 3].map((step) => forms[(index * 4 + step) % forms.length]!)].map((path) => ({
        person,
        marker,
        path,
      })),
    );
    const shuffled = queue.map((one) => ({ ...one, rank: Math.random() })).toSorted((a, b) => a.rank - b.rank);
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let one = shuffled.pop(); one; one = shuffled.pop()) {
          const { person, marker, path } = one;
          const answer = await look(person, path, marker);
          if (path === '/account' && !marked(answer.body).has(marker)) faults.push({ path, missing: marker });
          await look(anonymous, path, null);
        }
      }),
    );
    expect(faults).toEqual([]);
    expect(asked).toBe(people.length * 12 * 2);
  }, 300_000);
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

  test('a session that has ended does not open it', async () => {
    const member = await newMember();
    const session = member.jar.get('session')!;
    await member.submit('/auth/logout', {});
    const thief = new Person();
    thief.jar.set('session', session);
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
  afterAll(() => stack('up'));

  test('the content service stopped: sessions survive, the form says what is wrong, nothing is taken for a "no"', async () => {
    const email = newAddress('patient');
    const person = await newMember(email);
    await get('/pricing');
    await stack('down', 'cms');
    const during = await person.ask('/account');
    expect(during.status).toBe(503);
    expect(person.jar.has('session')).toBe(true);
    expect((await new Person().ask('/auth/login')).status).toBe(200);
    const refused = await new Person().submit('/auth/login', { email, password: goodPassword });
    expect(refused.status).toBe(503);
    expect(refused.body).toContain('We cannot reach the accounts right now');
    expect(refused.body).toContain(email);
    expect((await get('/pricing')).status).toBe(200);
    await stack('up');
    expect((await person.ask('/account')).status).toBe(200);
  });

  test('the database stopped: the same', async () => {
    const person = await newMember();
    await get('/pricing');
    await stack('down', 'postgres');
    expect((await person.ask('/account')).status).toBe(503);
    expect(person.jar.has('session')).toBe(true);
    expect((await new Person().submit('/auth/login', { email: 'a@example.com', password: 'x' })).status).toBe(503);
    expect((await get('/pricing')).status).toBe(200);
    await stack('up');
    await expect.poll(async () => (await person.ask('/account')).status, { timeout: 20_000 }).toBe(200);
  });

  test('the database lets nobody new in for three seconds: a crowd waits, and nobody is told that it is down', async () => {
    const person = await newMember();
    const [gatekeeper] = await pidsOf('postgres');
    process.kill(gatekeeper!, 'SIGSTOP');
    const crowd = Array.from({ length: 20 }, () => person.ask('/account'));
    await sleep(3_000);
    process.kill(gatekeeper!, 'SIGCONT');
    expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual(crowd.map(() => 200));
  });
});
