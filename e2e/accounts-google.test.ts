/** Sign-in with Google beside passwords in the CMS, as after a plain `pnpm stack up`. */
import { describe, expect, test } from 'vitest';
import { createMember, register, signIn, textsFor, waitForUrl } from './account-ui.ts';
import { findViolations } from './axe.ts';
import { openPage, openPageAs } from './browser.ts';
import { chooseGoogleAccount, openGooglePopup, signInWithGoogleButton } from './google-popup.ts';
import { countAccounts, goodPassword, HttpClient, newEmail, newMember, signIn as submitSignIn } from './http-client.ts';
import {
  applyLink,
  createIdentity,
  findIdentity,
  requestLink,
  signInWithGoogle,
  updateIdentity,
} from './identity-provider.ts';
import { signInWithToken } from './identity-sign-in.ts';
import { extractLink, waitForCode, waitForMail } from './mailbox.ts';
import { webSql } from './running-stack.ts';
import { site, stack } from './site.ts';
import { useStack } from './use-stack.ts';

const { up } = useStack();
const en = textsFor('en');

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  const prefix = language === 'en' ? '' : `/${language}`;

  test('creates an account with the popup, and finds it at the next sign-in', async () => {
    const email = newEmail('google');
    for (let visit = 0; visit < 2; visit += 1) {
      const { page, browserErrors } = await openPage();
      await signInWithGoogleButton(page, email, `${prefix}/auth/login`);
      await expect.poll(() => page.url()).toBe(`${site}${prefix}/account${visit === 0 ? '/welcome' : ''}`);
      await page.goto(`${site}${prefix}/account`);
      expect(await page.inputValue('[readonly]')).toBe(email);
      // Chromium shows no transition to a page whose requests are intercepted, and reports that.
      expect(browserErrors.filter((text) => !/ERR_FAILED|Transition was aborted/.test(text))).toEqual([]);
    }
    expect(await countAccounts(email)).toBe(1);
  });

  test('without JavaScript, the password works and the button for Google says what it needs', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${site}${prefix}/auth/login`);
    expect(await page.getByRole('button', { name: /Google/ }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: textsFor(language).signIn, exact: true }).isEnabled()).toBe(true);
    expect(await page.locator('noscript').innerText()).toMatch(/JavaScript/);
  });
});

test('links Google to the account with the same email, and keeps its password', async () => {
  const email = newEmail('both');
  const { page } = await openPage();
  await createMember(page, en, email);
  const { page: elsewhere } = await openPage();
  await signInWithGoogleButton(elsewhere, email);
  await expect.poll(() => elsewhere.url()).toBe(`${site}/account`);
  expect(await countAccounts(email)).toBe(1);
  expect(await waitForMail(email, /A way to sign in was changed/)).toBeTruthy();
  // The session that was open before stays open, and the password still opens a new one.
  expect((await page.goto(`${site}/account/security`))?.status()).toBe(200);
  expect(await page.getByRole('heading', { name: 'Change password' }).count()).toBe(1);
  expect((await submitSignIn(new HttpClient(), email)).status).toBe(302);
});

test('a member without a password confirms a deletion with Google, and can set a password', async () => {
  const email = newEmail('google-only');
  const { page } = await openPage();
  await signInWithGoogleButton(page, email);
  await expect.poll(() => page.url()).toBe(`${site}/account/welcome`);
  await page.goto(`${site}/account/security`);
  expect(await page.locator('[name=currentPassword]').count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Set a new password' }).click();
  await waitForUrl(page, `${site}/auth/forgot-password`);
  await page.fill('[name=email]', email);
  await page.locator('main').getByRole('button').last().click();
  await page.goto(extractLink(await waitForMail(email, /Set a new password/)));
  await page.fill('[name=password]', goodPassword);
  await page.locator('main form').getByRole('button').last().click();
  await expect.poll(() => page.url()).toContain(`${site}/account`);
  expect((await submitSignIn(new HttpClient(), email)).status).toBe(302);

  const other = newEmail('deleted');
  const { page: second } = await openPage();
  await signInWithGoogleButton(second, other);
  await expect.poll(() => second.url()).toBe(`${site}/account/welcome`);
  await second.goto(`${site}/account/data`);
  await second.check('[name=sure]');
  const popup = await openGooglePopup(second, second.getByRole('button', { name: 'Delete the account' }));
  await chooseGoogleAccount(popup, other);
  await expect.poll(() => second.url()).toBe(`${site}/auth/login?done=deleted`);
  expect(await countAccounts(other)).toBe(0);
  expect(await findIdentity(other)).toEqual({});
});

describe('refuses', () => {
  test('a password at the provider, which anybody can choose there', async () => {
    const email = newEmail('other-password');
    const { idToken } = await createIdentity(email, goodPassword, true);
    const { status, signedIn, body } = await signInWithToken(idToken);
    expect([status, signedIn]).toEqual([400, false]);
    expect(body).toContain('This way of signing in is switched off');
    expect(await countAccounts(email)).toBe(0);
  });

  test('the password of an unconfirmed registration after the owner of the email signs in with Google', async () => {
    const email = newEmail('squatted');
    const { page: attacker } = await openPage();
    await register(attacker, en, email);
    await waitForMail(email, /Confirm/);
    const { idToken } = await signInWithGoogle(email);
    expect((await signInWithToken(idToken)).signedIn).toBe(true);
    await attacker.goto(`${site}/auth/login`);
    await signIn(attacker, en, email, goodPassword);
    await attacker.getByRole('heading', { name: en.failed }).waitFor();
  });

  test('an identity whose email was changed at the provider, and sends the owner a link', async () => {
    const email = newEmail('owner');
    const away = newEmail('away');
    const { idToken, localId } = await signInWithGoogle(email);
    const { client } = await signInWithToken(idToken);
    await requestLink({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: away });
    await applyLink(email, 'VERIFY_AND_CHANGE_EMAIL');
    expect(await findIdentity(away)).toMatchObject({ localId });
    const google = await signInWithGoogle(email);
    expect((await signInWithToken(google.idToken)).signedIn).toBe(false);
    expect((await client.request('/account')).status).toBe(302);
    expect(await findIdentity(email)).toMatchObject({ localId });
    const code = await waitForCode(email, /Set a new password/);
    const owner = new HttpClient();
    await owner.submit('/auth/reset-password', { code, password: goodPassword });
    expect((await submitSignIn(new HttpClient(), email)).status).toBe(302);
  });

  test('to confirm a change with the Google account of somebody else', async () => {
    const email = newEmail('mine');
    const { client } = await signInWithToken((await signInWithGoogle(email)).idToken);
    const stranger = await signInWithGoogle(newEmail('theirs'));
    const { status } = await client.submit('/account/data', { idToken: stranger.idToken, sure: 'on' });
    expect(status).toBe(400);
    expect(await countAccounts(email)).toBe(1);
  });
});

test('does not trust an email that was changed at the provider', async () => {
  const victim = newEmail('victim');
  const person = await newMember(victim);
  // The attacker's Google account, whose identity gets the email of the victim, who opens the provider's own link.
  const attacker = await signInWithGoogle(newEmail('attacker'));
  await updateIdentity(attacker.localId, { email: victim, emailVerified: true });
  const [, claims] = attacker.idToken.split('.');
  const { email: google } = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { email: string };
  const { idToken } = await signInWithGoogle(google);
  expect((await signInWithToken(idToken)).signedIn).toBe(false);
  expect((await person.request('/account')).status).toBe(200);
});

test('a member with a password can remove Google, and cannot confirm a change with it', async () => {
  const email = newEmail('removes');
  await newMember(email);
  const { idToken } = await signInWithGoogle(email);
  const { client } = await signInWithToken(idToken);
  expect((await client.submit('/account/data', { idToken, sure: 'on' })).status).toBe(400);
  expect(await countAccounts(email)).toBe(1);
  const { page } = await openPageAs(client);
  await page.goto(`${site}/account/security`);
  const row = page.locator('li', { hasText: 'Google' });
  await row.locator('[name=currentPassword]').fill(goodPassword);
  await row.getByRole('button', { name: 'Remove Google' }).click();
  await page.getByRole('heading', { name: 'Done. All other devices are signed out.' }).waitFor();
  expect(await page.locator('li', { hasText: 'Google' }).count()).toBe(0);
  expect(await findIdentity(email)).toEqual({});
  expect((await submitSignIn(new HttpClient(), email)).status).toBe(302);
});

test('an account with a password stays signed in when its identity is disabled', async () => {
  const email = newEmail('kept');
  const client = await newMember(email);
  const { idToken, localId } = await signInWithGoogle(email);
  const google = await signInWithToken(idToken);
  expect(google.signedIn).toBe(true);
  await updateIdentity(localId, { disableUser: true });
  await webSql(`update sessions set renew_at = now() - interval '1 second'`);
  expect((await client.request('/account')).status).toBe(200);
  await expect(signInWithGoogle(email)).rejects.toThrow(/USER_DISABLED/);
});

test('while the provider is down, the password works, and the button for Google says what is wrong', async () => {
  const email = newEmail('outage');
  await newMember(email);
  await stack('down', 'identity');
  try {
    const { page } = await openPage();
    await page.goto(`${site}/auth/login`);
    await page.getByRole('button', { name: /Google/ }).click();
    await page.getByText('The sign-in service cannot be reached.').waitFor();
    await signIn(page, en, email, goodPassword);
    await expect.poll(() => page.url()).toBe(`${site}/account`);
    expect((await page.goto(`${site}/account/security`))?.status()).toBe(200);
  } finally {
    await up();
  }
});

test('`stack status` says who stores the passwords', async () => {
  expect(await stack('status')).toContain('Passwords: stored in the CMS;');
});
