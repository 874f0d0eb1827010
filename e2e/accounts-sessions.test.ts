/** Sessions of members: renewal, sign-out, malformed cookies and forms, and what is stored. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { home, ports, secrets } from 'stack/config';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  resetRateLimits,
  goodPassword,
  newEmail,
  newMember,
  HttpClient,
  sessionCookie,
  readSessionKind,
  signIn,
  isSignedIn,
} from './http-client.ts';
import { cmsSql, webSql } from './running-stack.ts';
import { cms, site, web } from './site.ts';
import { useStack } from './use-stack.ts';

const { up } = useStack();
beforeEach(resetRateLimits);

describe('sessions', () => {
  test('keeps 20 concurrent requests signed in while the token is renewed', async () => {
    const person = await newMember();
    for (let round = 0; round < 5; round += 1) {
      await webSql(`update sessions set renew_at = now() - interval '1 second'`);
      const responses = await Promise.all(Array.from({ length: 20 }, () => person.request('/account', { base: web })));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    }
  });

  test('keeps sessions valid while the old secret is listed after the new one', async () => {
    const file = resolve(home, 'secrets.json');
    const before = readFileSync(file, 'utf8');
    onTestFinished(async () => {
      writeFileSync(file, before);
      await up();
    });
    const original = JSON.parse(before) as { webSessionSecret: string };
    const use = async (webSessionSecret: string) => {
      writeFileSync(file, JSON.stringify({ ...original, webSessionSecret }));
      await up();
    };
    const [earlier, fresh] = [await newMember(), 'a-fresh-secret-of-thirty-two-letters'];
    await use(`${fresh},${original.webSessionSecret}`);
    const later = await newMember();
    expect(await isSignedIn(earlier)).toBe(true);
    await use(fresh);
    expect([await isSignedIn(later), await isSignedIn(earlier)]).toEqual([true, false]);
  });

  test('ends when the member is blocked in the CMS, and when it has not been used for too long', async () => {
    const [blocked, idle] = [newEmail('blocked'), newEmail('idle')];
    const [first, second] = [await newMember(blocked), await newMember(idle)];
    await cmsSql(`update up_users set blocked = true where email = '${blocked}'`);
    await webSql(`update sessions set expires_at = now() where id_hash = sha256('${second.jar.get(sessionCookie)}')`);
    for (const person of [first, second]) {
      const response = await person.request('/account');
      expect([response.status, response.headers.location]).toEqual([302, '/auth/login?next=%2Faccount']);
      expect(person.jar.has(sessionCookie)).toBe(false);
    }
  });

  test('are listed as recent activity with device and network, for the owner only', async () => {
    const [email, other] = [newEmail('active'), await newMember()];
    const person = await newMember(email);
    await signIn(new HttpClient(), email);
    const newPassword = 'another bridge over the river';
    await person.submit('/account/security', {
      intent: 'password',
      currentPassword: goodPassword,
      password: newPassword,
    });
    const page = (await person.request('/account/sessions')).body;
    const list = page.slice(page.indexOf('Recent activity'));
    const kinds = [...list.matchAll(/<b>(Signed in|New password)<\/b>/g)].map(([, kind]) => kind);
    expect(kinds).toEqual(['New password', 'Signed in', 'Signed in']);
    expect(list).toContain('network 127.0.0.0/24');
    expect((await person.request('/pl/account/sessions')).body).toContain('Ostatnia aktywność');
    const exported = JSON.parse((await person.request('/account/export')).body) as { activity: { kind: string }[] };
    expect(exported.activity.map(({ kind }) => kind)).toEqual(['password-changed', 'signed-in', 'signed-in']);
    expect((await other.request('/account/sessions')).body).not.toContain('<b>New password</b>');

    const id = await cmsSql(`select id from up_users where email = '${email}'`);
    const count = `select count(*) from account_activity where account = ${Number(id)}`;
    expect(Number(await cmsSql(count))).toBe(3);
    await person.submit('/account/data', { sure: 'on', currentPassword: newPassword });
    expect(Number(await cmsSql(count))).toBe(0);
  });

  test('stays when the member registers another account, or returns from a provider without a sign-in', async () => {
    const person = await newMember();
    await person.submit('/auth/register', { email: newEmail('second'), password: goodPassword });
    expect(await isSignedIn(person)).toBe(true);
    const cancelled = await person.request('/auth/connect/google?error=access_denied');
    expect(cancelled.headers.location).toMatch(/^\/auth\/login\?failed=/);
    expect(await isSignedIn(person)).toBe(true);
  });

  test('can repeat a token renewal whose response was lost', async () => {
    const person = await newMember();
    const own = `id_hash = sha256('${person.jar.get(sessionCookie)}')`;
    const before = await webSql(`select encode(encrypted_tokens, 'hex') from sessions where ${own}`);
    expect(before).not.toBe('');
    await webSql(`update sessions set renew_at = now() - interval '1 second'`);
    expect(await isSignedIn(person)).toBe(true);
    // As if the web had crashed before it stored the new tokens.
    await webSql(
      `update sessions set encrypted_tokens = decode('${before.trim()}', 'hex'), renew_at = now() - interval '1 second' where ${own}`,
    );
    expect(await isSignedIn(person)).toBe(true);
  });

  test('redirects to sign-in for malformed session cookies', async () => {
    for (const value of ['', 'x', '"; drop table sessions; --', 'a'.repeat(4000), '%00', 'eyJhbGciOiJub25lIn0.e30.']) {
      const person = new HttpClient();
      person.jar.set(sessionCookie, value);
      const response = await person.request('/account');
      expect([value, response.status]).toEqual([value, 302]);
    }
  });

  test('refuses a form without length, too large or with another content type before reading it', async () => {
    const from = { origin: site, 'sec-fetch-site': 'same-origin' };
    const form = { ...from, 'content-type': 'application/x-www-form-urlencoded' };
    const send = (headers: Record<string, string>, body: string) =>
      new HttpClient().request('/auth/login', { method: 'POST', headers, body });
    expect((await send({ ...form, 'transfer-encoding': 'chunked' }, 'email=a')).status).toBe(411);
    expect((await send(form, `email=${'a'.repeat(20_000)}`)).status).toBe(413);
    expect((await send({ ...from, 'content-type': 'application/json' }, '{}')).status).toBe(415);
    expect((await send({ ...from, 'content-type': 'multipart/form-data; boundary=x' }, 'broken')).status).toBe(400);
  });

  test('handles control characters and lone surrogates without a server error', async () => {
    const person = await newMember();
    for (const email of [
      'a\0b@example.com',
      'a\u0007@example.com',
      '\ud800@example.com',
      `${'é'.repeat(300)}@example.com`,
    ]) {
      for (const path of ['/auth/login', '/auth/forgot-password', '/auth/register']) {
        const { status } = await new HttpClient().submit(path, { email, password: goodPassword });
        expect([path, status < 500]).toEqual([path, true]);
      }
    }
    expect(
      (await person.submit('/account', { displayName: 'A\0\u0007B', language: 'x\0', photoUrl: '' })).status,
    ).toBeLessThan(400);
    person.jar.set('mailed', '%');
    expect((await person.request('/auth/verify')).status).toBe(200);
  });

  test('revokes all tokens of a session at sign-out, also those from before a renewal', async () => {
    const email = newEmail('tokens');
    await newMember(email);
    const headers = { 'Content-Type': 'application/json', 'X-Web-Token': secrets().webApiToken };
    const call = async (path: string, method: string, body?: object, token?: string) => {
      const response = await fetch(`${cms}/api${path}`, {
        method,
        headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
        body: body ? JSON.stringify(body) : null,
      });
      return { status: response.status, ...((await response.json()) as { jwt: string; refreshToken: string }) };
    };
    const first = await call('/auth/local', 'POST', { identifier: email, password: goodPassword });
    const second = await call('/auth/refresh', 'POST', { refreshToken: first.refreshToken });
    expect((await call('/users/me', 'GET', undefined, first.jwt)).status).toBe(200);
    await call('/auth/logout', 'POST', {}, second.jwt);
    for (const { jwt, refreshToken } of [first, second]) {
      expect((await call('/users/me', 'GET', undefined, jwt)).status).toBe(401);
      expect((await call('/auth/refresh', 'POST', { refreshToken })).status).toBe(401);
    }
  });

  test('shows no token in pages, data and logs', async () => {
    const person = await newMember();
    for (const path of [
      '/account',
      '/account.data',
      '/account/security',
      '/account/sessions.data',
      '/account/export',
      '/session',
    ]) {
      expect((await person.request(path)).body).not.toMatch(/eyJ[\w-]{10}/);
    }
    for (const part of ['web', 'cms']) {
      expect(readFileSync(resolve(home, 'logs', `${part}.log`), 'utf8')).not.toMatch(/eyJ[\w-]{10}|access_token|code=/);
    }
  });

  test('keeps "remember me" in the browser and in the CMS, also after a password change', async () => {
    const email = newEmail('keep');
    await newMember(email);
    const person = new HttpClient();
    const { headers } = await person.submit('/auth/login', { email, password: goodPassword, rememberMe: 'on' });
    expect(String(headers['set-cookie'])).toMatch(/session=[^;]+;[^,]*Max-Age=2592000/);
    expect(await readSessionKind(email)).toBe('refresh');
    const changed = { intent: 'password', currentPassword: goodPassword, password: 'the bridge is longer now' };
    expect(String((await person.submit('/account/security', changed)).headers['set-cookie'])).toContain(
      'Max-Age=2592000',
    );
    expect(await readSessionKind(email)).toBe('refresh');
    await signIn(new HttpClient(), email, 'the bridge is longer now');
    expect(await readSessionKind(email)).toBe('session');
  });

  test('signs out only the selected device', async () => {
    const email = newEmail('devices');
    const here = await newMember(email);
    const [phone, laptop] = [new HttpClient(), new HttpClient()];
    for (const device of [phone, laptop]) await signIn(device, email);
    const ids = async (person: HttpClient) =>
      [...(await person.request('/account/sessions')).body.matchAll(/name="id" value="(\w+)"/g)].map(([, id]) => id!);
    const [first] = await ids(here);
    // Another member cannot end this session.
    await (await newMember()).submit('/account/sessions', { intent: 'one', id: first! });
    expect((await ids(here)).length).toBe(2);
    await here.submit('/account/sessions', { intent: 'one', id: first! });
    expect((await ids(here)).length).toBe(1);
    const open = await Promise.all([phone, laptop].map(isSignedIn));
    expect(open.filter(Boolean)).toHaveLength(1);
    expect(await isSignedIn(here)).toBe(true);
  });

  test('counts failures in metrics that are not reachable through the edge', async () => {
    await signIn(new HttpClient(), newEmail(), 'wrong');
    const base = `http://127.0.0.1:${ports.webMetrics}`;
    const counted = await new HttpClient().request('/', { base });
    expect(counted.body).toMatch(/duet_account_failures_total\{code="invalid-credential"\} \d+/);
    expect(counted.body).toMatch(
      /duet_cms_errors_total\{path="\/auth\/local",status="400",name="ValidationError"\} \d+/,
    );
    for (const path of ['/metrics', '/health/metrics'])
      expect((await new HttpClient().request(path)).status, path).toBe(404);
  });
});
