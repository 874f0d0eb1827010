import { identityProject, ports } from 'stack/config';
import { describe, expect, test } from 'vitest';
import { gotoHydrated, openPageAs } from './browser.ts';
import { goodPassword, HttpClient, newEmail, newMember } from './http-client.ts';
import { defineLiveTests, liveTexts, openMessages, sendAsMember, stateOf } from './live-messages.ts';
import { signInEditor } from './publishing.ts';
import { site, stack } from './site.ts';
import { useStack } from './use-stack.ts';

const { up } = useStack({ settings: () => ({ STACK_REALTIME: '1' }) });

const interrupted = 'Changes do not arrive right now. Reload the page to see the latest state.';

/** What the realtime database holds at a path, with a server's credentials or with a member's token. */
async function readDatabase(path: string, token?: string): Promise<{ status: number; body: unknown }> {
  const query = `?ns=${identityProject}${token ? `&auth=${token}` : ''}`;
  const response = await fetch(`http://127.0.0.1:${ports.realtime}/${path}.json${query}`, {
    headers: token ? {} : { Authorization: 'Bearer owner' },
  });
  return { status: response.status, body: await response.json() };
}

type Access = { token: string; account: string; device: string };

async function openAccess(member: HttpClient): Promise<Access> {
  const response = await member.submit('/account/live', {});
  expect(response.status).toBe(200);
  return JSON.parse(response.body) as Access;
}

/** Signs in to the identity provider, as the browser does. */
async function exchangeToken(customToken: string): Promise<string> {
  const url = `http://127.0.0.1:${ports.identity}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=emulated`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: customToken, returnSecureToken: true }),
  });
  return ((await response.json()) as { idToken: string }).idToken;
}

describe('messages with a realtime database', () => {
  defineLiveTests(newMember);

  test('appear on an open page when they are sent from another', async () => {
    const email = newEmail('live');
    const member = await newMember(email);
    const page = await openMessages(member, 'en');
    expect(await page.locator('main li strong').count()).toBe(0);
    await sendAsMember(member, email);
    await page.locator('main li strong').first().waitFor();
    expect(await stateOf(page)).toBe('Received');
  });

  test('are shown without JavaScript as of loading', async () => {
    const email = newEmail('live');
    const member = await newMember(email);
    const id = await sendAsMember(member, email);
    await (await signInEditor()).handleEnquiry(id, 'answered');
    const { page } = await openPageAs(member, { javaScriptEnabled: false });
    await page.goto(`${site}/account/messages`);
    expect(await stateOf(page)).toBe('Answered');
  });
});

describe('devices with a realtime database', () => {
  test('are shown as online while one of their pages is open', async () => {
    const email = newEmail('live');
    const first = await newMember(email);
    const second = new HttpClient();
    await second.submit('/auth/login', { email, password: goodPassword });
    const { page } = await openPageAs(first);
    await gotoHydrated(page, `${site}/account/sessions`);
    const onlineCount = () => page.getByText('online now').count();
    await expect.poll(onlineCount).toBe(1);
    const { page: other } = await openPageAs(second);
    const { page: sameDevice } = await openPageAs(second);
    for (const opened of [other, sameDevice]) await gotoHydrated(opened, `${site}/account`);
    await expect.poll(onlineCount).toBe(2);
    await other.close();
    // The remaining page of the device marks it as online again.
    await expect.poll(onlineCount).toBe(2);
    await sameDevice.close();
    await expect.poll(onlineCount).toBe(1);
  });

  test('lose access when they are signed out, and their open page leads to the sign-in page', async () => {
    const email = newEmail('live');
    const first = await newMember(email);
    const second = new HttpClient();
    await second.submit('/auth/login', { email, password: goodPassword });
    const { page } = await openPageAs(second);
    await gotoHydrated(page, `${site}/account/messages`);
    await page.getByText(liveTexts.en.live).waitFor();
    const access = await openAccess(second);
    const idToken = await exchangeToken(access.token);
    const messages = `accounts/${access.account}/messages`;
    expect((await readDatabase(messages, idToken)).status).toBe(200);
    await first.submit('/account/sessions', { intent: 'others' });
    await page.waitForURL(/\/auth\/login/);
    await expect.poll(async () => (await readDatabase(messages, idToken)).status).toBe(401);
  });
});

describe('the data in the realtime database', () => {
  test('contains no text, can be read by its account only, and is deleted with the account', async () => {
    const email = newEmail('live');
    const member = await newMember(email);
    const id = await sendAsMember(member, email);
    const { token, account, device } = await openAccess(member);
    await expect
      .poll(async () => (await readDatabase(`accounts/${account}/messages`)).body)
      .toEqual({ [id]: 'received' });
    const { body } = await readDatabase(`accounts/${account}`);
    expect(body).toEqual({ messages: { [id]: 'received' }, sessions: { [device]: expect.any(Number) } });

    const own = await exchangeToken(token);
    const stranger = await exchangeToken((await openAccess(await newMember(newEmail('stranger')))).token);
    const paths = ['messages', `messages/${id}`, 'online', 'sessions', ''].map((path) => `accounts/${account}/${path}`);
    const statusesFor = (idToken?: string) =>
      Promise.all(paths.map(async (path) => (await readDatabase(path, idToken)).status));
    expect(await statusesFor(own)).toEqual([200, 200, 200, 401, 401]);
    expect(await statusesFor(stranger)).toEqual([401, 401, 401, 401, 401]);
    expect(await statusesFor('no-token')).toEqual([401, 401, 401, 401, 401]);

    await member.submit('/account/data', { currentPassword: goodPassword, sure: 'on' });
    await expect.poll(async () => (await readDatabase(`accounts/${account}`)).body).toBe(null);
    expect(await statusesFor(own)).toEqual([401, 401, 401, 401, 401]);
  });

  test('opens no session: the CMS refuses its token', async () => {
    const member = await newMember(newEmail('live'));
    const idToken = await exchangeToken((await openAccess(member)).token);
    const response = await new HttpClient().submit('/auth/login', { idToken });
    expect(response.status).toBe(400);
  });

  test('is not handed out to visitors', async () => {
    const response = await new HttpClient().submit('/account/live', {});
    expect(response.status).toBe(401);
  });
});

test('an unreachable realtime database: pages say so, and everything else works', async () => {
  const email = newEmail('live');
  const member = await newMember(email);
  const page = await openMessages(member, 'en');
  await stack('down', 'realtime');
  try {
    await page.getByText(interrupted).waitFor();
    const id = await sendAsMember(member, email);
    await (await signInEditor()).handleEnquiry(id, 'answered');
    await page.goto(`${site}/account/messages`);
    await page.getByText(interrupted).waitFor();
    expect(await stateOf(page)).toBe('Answered');
    for (const path of ['/account', '/account/security', '/account/sessions', '/account/data'])
      expect([path, (await member.requestOnce(path)).status]).toEqual([path, 200]);
    const { headers } = await member.submit('/auth/logout', {});
    expect(headers.location).toContain('/');
  } finally {
    await up();
  }
});
