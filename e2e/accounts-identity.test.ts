import { ports } from 'stack/config';
import { beforeAll, describe, expect, test } from 'vitest';
import { defineAccountTests } from './account-journeys.ts';
import { createMember, signIn, textsFor } from './account-ui.ts';
import { openPage } from './browser.ts';
import { updateIdentity, findIdentity, createIdentity, enableEnumerationProtection } from './identity-provider.ts';
import { chooseGoogleAccount, openGooglePopup, signInWithGoogleButton } from './google-popup.ts';
import { signInWithToken } from './identity-sign-in.ts';
import { extractLink, waitForMail } from './mailbox.ts';
import { countAccounts, goodPassword, newEmail, HttpClient, sessionCookie, readSessionKind } from './http-client.ts';
import { webSql } from './running-stack.ts';
import { get, site, stack } from './site.ts';
import { useStack } from './use-stack.ts';

const { up } = useStack({ passwords: 'firebase' });
beforeAll(enableEnumerationProtection);

describe('passwords with the identity provider', () => {
  defineAccountTests({ withoutScript: false });
});

const en = textsFor('en');
const expireTokens = () => webSql(`update sessions set renew_at = now() - interval '1 second'`);

describe('social sign-in', () => {
  test.each(['', '/pl'])('creates an account with Google and finds it at the next sign-in (%s)', async (prefix) => {
    const email = newEmail('google');
    for (let visit = 0; visit < 2; visit += 1) {
      const { page } = await openPage();
      await signInWithGoogleButton(page, email, `${prefix}/auth/login`);
      await expect.poll(() => page.url()).toBe(`${site}${prefix}/account${visit === 0 ? '/welcome' : ''}`);
      await page.goto(`${site}${prefix}/account`);
      expect(await page.inputValue('[readonly]')).toBe(email);
      await page.context().close();
    }
    expect(await countAccounts(email)).toBe(1);
  });

  test('creates a long-lived session with "remember me"', async () => {
    const email = newEmail('keep');
    const { idToken } = await createIdentity(email, goodPassword, true);
    await new HttpClient().submit('/auth/login', { idToken, email: '', rememberMe: 'on' });
    expect(await readSessionKind(email)).toBe('refresh');
  });

  test('shows a message when the sign-in window is closed', async () => {
    const { page } = await openPage();
    await page.goto(`${site}/auth/login`);
    const popup = await openGooglePopup(page, page.getByRole('button', { name: /Google/ }));
    await popup.close();
    await page.getByText('The sign-in was not finished').waitFor();
    expect(page.url()).toBe(`${site}/auth/login`);
    await page.context().close();
  });

  test('links Google to an account with a password, and unlinks it', async () => {
    const email = newEmail('link');
    const { page } = await openPage();
    await createMember(page, en, email);
    await page.goto(`${site}/account/security`);
    const row = page.locator('li', { hasText: 'Google' });
    const done = page.getByRole('heading', { name: 'Done. All other devices are signed out.' });
    await row.locator('[name=currentPassword]').fill(goodPassword);
    const popup = await openGooglePopup(page, row.getByRole('button', { name: 'Link Google' }));
    await chooseGoogleAccount(popup, email);
    await done.waitFor();
    expect(await row.innerText()).toContain('Linked');
    await page.goto(`${site}/account/security`);
    await row.locator('[name=currentPassword]').fill(goodPassword);
    await row.getByRole('button', { name: 'Remove Google' }).click();
    await done.waitFor();
    expect(await row.innerText()).toContain('Not linked');
    expect(await waitForMail(email, /A way to sign in was changed/)).toBeTruthy();
    await page.context().close();
  });

  test('changes the email after reauthentication and confirmation by a link', async () => {
    const email = newEmail('old');
    const next = newEmail('new');
    const { page } = await openPage();
    await createMember(page, en, email);
    await page.goto(`${site}/account/security`);
    const form = page.locator('form', { has: page.locator('[name=email]') });
    await form.locator('[name=email]').fill(next);
    await form.locator('[name=currentPassword]').fill(goodPassword);
    await form.getByRole('button', { name: 'Change address' }).click();
    await page.getByText('Please open the link in it within an hour.').waitFor();
    await page.goto(extractLink(await waitForMail(next, /Confirm your new/)));
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect.poll(() => page.url()).toBe(`${site}/auth/login?done=email`);
    await signIn(page, en, next, goodPassword);
    await expect.poll(() => page.url()).toBe(`${site}/account`);
    expect(await page.inputValue('[readonly]')).toBe(next);
    expect([await countAccounts(email), await countAccounts(next)]).toEqual([0, 1]);
    expect(await waitForMail(email, /address was changed/)).toBeTruthy();
    await page.context().close();
  });
});

