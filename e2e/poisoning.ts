/** Cache poisoning: attempts to make the cache store a manipulated response for all visitors. */
import { purgeEdges } from 'stack/edges';
import { expect } from 'vitest';
import { site } from './site.ts';
import { requestTo } from './tls.ts';
import { waitFor } from './wait-for.ts';

type RawResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends the path and headers unchanged (`fetch` would normalize them), and retries after a 503. */
export function sendRaw(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<RawResponse> {
  return waitFor(`${method} ${path} to be answered`, async () => {
    const response = await sendOnce(path, headers, method, body);
    return response.status !== 503 && response;
  });
}

function sendOnce(path: string, headers: Record<string, string>, method: string, body: string): Promise<RawResponse> {
  return new Promise((done, fail) => {
    const sent = requestTo(
      site,
      { path, method, agent: false, headers: { Host: new URL(site).host, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks).toString() }),
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
  { Cookie: `__Host-session=${'x'.repeat(2000)}` },
  { Range: 'bytes=0-9' },
  { 'If-None-Match': '*' },
  { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { 'Cache-Control': 'no-cache, no-store' },
  { Pragma: 'no-cache' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Surrogate-Key': 'all', 'Cache-Tag': 'all', xkey: 'all' },
  { 'X-Purge-Tags': 'all', 'X-Purge-Secret': 'guess' },
  {
    'X-Edge-Allow-Stale': 'yes',
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
/** Makes every attempt on every target, each on a purged cache. Returns the number of attempts. */
export async function attemptPoisoning(targets: string[]): Promise<number> {
  const own = { 'Sec-Fetch-Site': 'same-origin' };
  const read = async (path: string) => (await sendRaw(path, own)).body;
  const readAll = () => Promise.all(targets.map(read));
  await purgeEdges('all');
  const before = await readAll();
  let attempts = 0;
  for (const [index, path] of targets.entries()) {
    const mutations = [
      ...headers.map((one) => () => sendRaw(path, { ...own, ...one })),
      ...suffixes.map((suffix) => () => sendRaw(path + suffix, own)),
      ...methods.map(
        ([method, body]) =>
          () =>
            sendRaw(path, { ...own, ...(body && { 'Content-Length': String(body.length) }) }, method, body),
      ),
    ];
    for (const mutate of mutations) {
      // Purged first, so that the response to the attempt is the one that would be stored.
      await purgeEdges('all');
      const response = await mutate().catch(() => null);
      expect(response?.body ?? '').not.toContain(evil);
      expect(String(response?.headers.location ?? '')).not.toContain(evil);
      expect(await read(path), `${path} after attempt ${attempts}`).toBe(before[index]);
      attempts += 1;
    }
  }
  expect(await readAll()).toEqual(before);
  return attempts;
}
