import type { Page } from 'playwright-core';
import { ports } from 'stack/config';
import { webSql } from 'stack/reach';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountJourneys, member, signIn, wordsIn } from './account-journeys.ts';
import { visitor } from './browser.ts';
import {
  applyLink,
  changeIdentity,
  deleteAtProvider,
  identityOf,
  newIdentity,
  protectEnumeration,
  requestLink,
  signInAtProvider,
  signInWithGoogle,
  withClaims,
} from './identity.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { accountsWith, goodPassword, newAddress, Person, sessionCookie, sessionKind } from './person.ts';
import { get, site, stack } from './site.ts';
import { useStack } from './use-stack.ts';

const { up } = useStack({ identity: true });
beforeAll(protectEnumeration);

describe('passwords with the identity provider', () => {
  accountJourneys({ withoutScript: false });
});

const en = wordsIn('en');
const expireTokens = () => webSql(`update sessions set renew_at = now() - interval '1 second'`);

async function withGoogle(page: Page, email: string, path = '/auth/login'): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept(email));
  await page.goto(site + path);
  await page.getByRole('button', { name: /Google/ }).click();
}

/** Brings a token to our door, as the browser would. */
async function bring(idToken: string, person = new Person()) {
  const answer = await person.submit('/auth/login', { idToken, email: '' });
  return { ...answer, signedIn: person.jar.has(sessionCookie), person };
}

describe('another way to sign in', () => {
  test.each(['', '/pl'])('a Google account is enough, and is the same account the next time (%s)', async (prefix) => {
    const email = newAddress('google');
    for (let visit = 0; visit < 2; visit += 1) {
      const { page } = await visitor();
      await withGoogle(page, email, `${prefix}/auth/login`);
      await expect.poll(() => page.url()).toBe(`${site}${prefix}/account`);
      expect(await page.inputValue('[readonly]')).toBe(email);
      await page.context().close();
    }
    expect(await accountsWith(email)).toBe(1);
  });

  test('who asked to be remembered is', async () => {
    const email = newAddress('keep');
    const { idToken } = await newIdentity(email, goodPassword, true);
    await new Person().submit('/auth/login', { idToken, email: '', keep: 'on' });
    expect(await sessionKind(email)).toBe('refresh');
  });

  test('closing the window says so', async () => {
    const { page } = await visitor();
    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.goto(`${site}/auth/login`);
    await page.getByRole('button', { name: /Google/ }).click();
    await page.getByText('The sign-in window was closed').waitFor();
    expect(page.url()).toBe(`${site}/auth/login`);
    await page.context().close();
  });

  test('Google is linked to an account with a password, and removed again', async () => {
    const email = newAddress('link');
    const { page } = await visitor();
    await member(page, en, email);
    for (const [button, state] of [
      ['Link Google', 'Linked'],
      ['Remove Google', 'Not linked'],
    ] as const) {
      await page.goto(`${site}/account/security`);
      const row = page.locator('li', { hasText: 'Google' });
      page.once('dialog', (dialog) => void dialog.accept(email));
      await row.locator('[name=currentPassword]').fill(goodPassword);
      await row.getByRole('button', { name: button }).click();
      await page.getByRole('heading', { name: 'Done. All other devices are signed out.' }).waitFor();
      expect(await page.locator('li', { hasText: 'Google' }).innerText()).toContain(state);
    }
    expect(await mailTo(email, /A way to sign in was changed/)).toBeTruthy();
    await page.context().close();
  });

  test('the address is changed with a proof and a link', async () => {
    const email = newAddress('old');
    const next = newAddress('new');
    const { page } = await visitor();
    await member(page, en, email);
    await page.goto(`${site}/account/security`);
    const form = page.locator('form', { has: page.locator('[name=email]') });
    await form.locator('[name=email]').fill(next);
    await form.locator('[name=currentPassword]').fill(goodPassword);
    await form.getByRole('button', { name: 'Change address' }).click();
    await page.getByText('Please open the link in it within an hour.').waitFor();
    await page.goto(linkIn(await mailTo(next, /Confirm your new/)));
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect.poll(() => page.url()).toBe(`${site}/auth/login?done=email`);
    await signIn(page, en, next, goodPassword);
    await expect.poll(() => page.url()).toBe(`${site}/account`);
    expect(await page.inputValue('[readonly]')).toBe(next);
    expect([await accountsWith(email), await accountsWith(next)]).toEqual([0, 1]);
    expect(await mailTo(email, /address was changed/)).toBeTruthy();
    await page.context().close();
  });
});

