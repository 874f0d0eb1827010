/** Forged ID tokens, and attempts to take over an account through the identity provider. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createMember, textsFor } from './account-ui.ts';
import { openPage } from './browser.ts';
import {
  applyLink,
  updateIdentity,
  deleteAtProvider,
  findIdentity,
  createIdentity,
  enableEnumerationProtection,
  requestLink,
  signInAtProvider,
  signInWithGoogle,
  withClaims,
} from './identity-provider.ts';
import { signInWithGoogleButton } from './google-popup.ts';
import { signInWithToken } from './identity-sign-in.ts';
import { extractLink, waitForMail } from './mailbox.ts';
import { countAccounts, goodPassword, newEmail, HttpClient } from './http-client.ts';
import { site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack({ passwords: 'firebase' });
beforeAll(enableEnumerationProtection);

const en = textsFor('en');

describe('ID tokens', () => {
  test('are refused when forged or expired', async () => {
    const email = newEmail('target');
    const { idToken, localId } = await createIdentity(email, goodPassword, true);
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
      const { status, signedIn, headers } = await signInWithToken(token);
      const refused = status === 400 || headers.location === '/auth/verify';
      expect([token.slice(0, 30), refused, signedIn]).toEqual([token.slice(0, 30), true, false]);
    }
    await updateIdentity(localId, { validSince: String(now + 2) });
    expect((await signInWithToken(idToken)).signedIn).toBe(false);
    expect(await countAccounts(email)).toBe(0);
    expect((await signInWithToken((await createIdentity(newEmail('good'), goodPassword, true)).idToken)).signedIn).toBe(
      true,
    );
  });

  test('with an unverified email redirect to the confirmation page and give no session', async () => {
    const email = newEmail('unverified');
    const { idToken } = await createIdentity(email, goodPassword, false);
    const { signedIn, headers } = await signInWithToken(idToken);
    expect([signedIn, headers.location]).toEqual([false, '/auth/verify']);
    expect(await countAccounts(email)).toBe(0);
  });

  test('removes an intruder’s password when the owner of the email signs in with Google', async () => {
    const email = newEmail('victim');
    const intruder = await createIdentity(email, 'the intruder knows this', false);
    const { page } = await openPage();
    await signInWithGoogleButton(page, email);
    await expect.poll(() => page.url()).toBe(`${site}/account/welcome`);
    await expect(signInAtProvider(email, 'the intruder knows this')).rejects.toThrow();
    expect((await signInWithToken(intruder.idToken)).signedIn).toBe(false);
    expect(await countAccounts(email)).toBe(1);
    await page.context().close();
  });

  test('ignores an email change that was requested before the owner took the account', async () => {
    const email = newEmail('owner');
    const mailbox = newEmail('attacker');
    // The attacker signs up with the owner's email, and requests a link that changes it to their own.
    const attacker = await createIdentity(email, 'the attacker knows this', false);
    await requestLink({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: attacker.idToken, newEmail: mailbox });
    // The owner resets the password and signs in.
    await requestLink({ requestType: 'PASSWORD_RESET', email });
    await applyLink(email, 'PASSWORD_RESET', { newPassword: goodPassword });
    await updateIdentity(attacker.localId, { emailVerified: true });
    expect((await signInWithToken((await signInAtProvider(email, goodPassword)).idToken)).signedIn).toBe(true);
    // The attacker applies the link, resets the password by mail, and signs in.
    await applyLink(email, 'VERIFY_AND_CHANGE_EMAIL');
    await requestLink({ requestType: 'PASSWORD_RESET', email: mailbox });
    await applyLink(mailbox, 'PASSWORD_RESET', { newPassword: 'the attacker sets this' });
    const { idToken } = await signInAtProvider(mailbox, 'the attacker sets this');
    const attempt = await signInWithToken(idToken);
    expect([attempt.status, attempt.signedIn]).toEqual([400, false]);
    expect([await countAccounts(email), await countAccounts(mailbox)]).toEqual([1, 0]);
    // The attacker can no longer sign in at the provider, and the owner can after a password reset.
    for (const one of [email, mailbox]) await expect(signInAtProvider(one, 'the attacker sets this')).rejects.toThrow();
    await requestLink({ requestType: 'PASSWORD_RESET', email });
    await applyLink(email, 'PASSWORD_RESET', { newPassword: 'the owner sets this' });
    expect((await signInWithToken((await signInAtProvider(email, 'the owner sets this')).idToken)).signedIn).toBe(true);
  });

  test('restores the email at the provider when it was changed there and the owner requests a password reset', async () => {
    const email = newEmail('owner');
    const attacker = await createIdentity(email, 'the attacker knows this', false);
    await requestLink({
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken: attacker.idToken,
      newEmail: newEmail('away'),
    });
    await updateIdentity(attacker.localId, { emailVerified: true, password: goodPassword });
    expect((await signInWithToken((await signInAtProvider(email, goodPassword)).idToken)).signedIn).toBe(true);
    await applyLink(email, 'VERIFY_AND_CHANGE_EMAIL');
    await new HttpClient().submit('/auth/forgot-password', { email });
    expect(await waitForMail(email, /Set a new password/)).toBeTruthy();
    expect(await findIdentity(email)).toMatchObject({ localId: attacker.localId });
  });

  test('restores an account deleted at the provider when the owner resets the password or signs up again', async () => {
    for (const restore of [
      async (email: string) => {
        await new HttpClient().submit('/auth/forgot-password', { email });
        expect(await waitForMail(email, /Set a new password/)).toBeTruthy();
        await applyLink(email, 'PASSWORD_RESET', { newPassword: 'the owner sets this' });
      },
      (email: string) => createIdentity(email, 'the owner sets this', true),
    ]) {
      const email = newEmail('owner');
      const { idToken } = await createIdentity(email, goodPassword, true);
      expect((await signInWithToken(idToken)).signedIn).toBe(true);
      await deleteAtProvider(idToken);
      await restore(email);
      const again = await signInAtProvider(email, 'the owner sets this');
      expect((await signInWithToken(again.idToken)).signedIn).toBe(true);
      expect(await countAccounts(email)).toBe(1);
    }
  });

  test('lets the old email undo an email change although another identity has taken it at the provider', async () => {
    const [owners, thiefs] = [newEmail('owner'), newEmail('thief')];
    const { page } = await openPage();
    await createMember(page, en, owners);
    await page.goto(`${site}/account/security`);
    const form = page.locator('form', { has: page.locator('[name=email]') });
    await form.locator('[name=email]').fill(thiefs);
    await form.locator('[name=currentPassword]').fill(goodPassword);
    await form.getByRole('button', { name: 'Change address' }).click();
    await page.goto(extractLink(await waitForMail(thiefs, /Confirm your new/)));
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect.poll(() => countAccounts(thiefs)).toBe(1);
    // The other identity has an account on this site, too.
    const other = newEmail('thief');
    const squatter = await createIdentity(other, 'the thief squats it', true);
    expect((await signInWithToken(squatter.idToken)).signedIn).toBe(true);
    await updateIdentity(squatter.localId, { email: owners });
    await page.goto(extractLink(await waitForMail(owners, /address was changed/)));
    await page.getByRole('button', { name: 'Take the account back' }).click();
    await page.getByText('The account is yours again').waitFor();
    expect([await countAccounts(owners), await countAccounts(thiefs)]).toEqual([1, 0]);
    await expect(signInAtProvider(thiefs, goodPassword)).rejects.toThrow();
    await page.goto(extractLink(await waitForMail(owners, /Set a new password/)));
    await page.locator('[name=password]').fill('the owner sets this');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect.poll(() => page.url()).toBe(`${site}/account/security?done=password`);
  });

  test('unlinks a Google account that an intruder linked before the owner took the account', async () => {
    const email = newEmail('owner');
    const { idToken, localId } = await createIdentity(email, 'the intruder knows this', false);
    const theirs = newEmail('intruder');
    await signInWithGoogle(theirs, idToken);
    // Through the admin API, because a link would already unlink Google.
    await updateIdentity(localId, { emailVerified: true, password: goodPassword });
    expect((await signInWithToken((await signInAtProvider(email, goodPassword)).idToken)).signedIn).toBe(true);
    const { localId: intruder } = await signInWithGoogle(theirs);
    expect(intruder).not.toBe(localId);
  });

  test('refuses another identity with the email of an existing account', async () => {
    const email = newEmail('twin');
    const first = await signInWithToken((await createIdentity(email, goodPassword, true)).idToken);
    expect(first.signedIn).toBe(true);
    const { localId } = (await findIdentity(email)) as { localId: string };
    // At the provider the identity changes its email, and a new identity gets the old one.
    const { page } = await openPage();
    await updateIdentity(localId, { email: newEmail('moved') });
    const second = await signInWithToken((await createIdentity(email, 'somebody else entirely', true)).idToken);
    expect([second.status, second.signedIn]).toEqual([400, false]);
    await page.context().close();
  });

  test('creates one account for 50 concurrent first sign-ins', async () => {
    const email = newEmail('crowd');
    const { idToken } = await createIdentity(email, goodPassword, true);
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) => signInWithToken(idToken, new HttpClient(`127.0.5.${index + 1}`))),
    );
    expect(all.filter(({ status }) => status >= 500)).toEqual([]);
    expect(all.every(({ signedIn }) => signedIn)).toBe(true);
    expect(await countAccounts(email)).toBe(1);
  });
});
