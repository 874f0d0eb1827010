/** What visitors send must not change what other visitors get, and what is private must not be stored. */
import { request } from 'node:http';
import { purgeEdges } from 'stack/reach';
import { expect, test } from 'vitest';
import { deceptions } from './deceptions.ts';
import { noise } from './noise.ts';
import { get, legacyPaths, polish, productPaths, site } from './site.ts';

type Raw = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends exactly this: `fetch` would tidy the address and refuse some headers. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<Raw> {
  const { hostname, port } = new URL(site);
  return new Promise((done, fail) => {
    const sent = request(
      { hostname, port, path, method, headers: { Host: new URL(site).host, ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          done({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
        );
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}

const evil = 'evil.example';
const headers: Record<string, string>[] = [
  ...[
    'X-Forwarded-Host',
    'X-Host',
    'X-Forwarded-Server',
    'X-HTTP-Host-Override',
    'X-Original-Host',
    'X-Forwarded-For',
    'X-Real-IP',
    'True-Client-IP',
    'Via',
    'Origin',
    'Referer',
  ].map((name) => ({ [name]: name === 'Origin' || name === 'Referer' ? `https://${evil}/` : evil })),
  ...['X-Original-URL', 'X-Rewrite-URL', 'X-Forwarded-Prefix', 'X-Forwarded-Path', 'X-Original-URI'].map((name) => ({
    [name]: '/auth/login',
  })),
  ...['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'].map((name) => ({ [name]: 'POST' })),
  { Forwarded: `host=${evil};proto=https` },
  { 'X-Forwarded-Proto': 'https' },
  { 'X-Forwarded-Scheme': 'nothttps' },
  { 'X-Forwarded-Port': '1337' },
  { 'X-React-Router-SPA-Mode': 'yes' },
  { 'X-React-Router-Prerender-Data': '%5B%22x%22%5D' },
  { 'X-Remix-Response': 'yes' },
  { 'X-Remix-Reload-Document': 'true' },
  { Accept: 'application/json' },
  { Accept: 'text/x-script' },
  { 'Accept-Language': 'de,zz;q=0.1' },
  { 'Accept-Encoding': 'identity' },
  { 'Accept-Encoding': 'br;q=1, evil' },
  { 'User-Agent': 'Googlebot/2.1 <script>alert(1)</script>' },
  { Cookie: 'i18n_redirected=pl; theme="><script>alert(1)</script>' },
  { Cookie: `session=${'x'.repeat(2000)}` },
  { Range: 'bytes=0-9' },
  { 'If-None-Match': '*' },
  { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { 'Cache-Control': 'no-cache, no-store' },
  { Pragma: 'no-cache' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Surrogate-Key': 'all', 'Cache-Tag': 'all', xkey: 'all' },
  { 'X-Purge-Tags': 'all', 'X-Purge-Secret': 'guess' },
  {
    'X-Edge-Saved': 'yes',
    'X-Edge-Private': 'yes',
    'X-Edge-Epoch': 'x',
    'X-Edge-Encoding': 'br',
    'X-Edge-Query': '?a',
  },
  { 'X-Cache': 'hit', 'X-Language': 'pl', 'X-Default-Language': 'pl' },
  { Expect: '100-continue' },
];
const suffixes = [
  '?utm_source=evil',
  '?_routes=root',
  '?index',
  '?__proto__=x',
  '?a=1;b=2',
  '?%0d%0aSet-Cookie:a=b',
  '?a[]=1',
  '?callback=evil',
  '?=',
  '??',
  '?lang=pl',
  '?x=<script>',
];
const methods: [string, string][] = [
  ['HEAD', ''],
  ['GET', 'fat=1'],
  ['POST', 'a=b'],
  ['PUT', 'x'],
  ['DELETE', ''],
  ['OPTIONS', ''],
  ['PATCH', 'x'],
  ['PURGE', ''],
  ['BAN', ''],
];
const targets = ['/pricing', '/pl/pricing', '/product', '/pricing.data', '/'];

test('more than 300 attempts to poison the cache change no answer', async () => {
  const own = { 'Sec-Fetch-Site': 'same-origin' };
  const clean = async () => Promise.all(targets.map(async (path) => (await send(path, own)).body));
  await purgeEdges('all');
  const before = await clean();
  let attempts = 0;
  for (const [index, path] of targets.entries()) {
    const mutations = [
      ...headers.map((one) => () => send(path, { ...own, ...one })),
      ...suffixes.map((suffix) => () => send(path + suffix, own)),
      ...methods.map(
        ([method, body]) =>
          () =>
            send(path, { ...own, ...(body && { 'Content-Length': String(body.length) }) }, method, body),
      ),
    ];
    for (const mutate of mutations) {
      // On an empty cache: what the attempt gets is what would be stored.
      await purgeEdges('all');
      const answer = await mutate().catch(() => null);
      expect(answer?.body ?? '').not.toContain(evil);
      expect(String(answer?.headers.location ?? '')).not.toContain(evil);
      expect((await send(path, own)).body, `${path} after attempt ${attempts}`).toBe(before[index]);
      attempts += 1;
    }
  }
  expect(attempts).toBeGreaterThanOrEqual(300);
  expect(await clean()).toEqual(before);
}, 240_000);

test('60 and more ways to make a private page look public: none is stored, and no cookie with it', async () => {
  expect(deceptions.length).toBeGreaterThanOrEqual(60);
  for (const path of deceptions) {
    const cookie = { Cookie: 'session=secret' };
    await send(path, cookie).catch(() => null);
    const second = await send(path, cookie).catch(() => null);
    if (!second) continue;
    // A session that is none is taken back; that answer is for one visitor and kept by nobody.
    const kept = second.headers['x-cache'] === 'hit' || !/no-store/.test(String(second.headers['cache-control']));
    expect([path, kept && second.headers['set-cookie']]).toEqual([path, kept ? undefined : false]);
    const isPrivatePage =
      second.status === 200 && /auth\.|Sign in|Zaloguj|Good to see you/.test(second.body) && !/\/assets\//.test(path);
    expect([path, isPrivatePage && second.headers['x-cache'] === 'hit']).toEqual([path, false]);
    expect([path, second.status < 500]).toEqual([path, true]);
  }
}, 60_000);

test('noise does not cost hits: tracking links, cookies and 200 languages share one copy of each page', async () => {
  const paths = [...productPaths, ...legacyPaths].flatMap((path) => [path, polish(path)]);
  const { hitRatio, grown } = await noise(paths, 3_000);
  expect(hitRatio).toBeGreaterThanOrEqual(0.98);
  expect(grown).toBe(0);
}, 120_000);

test('the names of files in the cache are the only ones: another case is another address', async () => {
  expect((await get('/Pricing')).status).toBe(404);
});
