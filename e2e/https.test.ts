/** What visitors are promised by https: the protocol, the redirect from plain http, and cookies that never leave it. */
import { connect } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import { readAuthority } from 'stack/certificates';
import { ports } from 'stack/config';
import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { aMessage, referenceIn, send } from './enquiry.ts';
import { goodPassword, newAddress, newMember, Person, sessionCookie } from './person.ts';
import { get, getOnce, site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

const plain = `http://127.0.0.1:${ports.edge}`;

test('browsers get pages over HTTP/2, with a certificate that names the host', async () => {
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
  const { page } = await visitor();
  await page.goto(`${site}/pricing`);
  const protocols = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ nextHopProtocol }) => nextHopProtocol),
  );
  expect(new Set(protocols)).toEqual(new Set(['h2']));
});

test('protocols that can be broken are refused', async () => {
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

test('plain http leads to the same address over https, and makes no promise', async () => {
  const answer = await getOnce('/pl/pricing?a=b', {}, plain);
  expect([answer.status, answer.headers.get('Location')]).toEqual([308, `${site}/pl/pricing?a=b`]);
  expect(answer.headers.get('Strict-Transport-Security')).toBeNull();
  const sent = await new Person().ask('/auth/login', { base: plain, method: 'POST', body: 'email=a@example.com' });
  expect([sent.status, sent.headers.location]).toEqual([308, `${site}/auth/login`]);
});

test('every kind of answer promises to stay with https: pages, built files, pictures, data, errors', async () => {
  const page = await (await get('/product')).text();
  const asset = /\/assets\/[^"]+\.css/.exec(page)![0];
  const picture = /\/uploads\/[^"\s]+\.(?:avif|webp|jpg|png)/.exec(page)![0];
  for (const path of ['/pricing', asset, picture, '/pricing.data', '/favicon.ico', '/no-such-page', '/%2e', '/account'])
    expect((await get(path)).headers.get('Strict-Transport-Security'), path).toMatch(/^max-age=\d+/);
});

test('the contact form and the sign-in work over https, with cookies for https and this host only', async () => {
  const answer = await send(aMessage());
  expect(answer.status).toBe(200);
  expect(referenceIn(answer)).toMatch(/^[0-9A-F]{8}$/);
  const email = newAddress('secure');
  await newMember(email);
  const person = new Person();
  const signedIn = await person.submit('/auth/login', { email, password: goodPassword });
  expect(signedIn.status).toBe(302);
  const cookies = signedIn.headers['set-cookie']!;
  expect(cookies.find((line) => line.startsWith(`${sessionCookie}=`))).toMatch(/; Path=\/; .*Secure; HttpOnly/);
  for (const line of cookies) expect(line).toMatch(/; Secure/);
});

test.each(['https://evil.example', 'http://localhost:8443', 'null'])(
  'a form from %s changes nothing',
  async (origin) => {
    const answer = await new Person().submit('/enquiry', aMessage(), { origin, 'sec-fetch-site': 'cross-site' });
    expect([400, 403]).toContain(answer.status);
  },
);

test.each(['X-Forwarded-Proto', 'X-Forwarded-Host', 'Forwarded'])(
  'what a client says about scheme and host (%s) is not believed',
  async (header) => {
    const value =
      header === 'Forwarded' ? 'proto=http;host=evil.example' : header.endsWith('Proto') ? 'http' : 'evil.example';
    const answer = await new Person().submit('/enquiry', aMessage(), { [header]: value });
    expect(answer.status).toBe(200);
  },
);
