/** Attacks on accounts from other sites, by redirects, by guessing passwords and by enumerating accounts. */
import { beforeEach, describe, expect, test } from 'vitest';
import { expectRefused, sampleRequests } from './cross-site.ts';
import { guessManyAccounts } from './floods.ts';
import { listMails, waitForCode } from './mailbox.ts';
import {
  resetRateLimits,
  goodPassword,
  createAccounts,
  newEmail,
  newMember,
  sessionCookie,
  HttpClient,
  signIn,
  type HttpResponse,
  isSignedIn,
} from './http-client.ts';
import { site } from './site.ts';
import { enumerationForms, observableResponse } from './account-enumeration.ts';
import { useStack } from './use-stack.ts';

useStack();
beforeEach(resetRateLimits);

describe('cross-site requests', () => {
  test('are refused and change nothing', async () => {
    const person = await newMember();
    await expectRefused(person, sampleRequests);
    expect(await isSignedIn(person)).toBe(true);
    expect((await person.request('/account')).body).not.toContain('Mallory');
  });

  test('are accepted from the site itself', async () => {
    const person = await newMember();
    expect(
      (await person.submit('/account', { displayName: 'Really Me', language: 'en', photoUrl: '' })).status,
    ).toBeLessThan(400);
    expect((await person.request('/account')).body).toContain('Really Me');
    expect((await person.submit('/auth/logout', {})).status).toBe(302);
    expect(await isSignedIn(person)).toBe(false);
  });
});

describe('the `next` parameter', () => {
  const payloads = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%09/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/auth/logout',
    '//evil.example/%2f..',
    '/\t/evil.example',
    'data:text/html,x',
  ];

  test('never redirects to another site, for a page and for its data, before and after sign-in', async () => {
    const email = newEmail();
    const person = await newMember(email);
    /** Redirect targets in a response that are on another origin. */
    const foreignTargets = ({ headers, body }: HttpResponse) =>
      [
        headers.location ?? '',
        ...[...body.matchAll(/"((?:[^"\\\\]|\\\\.)*evil[^"]*)"/g)].map(
          ([, found]) => JSON.parse(`"${found}"`) as string,
        ),
      ].filter((to) => new URL(to, site).origin !== site);
    for (const payload of payloads) {
      const next = encodeURIComponent(payload);
      for (const path of [`/auth/login?next=${next}`, `/auth/login.data?next=${next}`]) {
        expect([payload, foreignTargets(await person.request(path))]).toEqual([payload, []]);
      }
      const signedIn = await new HttpClient().submit('/auth/login', { email, password: goodPassword, next: payload });
      expect([payload, signedIn.status, foreignTargets(signedIn)]).toEqual([payload, 302, []]);
    }
  });
});

