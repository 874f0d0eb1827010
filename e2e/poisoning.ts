/** Attempts to make the cache store something for everybody that one visitor asked for. */
import { purgeEdges } from 'stack/reach';
import { expect } from 'vitest';
import { site } from './site.ts';
import { requestTo } from './tls.ts';
import { waitFor } from './wait-for.ts';

type Raw = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends exactly this: `fetch` would tidy the address and refuse some headers. A 503 on a busy machine says to come again. */
export function sendRaw(path: string, headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<Raw> {
  return waitFor(`${method} ${path} to be answered`, async () => {
    const answer = await sendOnce(path, headers, method, body);
    return answer.status !== 503 && answer;
  });
}

function sendOnce(path: string, headers: Record<string, string>, method: string, body: string): Promise<Raw> {
  return new Promise((done, fail) => {
    const sent = requestTo(
      site,
      { path, method, agent: false, headers: { Host: new URL(site).host, ...headers } },
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
/** Makes every attempt on every target, each on a purged cache. Answers how many there were. */
export async function poison(targets: string[]): Promise<number> {
  const own = { 'Sec-Fetch-Site': 'same-origin' };
  const read = async (path: string) => (await sendRaw(path, own)).body;
  const clean = () => Promise.all(targets.map(read));
  await purgeEdges('all');
  const before = await clean();
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
      // On an empty cache: what the attempt gets is what would be stored.
      await purgeEdges('all');
      const answer = await mutate().catch(() => null);
      expect(answer?.body ?? '').not.toContain(evil);
      expect(String(answer?.headers.location ?? '')).not.toContain(evil);
      expect(await read(path), `${path} after attempt ${attempts}`).toBe(before[index]);
      attempts += 1;
    }
  }
  expect(await clean()).toEqual(before);
  return attempts;
}