describe('an identity blocked at the provider', () => {
  test.each([
    ['disabled', () => ({ disableUser: true })],
    ['revoked', () => ({ validSince: String(Math.floor(Date.now() / 1000) + 2) })],
  ])('when %s, is signed out at the next token renewal', async (_, changes) => {
    const { idToken, localId } = await createIdentity(newEmail('out'), goodPassword, true);
    const { client } = await signInWithToken(idToken);
    await updateIdentity(localId, changes());
    await expireTokens();
    expect((await client.request('/account')).status).toBe(302);
    expect(client.jar.has(sessionCookie)).toBe(false);
  });

  test('is signed out at once on pages that use the provider’s SDK', async () => {
    const email = newEmail('disabled');
    const { page } = await openPage();
    await createMember(page, en, email);
    const { localId } = (await findIdentity(email)) as { localId: string };
    await updateIdentity(localId, { disableUser: true });
    await page.goto(`${site}/account/data`);
    await page.fill('[name=currentPassword]', goodPassword);
    await page.check('[name=sure]');
    await page.getByRole('button', { name: 'Delete the account' }).click();
    await expect.poll(() => page.url()).toBe(`${site}/auth/login?done=ended`);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(sessionCookie);
    await page.context().close();
  });
});

test('loads the provider’s SDK only at sign-in, and allows its hosts only on those pages', async () => {
  const { page, browserErrors } = await openPage();
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto(`${site}/auth/login`, { waitUntil: 'networkidle' });
  expect(urls.filter((url) => new RegExp(`steps|:${ports.identity}`).test(url))).toEqual([]);
  await signIn(page, en, newEmail(), goodPassword);
  await page.getByRole('heading', { name: en.failed }).waitFor();
  expect(urls.some((url) => /steps/.test(url)) && urls.some((url) => url.includes(`:${ports.identity}`))).toBe(true);
  expect(browserErrors.filter((text) => !/400/.test(text))).toEqual([]);
  for (const [path, allowed] of [
    ['/auth/login', true],
    ['/pricing', false],
    ['/contact', false],
  ] as const) {
    const { headers } = await get(path);
    expect([path, headers.get('content-security-policy')?.includes(`:${ports.identity}`)]).toEqual([path, allowed]);
    expect(headers.get('cross-origin-opener-policy')).toBe(allowed ? 'same-origin-allow-popups' : 'same-origin');
  }
  // The SDK stores nothing in localStorage.
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, expect.any(Number)]);
  await page.context().close();
});

test('refuses common passwords in the browser, without sending them to the server', async () => {
  const { page } = await openPage();
  const posted: string[] = [];
  page.on('request', (request) => posted.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(`${site}/auth/register`);
  await page.fill('[name=email]', newEmail());
  await page.fill('[name=password]', 'Password1');
  await page.getByRole('button', { name: en.create }).click();
  await page.locator('[role=alert]').waitFor();
  expect(await page.locator('[role=alert]').innerText()).toContain('among the first that anybody would guess');
  expect(posted.filter((line) => /Password1/i.test(line))).toEqual([]);
  await page.context().close();
});

test('keeps members signed in while the provider is down, and shows an error on the sign-in page', async () => {
  const { idToken } = await createIdentity(newEmail('stays'), goodPassword, true);
  const { client } = await signInWithToken(idToken);
  await stack('down', 'identity');
  try {
    await expireTokens();
    expect((await client.request('/account')).status).toBe(200);
    expect((await client.request('/account/security')).status).toBe(200);
    const { page } = await openPage();
    await page.goto(`${site}/auth/login`);
    await signIn(page, en, newEmail(), goodPassword);
    await page.getByText('The sign-in service cannot be reached.').waitFor();
    await page.goto(`${site}/pricing`);
    expect(await page.locator('h1').count()).toBe(1);
    expect((await signInWithToken(idToken)).status).toBeLessThan(500);
    await page.context().close();
  } finally {
    await up();
    await enableEnumerationProtection();
  }
});
