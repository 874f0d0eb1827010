/** Attempts to take over an account: by registering first, by resets, email changes, and links in mails. */
import { secrets } from 'stack/config';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyMailbox, extractLink, listMails, waitForCode, waitForMail } from './mailbox.ts';
import {
  countAccounts,
  resetRateLimits,
  goodPassword,
  newEmail,
  newMember,
  HttpClient,
  sessionCookie,
  signIn,
  isSignedIn,
} from './http-client.ts';
import { cmsSql, webSql } from './running-stack.ts';
import { cms } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();
beforeEach(resetRateLimits);

/**
 * Waits until the CMS has no password left to hash, so that the next test is not delayed. The CMS hashes one password
 * after the other, so a sign-in sent directly to it returns when all earlier ones are done.
 */
async function waitForPasswordQueue(): Promise<void> {
  await fetch(`${cms}/api/auth/local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Web-Token': secrets().webApiToken },
    body: JSON.stringify({ identifier: 'nobody@example.com', password: goodPassword }),
  });
}

describe('account pre-hijacking and takeover', () => {
  test('gives an attacker who registers the owner’s email no access, even if the owner opens the link', async () => {
    const email = newEmail('victim');
    const attacker = new HttpClient();
    await attacker.submit('/auth/register', { email, password: 'the attacker knows this' });
    const code = await waitForCode(email, /Confirm/);
    // The owner opens the link and types their own password, which is not the attacker's.
    const victim = new HttpClient();
    expect((await victim.submit('/auth/verify', { intent: 'confirm', code, password: goodPassword })).status).toBe(400);
    expect((await signIn(attacker, email, 'the attacker knows this')).headers.location).toBe('/auth/verify');
    expect(await isSignedIn(attacker)).toBe(false);
    // The owner resets the password by mail, which replaces the attacker's.
    await victim.submit('/auth/forgot-password', { email });
    const reset = await waitForCode(email, /Set a new password/);
    await victim.submit('/auth/reset-password', { code: reset, password: goodPassword });
    expect(await isSignedIn(victim)).toBe(true);
    expect((await signIn(attacker, email, 'the attacker knows this')).status).toBe(400);
    expect(await countAccounts(email)).toBe(1);
  });

  test('confirms without the password only in the browser of the last registration', async () => {
    const email = newEmail('victim');
    const confirm = (client: HttpClient, code: string) => client.submit('/auth/verify', { intent: 'confirm', code });
    const owner = new HttpClient();
    await owner.submit('/auth/register', { email, password: goodPassword });
    const first = await waitForCode(email, /Confirm/);
    // Another browser is asked for the password.
    const other = new HttpClient();
    expect((await confirm(other, first)).status).toBe(400);
    expect((await other.request(`/auth/verify?code=${first}`)).body).toContain('name="password"');
    expect((await owner.request(`/auth/verify?code=${first}`)).body).not.toContain('name="password"');
    // An attacker registers the same email: the owner must not confirm the attacker's password.
    await emptyMailbox();
    const attacker = new HttpClient();
    await attacker.submit('/auth/register', { email, password: 'the attacker knows this' });
    const second = await waitForCode(email, /Confirm/);
    const refused = await owner.submit(`/auth/verify?code=${second}`, { intent: 'confirm', code: second });
    expect(refused.headers.location).toBe(`/auth/verify?code=${second}`);
    expect(await isSignedIn(owner)).toBe(false);
    expect((await owner.request(`/auth/verify?code=${second}`)).body).toContain('name="password"');
    // The browser of the last registration.
    expect((await confirm(attacker, second)).status).toBe(302);
  });

  test('ends sessions from before a password reset', async () => {
    const email = newEmail('victim');
    const intruder = await newMember(email);
    const owner = new HttpClient();
    await owner.submit('/auth/forgot-password', { email });
    const code = await waitForCode(email, /Set a new password/);
    await owner.submit('/auth/reset-password', { code, password: 'only the owner has this' });
    expect(await isSignedIn(intruder)).toBe(false);
    expect(await isSignedIn(owner)).toBe(true);
  });

  test('shows a form error for a wrong password while signed in', async () => {
    const email = newEmail('signed-in');
    const person = await newMember(email);
    const response = await signIn(person, email, 'not the password');
    expect([response.status, response.headers.location]).toEqual([400, undefined]);
    expect(response.body).toContain('Address and password do not match');
    expect((await person.request('/account')).status).toBe(200);
  });

  test('gives no session and no account pages to an account with an unconfirmed email', async () => {
    const email = newEmail('trojan');
    const attacker = new HttpClient();
    await attacker.submit('/auth/register', { email, password: goodPassword });
    await waitForMail(email, /Confirm/);
    await signIn(attacker, email);
    expect(attacker.jar.has(sessionCookie)).toBe(false);
    for (const path of ['/account', '/account/security', '/account/data', '/account/export']) {
      expect((await attacker.request(path)).status).toBe(302);
    }
  });

  test('cancels a pending email change at a password reset, and never takes an email that is in use', async () => {
    const mine = newEmail('attacker');
    const victims = newEmail('victim');
    const attacker = await newMember(mine);
    const requestChange = (email: string) =>
      attacker.submit('/account/security', { intent: 'email', email, currentPassword: goodPassword });
    expect((await requestChange(victims)).status).toBe(200);
    const code = new URL(extractLink(await waitForMail(victims, /Confirm your new/))).searchParams.get('new-email')!;
    const open = (person: HttpClient, link: string) =>
      person.submit('/account/security', { intent: 'new-email', code: link });
    // The link works only in the attacker's own session, neither for an anonymous visitor nor for another member.
    expect((await open(new HttpClient(), code)).status).toBe(302);
    expect((await open(await newMember(), code)).status).toBe(400);
    expect(await countAccounts(victims)).toBe(0);
    // The victim registers meanwhile, so the email is in use.
    await newMember(victims);
    expect((await open(attacker, code)).status).toBe(400);
    expect(await countAccounts(victims)).toBe(1);
    expect((await requestChange(victims)).status).toBe(200);
    expect((await listMails(victims)).filter(({ subject }) => /Confirm your new/.test(subject))).toHaveLength(1);

    const later = newEmail('later');
    await requestChange(later);
    const pending = new URL(extractLink(await waitForMail(later, /Confirm your new/))).searchParams.get('new-email')!;
    await new HttpClient().submit('/auth/forgot-password', { email: mine });
    const reset = await waitForCode(mine, /Set a new password/);
    const owner = new HttpClient();
    await owner.submit('/auth/reset-password', { code: reset, password: 'the owner is back now' });
    expect((await open(owner, pending)).status).toBe(400);
  });

  test('changes the email once, notifies the old email, and signs in with the new one', async () => {
    const from = newEmail('from');
    const to = newEmail('to');
    const person = await newMember(from);
    await person.submit('/account/security', { intent: 'email', email: to, currentPassword: goodPassword });
    expect((await signIn(new HttpClient(), to)).status).toBe(400);
    const code = new URL(extractLink(await waitForMail(to, /Confirm your new/))).searchParams.get('new-email')!;
    const use = () => person.submit('/account/security', { intent: 'new-email', code });
    expect((await use()).headers.location).toContain('done=email');
    await signIn(person, to);
    expect((await use()).status).toBe(400);
    expect(await waitForMail(from, /address was changed/)).toBeTruthy();
    expect((await signIn(new HttpClient(), to)).status).toBe(302);
    expect((await signIn(new HttpClient(), from)).status).toBe(400);
  });

  test('ends all sessions at an email change, and lets the old email undo it once within 72 hours', async () => {
    const [owners, thiefs, thiefsNext] = [newEmail('owner'), newEmail('thief'), newEmail('thief')];
    const owner = await newMember(owners);
    const thief = new HttpClient();
    await signIn(thief, owners);
    const move = async (email: string) => {
      await thief.submit('/account/security', { intent: 'email', email, currentPassword: goodPassword });
      const code = new URL(extractLink(await waitForMail(email, /Confirm your new/))).searchParams.get('new-email')!;
      await thief.submit('/account/security', { intent: 'new-email', code });
      await signIn(thief, email);
      expect(await isSignedIn(thief)).toBe(true);
    };
    await move(thiefs);
    expect(await isSignedIn(owner)).toBe(false);
    // Neither a second change nor a new account with the old email prevents the undo.
    await move(thiefsNext);
    await thief.submit('/auth/register', { email: owners, password: 'the thief squats it' });
    await expect.poll(() => countAccounts(owners)).toBe(1);
    const code = await waitForCode(owners, /address was changed/);
    expect((await owner.request(`/auth/undo-email?code=${code}`)).status).toBe(200);
    const undo = () => owner.submit('/auth/undo-email', { code });
    const age = (interval: string) =>
      cmsSql(`update up_users set previous_email_sent_at = previous_email_sent_at - interval '${interval}'`);
    await age('72 hours 1 second');
    expect((await undo()).status).toBe(400);
    await age('-2 minutes');
    expect((await undo()).status).toBe(200);
    expect((await undo()).status).toBe(400);
    expect([await countAccounts(owners), await countAccounts(thiefsNext)]).toEqual([1, 0]);
    expect((await waitForMail(thiefsNext, /address was changed/)).text).toContain(owners);
    expect(await isSignedIn(thief)).toBe(false);
    expect((await signIn(thief, owners)).status).toBe(400);
    const reset = await waitForCode(owners, /Set a new password/);
    expect((await owner.submit('/auth/reset-password', { code: reset, password: 'the owner is back' })).status).toBe(
      302,
    );
    expect(await isSignedIn(owner)).toBe(true);
  });

  test('creates one account for 50 concurrent registrations of one email', async () => {
    const email = newEmail('crowd');
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        // In two spellings and directly to the CMS, past the web's rate limits.
        fetch(`${cms}/api/auth/local/register`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Web-Token': secrets().webApiToken },
          body: JSON.stringify({
            email: index % 2 ? email.toUpperCase() : email,
            password: `${goodPassword} ${index}`,
          }),
        }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    await expect.poll(async () => countAccounts(email)).toBe(1);
    await expect.poll(async () => (await listMails(email)).length).toBeGreaterThanOrEqual(1);
    expect(await countAccounts(email)).toBe(1);
    // Through the web at most five mails are sent, and every response is the same.
    const other = newEmail('crowd');
    const redirects = await Promise.all(
      Array.from({ length: 12 }, () =>
        new HttpClient().submit('/auth/register', { email: other, password: goodPassword }),
      ),
    );
    expect(redirects.map(({ status }) => status)).toEqual(redirects.map(() => 302));
    await expect.poll(async () => countAccounts(other)).toBe(1);
    await waitForPasswordQueue();
    expect((await listMails(other)).length).toBeLessThanOrEqual(5);
  });
});

describe('links in mails', () => {
  test('a reset link expires after one hour, a confirmation link after 48 hours', async () => {
    const email = newEmail('late');
    const person = new HttpClient();
    await person.submit('/auth/register', { email, password: goodPassword });
    const code = await waitForCode(email, /Confirm/);
    const age = (column: string, interval: string) =>
      cmsSql(`update up_users set ${column} = ${column} - interval '${interval}' where email = '${email}'`);
    await age('confirmation_sent_at', '48 hours 1 second');
    const confirm = () => person.submit('/auth/verify', { intent: 'confirm', code, password: goodPassword });
    expect((await confirm()).status).toBe(400);
    await age('confirmation_sent_at', '-2 minutes');
    expect((await confirm()).status).toBe(302);

    await person.submit('/auth/forgot-password', { email });
    const reset = await waitForCode(email, /Set a new/);
    await age('reset_sent_at', '1 hour 1 second');
    const set = () => person.submit('/auth/reset-password', { code: reset, password: 'the second password' });
    expect((await set()).status).toBe(400);
    await age('reset_sent_at', '-2 minutes');
    expect((await set()).status).toBe(302);
    expect((await set()).status).toBe(400);
  });

  test('are stored as hashes, and session tokens are stored encrypted', async () => {
    const email = newEmail('leak');
    const person = await newMember(email);
    await person.submit('/auth/forgot-password', { email });
    const code = await waitForCode(email, /Set a new/);
    const storedToken = await cmsSql(`select reset_password_token from up_users where email = '${email}'`);
    expect(storedToken).not.toContain(code);
    expect(
      (await person.submit('/auth/reset-password', { code: storedToken.trim(), password: goodPassword })).status,
    ).toBe(400);
    // The beginning of every JWT, the property name of the refresh token, and the session cookie.
    for (const secret of ['eyJhbGci', 'refreshToken', person.jar.get(sessionCookie)!]) {
      const holding = `select count(*) from sessions where position('${secret}' in encode(encrypted_tokens, 'escape')) > 0`;
      expect([secret, Number(await webSql(holding))]).toEqual([secret, 0]);
    }
  });
});
