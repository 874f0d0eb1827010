import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { gotoHydrated, openPage, openPageAs } from './browser.ts';
import { goodPassword, HttpClient, newEmail, newMember, sessionCookie } from './http-client.ts';
import { waitForCode } from './mailbox.ts';
import { cmsSql } from './running-stack.ts';
import { site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

const texts = {
  en: {
    prefix: '',
    start: 'Set up an app',
    code: 'Code from the app',
    password: 'Current password',
    confirm: 'Switch on',
    codes: 'Your recovery codes',
    addPasskey: 'Add a passkey',
    usePasskey: 'Use a passkey',
    signIn: 'Sign in',
    wrongCode: 'This code is not right, or has been used.',
  },
  pl: {
    prefix: '/pl',
    start: 'Skonfiguruj aplikację',
    code: 'Kod z aplikacji',
    password: 'Obecne hasło',
    confirm: 'Włącz',
    codes: 'Twoje kody zapasowe',
    addPasskey: 'Dodaj klucz dostępu',
    usePasskey: 'Użyj klucza dostępu',
    signIn: 'Zaloguj się',
    wrongCode: 'Ten kod jest niepoprawny albo był już użyty.',
  },
};

const settingsPath = '/account/second-factor';

/** Shows codes as an authenticator app does. */
class App {
  readonly #totp: TOTP;

  constructor(secret: string) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  /** The current code. The CMS accepts each once, so it is made to forget the last one, instead of waiting 30 s. */
  async next(): Promise<string> {
    await cmsSql('update account_apps set last_step = 0');
    return this.#totp.generate();
  }

  /** A code that is not valid in the next minutes. */
  wrong(): string {
    const steps = Array.from({ length: 20 }, (_, index) => Date.now() + (index - 5) * 30_000);
    const valid = steps.map((timestamp) => this.#totp.generate({ timestamp }));
    return Array.from({ length: 21 }, (_, index) => String(index).padStart(6, '0')).find(
      (code) => !valid.includes(code),
    )!;
  }
}

const secretIn = (html: string) => /<code>([A-Z2-7]{32})<\/code>/.exec(html)![1]!;
const codesIn = (html: string) =>
  [...html.matchAll(/<li>([a-z2-9]{4}(?:-[a-z2-9]{4}){3})<\/li>/g)].map(([, code]) => code!);

/** Sets up an app without a browser. Returns it with the recovery codes. */
async function setUpApp(member: HttpClient): Promise<{ app: App; codes: string[] }> {
  await member.submit(settingsPath, { intent: 'start-app' });
  const app = new App(secretIn((await member.request(settingsPath)).body));
  const fields = { intent: 'confirm-app', code: await app.next(), currentPassword: goodPassword };
  const { status, body } = await member.submit(settingsPath, fields);
  expect(status).toBe(200);
  return { app, codes: codesIn(body) };
}

async function firstStep(email: string, password = goodPassword): Promise<HttpClient> {
  const client = new HttpClient();
  const response = await client.submit('/auth/login', { email, password, next: '/account/messages' });
  expect(response.status).toBe(302);
  expect(response.headers.location).toBe('/auth/second-factor?next=%2Faccount%2Fmessages');
  expect(client.jar.has(sessionCookie)).toBe(false);
  return client;
}

const secondStep = (client: HttpClient, code: string) =>
  client.submit('/auth/second-factor', { code, next: '/account/messages' });

async function isSignedIn(client: HttpClient): Promise<boolean> {
  return (await client.request('/account')).status === 200;
}

/** An authenticator of Chromium that confirms everything. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  const t = texts[language];

  test.each([true, false])(
    'an app is set up and asked for at the next sign-in, JavaScript: %s',
    async (javaScriptEnabled) => {
      // axe is a script.
      const violations = async (page: Page) => (javaScriptEnabled ? findViolations(page) : []);
      const email = newEmail('two-step');
      const member = await newMember(email);
      const { page } = await openPageAs(member, { javaScriptEnabled });
      await page.goto(`${site}${t.prefix}${settingsPath}`, { waitUntil: 'networkidle' });
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: t.start }).click();
      const app = new App(await page.locator('main code').innerText());
      expect(await violations(page)).toEqual([]);
      await page.getByLabel(t.code).fill(await app.next());
      await page
        .locator('form', { has: page.getByLabel(t.code) })
        .getByLabel(t.password)
        .fill(goodPassword);
      await page.getByRole('button', { name: t.confirm }).click();
      await page.getByText(t.codes).waitFor();
      expect(codesIn(await page.content())).toHaveLength(10);
      expect(await violations(page)).toEqual([]);

      const { page: login } = await openPage({ javaScriptEnabled });
      await login.goto(`${site}${t.prefix}/auth/login`, { waitUntil: 'networkidle' });
      await login.fill('[name=email]', email);
      await login.fill('[name=password]', goodPassword);
      await login.locator('main').getByRole('button', { name: t.signIn, exact: true }).click();
      await login.waitForURL(/\/auth\/second-factor/);
      expect(await violations(login)).toEqual([]);
      await login.fill('[name=code]', app.wrong());
      await login.keyboard.press('Enter');
      await login.getByText(t.wrongCode).first().waitFor();
      await login.fill('[name=code]', await app.next());
      await login.keyboard.press('Enter');
      await login.waitForURL(new RegExp(`${t.prefix}/account$`));
    },
  );

  test('a passkey is added and used', async () => {
    const email = newEmail('passkey');
    const member = await newMember(email);
    const { page, browserErrors } = await openPageAs(member);
    await addAuthenticator(page);
    await gotoHydrated(page, `${site}${t.prefix}${settingsPath}`);
    await page
      .locator('form', { has: page.getByText(t.addPasskey) })
      .getByLabel(t.password)
      .fill(goodPassword);
    await page.getByRole('button', { name: t.addPasskey }).click();
    await page.getByText(t.codes).waitFor();
    expect(codesIn(await page.content())).toHaveLength(10);
    await expect.poll(() => page.locator('input[type=radio]').count()).toBe(1);

    // The same browser, signed out.
    await page.context().clearCookies();
    await gotoHydrated(page, `${site}${t.prefix}/auth/login`);
    await page.fill('[name=email]', email);
    await page.fill('[name=password]', goodPassword);
    await page.locator('main').getByRole('button', { name: t.signIn, exact: true }).click();
    await page.waitForURL(/\/auth\/second-factor/);
    await page.getByRole('button', { name: t.usePasskey }).waitFor();
    expect(await findViolations(page)).toEqual([]);

    // The cookie of the session changes before the next page is loaded. This page must not reload itself in between.
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.getByRole('button', { name: t.usePasskey }).click();
    await page.waitForURL(new RegExp(`${t.prefix}/account$`));
    expect(loads).toEqual([`${t.prefix}/account`]);
    expect(browserErrors).toEqual([]);
  });
});

describe('the second step', () => {
  test('accepts each code of the app once', async () => {
    const email = newEmail('two-step');
    const { app } = await setUpApp(await newMember(email));
    const code = await app.next();
    const [first, second] = [await firstStep(email), await firstStep(email)];
    const answers = await Promise.all([first, second].map((client) => secondStep(client, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 400]);
    expect([await isSignedIn(first), await isSignedIn(second)].toSorted()).toEqual([false, true]);
  });

  test('accepts each recovery code once, however it is typed, and says how many are left', async () => {
    const email = newEmail('two-step');
    const member = await newMember(email);
    const { codes } = await setUpApp(member);
    expect(new Set(codes).size).toBe(10);
    const typed = ` ${codes[0]!.toUpperCase().replaceAll('-', ' ')} `;
    const clients = [await firstStep(email), await firstStep(email)];
    const answers = await Promise.all(clients.map((client) => secondStep(client, typed)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 400]);
    expect((await member.request(settingsPath)).body).toContain('9 codes are left.');
    const stored = await cmsSql(`select hash from account_recovery_codes`);
    for (const code of codes) expect(stored).not.toContain(code);
  });

  test('stops guessing after ten wrong codes, also with new tickets and in parallel', async () => {
    const email = newEmail('two-step');
    const { app, codes } = await setUpApp(await newMember(email));
    const wrong = app.wrong();
    const clients = await Promise.all(Array.from({ length: 4 }, () => firstStep(email)));
    const guesses = await Promise.all(Array.from({ length: 16 }, (_, index) => secondStep(clients[index % 4]!, wrong)));
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    const owner = await firstStep(email);
    expect((await secondStep(owner, await app.next())).status).toBe(429);
    // A recovery code cannot be guessed, so it still opens the account.
    expect((await secondStep(owner, codes[0]!)).status).toBe(302);
    expect(await isSignedIn(owner)).toBe(true);
    expect((await owner.request('/account/sessions')).body).toContain('Second step of a sign-in failed');
  });

  test('needs the first step: no ticket, a used one or that of another account opens nothing', async () => {
    const [anna, ben] = [newEmail('anna'), newEmail('ben')];
    const { app } = await setUpApp(await newMember(anna));
    const { codes } = await setUpApp(await newMember(ben));
    const stranger = new HttpClient();
    expect((await secondStep(stranger, await app.next())).headers.location).toMatch(
      /\/auth\/login.*failed=sign-in-expired/,
    );
    // Ben's ticket with Anna's code.
    const withBensTicket = await firstStep(ben);
    expect((await secondStep(withBensTicket, await app.next())).status).toBe(400);
    const ticket = [...withBensTicket.jar].find(([name]) => name.includes('ticket'))!;
    expect((await secondStep(withBensTicket, codes[0]!)).status).toBe(302);
    const replay = new HttpClient();
    replay.jar.set(...ticket);
    expect((await secondStep(replay, codes[1]!)).headers.location).toMatch(/\/auth\/login.*failed=sign-in-expired/);
    expect(await isSignedIn(replay)).toBe(false);
  });

  test('is asked for after a password reset, and a ticket ends with a new password', async () => {
    const email = newEmail('two-step');
    const { app } = await setUpApp(await newMember(email));
    const early = await firstStep(email);
    await new HttpClient().submit('/auth/forgot-password', { email });
    const code = await waitForCode(email, /Set a new password/);
    const client = new HttpClient();
    const password = 'another bridge over the river';
    const reset = await client.submit('/auth/reset-password', { code, password });
    expect(reset.headers.location).toContain('/auth/second-factor');
    expect(client.jar.has(sessionCookie)).toBe(false);
    expect((await secondStep(early, await app.next())).headers.location).toContain('failed=sign-in-expired');
    expect((await secondStep(client, await app.next())).status).toBe(302);
    expect(await isSignedIn(client)).toBe(true);
  });

  test('refuses a broken or foreign passkey', async () => {
    const email = newEmail('two-step');
    await setUpApp(await newMember(email));
    const client = await firstStep(email);
    const passkeys = ['{', '{}', '[]', '"x"', '{"id":"x","rawId":"x","type":"public-key","response":{}}'];
    for (const passkey of passkeys)
      expect([passkey, (await client.submit('/auth/second-factor', { passkey })).status]).toEqual([passkey, 400]);
    expect(await isSignedIn(client)).toBe(false);
  });
});

describe('changing the second step', () => {
  test('needs the password, signs out other devices and notifies the owner', async () => {
    const email = newEmail('two-step');
    const member = await newMember(email);
    const other = new HttpClient();
    await other.submit('/auth/login', { email, password: goodPassword });
    await member.submit(settingsPath, { intent: 'start-app' });
    const app = new App(secretIn((await member.request(settingsPath)).body));
    const code = await app.next();
    const wrong = { intent: 'confirm-app', code, currentPassword: 'not the password' };
    expect((await member.submit(settingsPath, wrong)).status).toBe(400);
    expect(await isSignedIn(other)).toBe(true);
    const right = await member.submit(settingsPath, { ...wrong, currentPassword: goodPassword });
    expect(codesIn(right.body)).toHaveLength(10);
    expect(await isSignedIn(member)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);

    for (const intent of ['new-codes', 'remove'])
      expect((await member.submit(settingsPath, { intent, id: 'app', currentPassword: 'wrong' })).status).toBe(400);
    const renewed = await member.submit(settingsPath, { intent: 'new-codes', currentPassword: goodPassword });
    expect(codesIn(renewed.body)).toHaveLength(10);
    const old = await firstStep(email);
    expect((await secondStep(old, codesIn(right.body)[0]!)).status).toBe(400);
    const removed = await member.submit(settingsPath, { intent: 'remove', id: 'app', currentPassword: goodPassword });
    expect(removed.status).toBe(200);
    expect(
      await cmsSql(
        `select count(*) from account_recovery_codes join up_users on id = account where email = '${email}'`,
      ),
    ).toContain('0');
    const plain = new HttpClient();
    await plain.submit('/auth/login', { email, password: goodPassword });
    expect(await isSignedIn(plain)).toBe(true);
  });

  test('an app that was not confirmed has no effect, and its secret is not readable in the database', async () => {
    const email = newEmail('two-step');
    const member = await newMember(email);
    await member.submit(settingsPath, { intent: 'start-app' });
    const secret = secretIn((await member.request(settingsPath)).body);
    // Whoever has the password and another session must not learn it.
    const other = new HttpClient();
    await other.submit('/auth/login', { email, password: goodPassword });
    expect((await other.request(settingsPath)).body).not.toContain(secret);
    expect(await cmsSql('select encrypted_secret from account_apps')).not.toContain(secret);
    const client = new HttpClient();
    await client.submit('/auth/login', { email, password: goodPassword });
    expect(await isSignedIn(client)).toBe(true);
  });
});