describe('tokens at our door', () => {
  test('forged and stale ones open nothing, and break nothing', async () => {
    const email = newAddress('target');
    const { idToken, localId } = await newIdentity(email, goodPassword, true);
    const now = Math.floor(Date.now() / 1000);
    const forged = [
      '',
      'x',
      'a.b.c',
      '{}',
      'null',
      '☃',
      `${idToken}x`,
      idToken.split('.').slice(0, 2).join('.'),
      'A'.repeat(10_000),
      ...[
        { aud: 'another' },
        { aud: ['demo-duet'] },
        { iss: 'https://securetoken.google.com/another' },
        { iss: 'https://evil.example' },
        { sub: '' },
        { sub: null },
        { sub: 'x'.repeat(129) },
        { sub: 'nobody', user_id: 'nobody' },
        { sub: { $ne: 1 } },
        { exp: now - 1 },
        { exp: 'never' },
        { iat: now + 3600 },
        { auth_time: now - 301 },
        { auth_time: now + 3600 },
        { auth_time: null },
        { email: null },
        { email: '' },
        { email_verified: false },
        { email_verified: 'true' },
      ].map((changes) => withClaims(idToken, changes)),
    ];
    expect(forged.length).toBeGreaterThanOrEqual(25);
    for (const token of forged) {
      const { status, signedIn, headers } = await bring(token);
      const refused = status === 400 || headers.location === '/auth/verify';
      expect([token.slice(0, 30), refused, signedIn]).toEqual([token.slice(0, 30), true, false]);
    }
    await changeIdentity(localId, { validSince: String(now + 2) });
    expect((await bring(idToken)).signedIn).toBe(false);
    expect(await accountsWith(email)).toBe(0);
    expect((await bring((await newIdentity(newAddress('good'), goodPassword, true)).idToken)).signedIn).toBe(true);
  });

  test('an address that is not confirmed gets no session: it leads to the mail', async () => {
    const email = newAddress('unverified');
    const { idToken } = await newIdentity(email, goodPassword, false);
    const { signedIn, headers } = await bring(idToken);
    expect([signedIn, headers.location]).toEqual([false, '/auth/verify']);
    expect(await accountsWith(email)).toBe(0);
  });

  test('registering somebody’s address first: their Google sign-in ends the intruder’s password', async () => {
    const email = newAddress('victim');
    const intruder = await newIdentity(email, 'the intruder knows this', false);
    const { page } = await visitor();
    await withGoogle(page, email);
    await expect.poll(() => page.url()).toBe(`${site}/account`);
    await expect(signInAtProvider(email, 'the intruder knows this')).rejects.toThrow();
    expect((await bring(intruder.idToken)).signedIn).toBe(false);
    expect(await accountsWith(email)).toBe(1);
    await page.context().close();
  });

  test('a link kept from before the owner came does not move their account', async () => {
    const email = newAddress('owner');
    const mailbox = newAddress('attacker');
    // The attacker signs up with the owner's address, and has the provider send a link that changes it to their own.
    const attacker = await newIdentity(email, 'the attacker knows this', false);
    await requestLink({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: attacker.idToken, newEmail: mailbox });
    // The owner takes the address by a new password, as the site offers, and signs in.
    await requestLink({ requestType: 'PASSWORD_RESET', email });
    await applyLink(email, 'PASSWORD_RESET', { newPassword: goodPassword });
    await changeIdentity(attacker.localId, { emailVerified: true });
    expect((await bring((await signInAtProvider(email, goodPassword)).idToken)).signedIn).toBe(true);
    // The attacker uses the link, sets a password by mail, and comes.
    await applyLink(email, 'VERIFY_AND_CHANGE_EMAIL');
    await requestLink({ requestType: 'PASSWORD_RESET', email: mailbox });
    await applyLink(mailbox, 'PASSWORD_RESET', { newPassword: 'the attacker sets this' });
    const { idToken } = await signInAtProvider(mailbox, 'the attacker sets this');
    const attempt = await bring(idToken);
    expect([attempt.status, attempt.signedIn]).toEqual([400, false]);
    expect([await accountsWith(email), await accountsWith(mailbox)]).toEqual([1, 0]);
    // What they held at the provider is over, and the owner gets in by a new password.
    for (const address of [email, mailbox])
      await expect(signInAtProvider(address, 'the attacker sets this')).rejects.toThrow();
    await requestLink({ requestType: 'PASSWORD_RESET', email });
    await applyLink(email, 'PASSWORD_RESET', { newPassword: 'the owner sets this' });
    expect((await bring((await signInAtProvider(email, 'the owner sets this')).idToken)).signedIn).toBe(true);
  });

  test('moved away by such a link, an account comes back when its owner asks for a new password', async () => {
    const email = newAddress('owner');
    const attacker = await newIdentity(email, 'the attacker knows this', false);
    await requestLink({
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken: attacker.idToken,
      newEmail: newAddress('away'),
    });
    await changeIdentity(attacker.localId, { emailVerified: true, password: goodPassword });
    expect((await bring((await signInAtProvider(email, goodPassword)).idToken)).signedIn).toBe(true);
    await applyLink(email, 'VERIFY_AND_CHANGE_EMAIL');
    await new Person().submit('/auth/forgot-password', { email });
    expect(await mailTo(email, /Set a new password/)).toBeTruthy();
    expect(await identityOf(email)).toMatchObject({ localId: attacker.localId });
  });

  test('deleted at the provider, an account comes back when its owner asks for a new password, or signs up again', async () => {
    for (const comesBack of [
      async (email: string) => {
        await new Person().submit('/auth/forgot-password', { email });
        expect(await mailTo(email, /Set a new password/)).toBeTruthy();
        await applyLink(email, 'PASSWORD_RESET', { newPassword: 'the owner sets this' });
      },
      (email: string) => newIdentity(email, 'the owner sets this', true),
    ]) {
      const email = newAddress('owner');
      const { idToken } = await newIdentity(email, goodPassword, true);
      expect((await bring(idToken)).signedIn).toBe(true);
      await deleteAtProvider(idToken);
      await comesBack(email);
      const again = await signInAtProvider(email, 'the owner sets this');
      expect((await bring(again.idToken)).signedIn).toBe(true);
      expect(await accountsWith(email)).toBe(1);
    }
  });

  test('an address change is undone by the old address, though somebody has taken it at the provider meanwhile', async () => {
    const [owners, thiefs] = [newAddress('owner'), newAddress('thief')];
    const { page } = await visitor();
    await member(page, en, owners);
    await page.goto(`${site}/account/security`);
    const form = page.locator('form', { has: page.locator('[name=email]') });
    await form.locator('[name=email]').fill(thiefs);
    await form.locator('[name=currentPassword]').fill(goodPassword);
    await form.getByRole('button', { name: 'Change address' }).click();
    await page.goto(linkIn(await mailTo(thiefs, /Confirm your new/)));
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect.poll(() => accountsWith(thiefs)).toBe(1);
    // By somebody who has an account here, too.
    const other = newAddress('thief');
    const squatter = await newIdentity(other, 'the thief squats it', true);
    expect((await bring(squatter.idToken)).signedIn).toBe(true);
    await changeIdentity(squatter.localId, { email: owners });
    await page.goto(linkIn(await mailTo(owners, /address was changed/)));
    await page.getByRole('button', { name: 'Take the account back' }).click();
    await page.getByText('The account is yours again').waitFor();
    expect([await accountsWith(owners), await accountsWith(thiefs)]).toEqual([1, 0]);
    await expect(signInAtProvider(thiefs, goodPassword)).rejects.toThrow();
    await page.goto(linkIn(await mailTo(owners, /Set a new password/)));
    await page.locator('[name=password]').fill('the owner sets this');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect.poll(() => page.url()).toBe(`${site}/account/security?done=password`);
  });

  test('a Google account that an intruder linked before the owner came is no way in', async () => {
    const email = newAddress('owner');
    const { idToken, localId } = await newIdentity(email, 'the intruder knows this', false);
    const theirs = newAddress('intruder');
    await signInWithGoogle(theirs, idToken);
    // Not by a link, which would unlink Google by itself.
    await changeIdentity(localId, { emailVerified: true, password: goodPassword });
    expect((await bring((await signInAtProvider(email, goodPassword)).idToken)).signedIn).toBe(true);
    const { localId: intruder } = await signInWithGoogle(theirs);
    expect(intruder).not.toBe(localId);
  });

  test('the same address at another issuer, or as another person, is not the same account', async () => {
    const email = newAddress('twin');
    const first = await bring((await newIdentity(email, goodPassword, true)).idToken);
    expect(first.signedIn).toBe(true);
    const { localId } = (await identityOf(email)) as { localId: string };
    // The person at the provider is deleted, and somebody else gets the address there.
    const { page } = await visitor();
    await changeIdentity(localId, { email: newAddress('moved') });
    const second = await bring((await newIdentity(email, 'somebody else entirely', true)).idToken);
    expect([second.status, second.signedIn]).toEqual([400, false]);
    await page.context().close();
  });

  test('50 first sign-ins of one person at the same moment are one account', async () => {
    const email = newAddress('crowd');
    const { idToken } = await newIdentity(email, goodPassword, true);
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) => bring(idToken, new Person(`127.0.5.${index + 1}`))),
    );
    expect(all.filter(({ status }) => status >= 500)).toEqual([]);
    expect(all.every(({ signedIn }) => signedIn)).toBe(true);
    expect(await accountsWith(email)).toBe(1);
  });
});