describe('password guessing', () => {
  const countChecked = (responses: HttpResponse[]) => responses.filter(({ status }) => status === 400).length;

  test('checks at most 100 attempts on one account from 110 networks, and still lets the owner sign in', async () => {
    const email = newEmail('target');
    const owner = await newMember(email);
    await owner.submit('/auth/logout', {});
    await resetRateLimits();
    const responses: HttpResponse[] = [];
    for (let host = 1; host <= 110; host += 1) {
      const attacker = new HttpClient(`127.0.1.${host}`);
      const spoof = {
        'x-forwarded-for': `10.0.0.${host}`,
        'x-real-ip': `10.0.0.${host}`,
        forwarded: `for=10.0.0.${host}`,
      };
      const spelled = host % 3 ? email : ` ${email.toUpperCase()} `;
      responses.push(
        await attacker.submit('/auth/login', { email: spelled, password: `guess ${host}`, [`x${host}`]: 'y' }, spoof),
      );
    }
    expect(countChecked(responses)).toBe(100);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(Number(responses.at(-1)?.headers['retry-after'])).toBeLessThanOrEqual(3_600);
    expect((await signIn(owner, email)).status).toBe(302);
    expect(await isSignedIn(owner)).toBe(true);
  });

  test('checks at most 10 attempts on 100 accounts from one IP address, whatever headers it sends', async () => {
    expect(await guessManyAccounts(100)).toBe(10);
    // Other IP addresses are not affected.
    const email = newEmail('calm');
    await newMember(email, goodPassword, '127.0.4.4');
    expect((await signIn(new HttpClient('127.0.4.5'), email)).status).toBe(302);
  });

  test('allows no more attempts when they are concurrent', async () => {
    const email = newEmail('race');
    await newMember(email);
    await resetRateLimits();
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => signIn(new HttpClient('127.0.6.1'), email, `guess ${index}`)),
    );
    expect(countChecked(responses)).toBe(10);
  });

  test('does not count attempts on an account that were refused by IP address', async () => {
    const email = newEmail('calm');
    const attacker = new HttpClient('127.0.7.1');
    for (let index = 0; index < 30; index += 1)
      await signIn(attacker, index < 10 ? `x${index}@example.com` : email, 'guess');
    await newMember(email, goodPassword, '127.0.7.2');
    expect((await signIn(new HttpClient('127.0.7.3'), email)).status).toBe(302);
  });

  // Otherwise the limits of ID tokens, which cannot be guessed, would apply to passwords.
  test('does not check a password that is sent with an ID token', async () => {
    const email = newEmail('target');
    await newMember(email);
    const attacker = new HttpClient('127.0.8.9');
    const { status } = await attacker.submit('/auth/login', { email, password: goodPassword, idToken: 'x' });
    expect([status, attacker.jar.has(sessionCookie)]).toEqual([400, false]);
  });

  test('lets other networks sign in after ten wrong passwords from one network', async () => {
    const email = newEmail('calm');
    await newMember(email, goodPassword, '127.0.8.1');
    for (let index = 0; index < 12; index += 1) await signIn(new HttpClient('127.0.8.2'), email, `guess ${index}`);
    expect((await signIn(new HttpClient('127.0.8.3'), email)).status).toBe(302);
  });

  test('still sends the owner a reset link after a stranger has requested many', async () => {
    const email = newEmail('calm');
    await newMember(email, goodPassword, '127.0.9.1');
    const stranger = new HttpClient('127.0.9.2');
    for (let index = 0; index < 12; index += 1)
      expect((await stranger.submit('/auth/forgot-password', { email })).status).toBe(200);
    const resets = async () =>
      (await listMails(email)).filter(({ subject }) => /Set a new password/.test(subject)).length;
    await expect.poll(resets).toBe(5);
    const owner = new HttpClient('127.0.9.3');
    expect((await owner.submit('/auth/forgot-password', { email })).status).toBe(200);
    await expect.poll(resets).toBe(6);
    const code = await waitForCode(email, /Set a new password/);
    expect((await owner.submit('/auth/reset-password', { code, password: 'the owner sets this' })).status).toBe(302);
  });

  test('gives a known device no extra attempts', async () => {
    const email = newEmail('stolen');
    const device = await newMember(email);
    await device.submit('/auth/logout', {});
    const responses: HttpResponse[] = [];
    for (let index = 0; index < 15; index += 1) responses.push(await signIn(device, email, `guess ${index}`));
    expect(countChecked(responses)).toBe(10);
  });

  test('compares all of a password of 64 non-ASCII characters', async () => {
    const email = newEmail('long');
    const password = 'ż'.repeat(63);
    await newMember(email, `${password}a`);
    expect((await signIn(new HttpClient(), email, `${password}b`)).status).toBe(400);
    expect((await signIn(new HttpClient(), email, `${password}a`)).status).toBe(302);
  });
});

describe('account enumeration', () => {
  test.each(enumerationForms)(
    '$name returns the same response with and without an account',
    async ({ path, fields }) => {
      const [known] = await createAccounts(1, 'known');
      const unknown = known!.replace('known', 'wnkno');
      const responses = await Promise.all(
        [known!, unknown].map(async (email) =>
          observableResponse(await new HttpClient().submit(path, { ...fields, email }), email),
        ),
      );
      expect(responses[0]).toBe(responses[1]);
    },
  );
});
