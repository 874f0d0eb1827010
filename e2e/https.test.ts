/** HTTPS: protocol versions, the redirect from plain http, HSTS, and secure cookies. */
import { connect } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import { readAuthority } from 'stack/certificates';
import { ports } from 'stack/config';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { newEnquiry, extractReference, sendEnquiry } from './enquiry.ts';
import { goodPassword, newEmail, newMember, HttpClient, sessionCookie } from './http-client.ts';
import { get, getOnce, site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

const plain = `http://127.0.0.1:${ports.edge}`;

test('serves pages over HTTP/2 with a certificate for the host', async () => {
  const session = connect(`https://127.0.0.1:${ports.tls}`, { ca: readAuthority(), servername: 'localhost' });
  const status = await new Promise((done, fail) => {
    session.on('error', fail);
    const stream = session.request({ ':path': '/pricing', ':authority': new URL(site).host });
    stream.on('response', (headers) => done(headers[':status']));
    stream.resume().end();
  });
  expect(status).toBe(200);
  expect(session.alpnProtocol).toBe('h2');
  session.close();
  const { page } = await openPage();
  await page.goto(`${site}/pricing`);
  const protocols = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ nextHopProtocol }) => nextHopProtocol),
  );
  expect(new Set(protocols)).toEqual(new Set(['h2']));
});

test('refuses TLS versions before 1.2', async () => {
  const attempt = new Promise((done, fail) => {
    const options = { host: '127.0.0.1', port: ports.tls, servername: 'localhost', ca: readAuthority() };
    const socket = connectTls(
      { ...options, minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' },
      () => done(socket.getProtocol()),
    );
    socket.on('error', fail);
  });
  await expect(attempt).rejects.toThrow();
});

test('redirects plain http to the same URL over https, without HSTS', async () => {
  const response = await getOnce('/pl/pricing?a=b', {}, plain);
  expect([response.status, response.headers.get('Location')]).toEqual([308, `${site}/pl/pricing?a=b`]);
  expect(response.headers.get('Strict-Transport-Security')).toBeNull();
  const sent = await new HttpClient().request('/auth/login', {
    base: plain,
    method: 'POST',
    body: 'email=a@example.com',
  });
  expect([sent.status, sent.headers.location]).toEqual([308, `${site}/auth/login`]);
});

test('sends HSTS with pages, built files, pictures, data and errors', async () => {
  const page = await (await get('/page')).text();
  const asset = /\/assets\/[^"]+\.css/.exec(page)![0];
  const picture = /\/uploads\/[^"\s]+\.(?:avif|webp|jpg|png)/.exec(page)![0];
  for (const path of ['/pricing', asset, picture, '/pricing.data', '/favicon.ico', '/no-such-page', '/%2e', '/account'])
    expect((await get(path)).headers.get('Strict-Transport-Security'), path).toMatch(/^max-age=\d+/);
});

test('accepts the contact form and the sign-in, and sets only secure cookies', async () => {
  const response = await sendEnquiry(newEnquiry());
  expect(response.status).toBe(200);
  expect(extractReference(response)).toMatch(/^[0-9A-F]{8}$/);
  const email = newEmail('secure');
  await newMember(email);
  const person = new HttpClient();
  const signedIn = await person.submit('/auth/login', { email, password: goodPassword });
  expect(signedIn.status).toBe(302);
  const cookies = signedIn.headers['set-cookie']!;
  expect(cookies.find((line) => line.startsWith(`${sessionCookie}=`))).toMatch(/; Path=\/; HttpOnly; Secure/);
  for (const line of cookies) expect(line).toMatch(/; Secure/);
});

test.each(['https://evil.example', 'http://localhost:8443', 'null'])(
  'refuses a form from the origin %s',
  async (origin) => {
    const response = await new HttpClient().submit('/enquiry', newEnquiry(), {
      origin,
      'sec-fetch-site': 'cross-site',
    });
    expect([400, 403]).toContain(response.status);
  },
);

test.each(['X-Forwarded-Proto', 'X-Forwarded-Host', 'Forwarded'])(
  'ignores the scheme and host that a client sends in %s',
  async (header) => {
    const value =
      header === 'Forwarded' ? 'proto=http;host=evil.example' : header.endsWith('Proto') ? 'http' : 'evil.example';
    const response = await new HttpClient().submit('/enquiry', newEnquiry(), { [header]: value });
    expect(response.status).toBe(200);
  },
);