describe('shut out at the provider', () => {
  test.each([
    ['disabled', () => ({ disableUser: true })],
    ['revoked', () => ({ validSince: String(Math.floor(Date.now() / 1000) + 2) })],
  ])('%s: signed out here at the next renewal', async (_, changes) => {
    const { idToken, localId } = await newIdentity(newAddress('out'), goodPassword, true);
    const { person } = await bring(idToken);
    await changeIdentity(localId, changes());
    await expireTokens();
    expect((await person.ask('/account')).status).toBe(302);
    expect(person.jar.has(sessionCookie)).toBe(false);
  });

  test('at once where the SDK runs', async () => {
    const email = newAddress('disabled');
    const { page } = await visitor();
    await member(page, en, email);
    const { localId } = (await identityOf(email)) as { localId: string };
    await changeIdentity(localId, { disableUser: true });
    await page.goto(`${site}/account/data`);
    await page.fill('[name=currentPassword]', goodPassword);
    await page.check('[name=sure]');
    await page.getByRole('button', { name: 'Delete the account' }).click();
    await expect.poll(() => page.url()).toBe(`${site}/auth/login?done=ended`);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(sessionCookie);
    await page.context().close();
  });
});

test('the provider’s SDK is loaded when somebody signs in, and its hosts are allowed on those pages only', async () => {
  const { page, complaints } = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site}/auth/login`, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => new RegExp(`steps|:${ports.identity}`).test(url))).toEqual([]);
  await signIn(page, en, newAddress(), goodPassword);
  await page.getByRole('heading', { name: en.failed }).waitFor();
  expect(asked.some((url) => /steps/.test(url)) && asked.some((url) => url.includes(`:${ports.identity}`))).toBe(true);
  expect(complaints.filter((text) => !/400/.test(text))).toEqual([]);
  for (const [path, allowed] of [
    ['/auth/login', true],
    ['/pricing', false],
    ['/contact', false],
  ] as const) {
    const { headers } = await get(path);
    expect([path, headers.get('content-security-policy')?.includes(`:${ports.identity}`)]).toEqual([path, allowed]);
    expect(headers.get('cross-origin-opener-policy')).toBe(allowed ? 'same-origin-allow-popups' : 'same-origin');
  }
  // No password is sent to us, and nothing of the provider stays in the browser.
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, expect.any(Number)]);
  await page.context().close();
});

test('passwords that everybody guesses are refused, without our server ever seeing them', async () => {
  const { page } = await visitor();
  const posted: string[] = [];
  page.on('request', (request) => posted.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(`${site}/auth/register`);
  await page.fill('[name=email]', newAddress());
  await page.fill('[name=password]', 'Password1');
  await page.getByRole('button', { name: en.create }).click();
  await page.locator('[role=alert]').waitFor();
  expect(await page.locator('[role=alert]').innerText()).toContain('among the first that anybody would guess');
  expect(posted.filter((line) => /Password1/i.test(line))).toEqual([]);
  await page.context().close();
});

test('the provider stopped: who is signed in stays, the sign-in page says what is wrong, the rest is as ever', async () => {
  const { idToken } = await newIdentity(newAddress('stays'), goodPassword, true);
  const { person } = await bring(idToken);
  await stack('down', 'identity');
  try {
    await expireTokens();
    expect((await person.ask('/account')).status).toBe(200);
    expect((await person.ask('/account/security')).status).toBe(200);
    const { page } = await visitor();
    await page.goto(`${site}/auth/login`);
    await signIn(page, en, newAddress(), goodPassword);
    await page.getByText('The sign-in service cannot be reached.').waitFor();
    await page.goto(`${site}/pricing`);
    expect(await page.locator('h1').count()).toBe(1);
    expect((await bring(idToken)).status).toBeLessThan(500);
    await page.context().close();
  } finally {
    await up();
    await protectEnumeration();
  }
});
