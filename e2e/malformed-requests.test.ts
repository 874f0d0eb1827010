/** Malformed requests. Each gets a response or a closed connection, never a server error, and crashes no process. */
import { connect, type Socket } from 'node:net';
import { ports } from 'stack/config';
import { expect, test } from 'vitest';
import { findPids } from './running-stack.ts';
import { get, site } from './site.ts';
import { connectToSite } from './tls.ts';
import { useStack } from './use-stack.ts';
import { waitFor } from './wait-for.ts';

useStack();

/** Sends raw bytes and returns the first line of the response, or an empty string. */
function sendBytes(socket: Socket, bytes: string): Promise<string> {
  return new Promise((done) => {
    let response = '';
    socket.write(bytes, 'latin1');
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('data', (data) => {
      response += String(data);
      if (response.includes('\r\n')) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => done(response.split('\r\n')[0]!));
  });
}

/** Sends an incomplete request and closes the connection. */
function sendAndClose(socket: Socket, bytes: string): Promise<unknown> {
  socket.on('error', () => {});
  socket.resume().end(bytes, 'latin1');
  return new Promise((done) => socket.on('close', done));
}

const asset = async () => /\/assets\/[^"]+\.css/.exec(await (await get('/pricing')).text())![0];
const upload = async () => /\/uploads\/[^"\s]+\.(?:avif|webp|jpg|png)/.exec(await (await get('/page')).text())![0];

const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, `Host: ${new URL(site).host}`, 'Connection: close', ...headers, '', ''].join('\r\n');

const ranges = ['5-2', '-', '-5', '5-', 'a-b', '9999999-', '0-0,2-2,4-4', '18446744073709551616-', '-0', '1.5-2.5'];

async function malformedRequests(): Promise<string[]> {
  const files = ['/favicon.ico', '/builds/latest.json', '/pricing', '/auth/login', await asset(), await upload()];
  return [
    ...files.flatMap((path) => ranges.map((range) => request(`GET ${path}`, `Range: bytes=${range}`))),
    ...[
      '/%',
      '/%E0%A4%A',
      '/assets/%',
      '/assets/%2e%2e%2fserver.ts',
      '/assets/../server.ts',
      '//',
      '/\\',
      '/?%',
      '/:',
    ].map((path) => request(`GET ${path}`)),
    ...['http://evil.example/', '*', 'pricing', `/${'a'.repeat(20_000)}`].map((path) => request(`GET ${path}`)),
    ...['FOO /', 'CONNECT /', 'TRACE /', 'OPTIONS *', 'DELETE /pricing', 'PUT /assets/x.js'].map((line) =>
      request(line),
    ),
    request('GET /', 'Upgrade: websocket', 'Connection: Upgrade'),
    request('GET /', 'Expect: a miracle'),
    request('GET /account', 'Cookie: session=%E0%A4%A; __Host-session=.; =; i18n_redirected=%'),
    request('GET /auth/login', 'Accept-Language: *;q=x, -, pl;q=1e9', 'Accept-Encoding: br;q=nothing'),
    request('GET /auth/login?next=%E0%A4%A&next=//evil.example&next[]=1'),
    request('POST /auth/login', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 5') + '%=%&=',
    request('POST /auth/login', 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 9') + '--x\r\n\r\n--',
    request('POST /enquiry', 'Content-Type: multipart/form-data', 'Content-Length: 3') + 'abc',
    request('POST /enquiry', 'Content-Type: application/json', 'Content-Length: 4') + '{{{{',
    request('POST /enquiry', 'Transfer-Encoding: chunked', 'Content-Length: 3') + '0\r\n\r\n',
    request('POST /pricing.data', 'Content-Type: text/plain', 'Content-Length: 1') + '\0',
    request('POST /reports', 'Content-Type: application/reports+json', 'Content-Length: 6') + '[null]',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    '\r\n'.repeat(5_000),
  ];
}

const incompleteRequests = [
  request('POST /enquiry', 'Content-Length: 100') + 'too little',
  request('POST /enquiry', 'Transfer-Encoding: chunked') + 'zz\r\nnot a chunk\r\n',
];

test.each([
  { at: 'the site', open: connectToSite },
  { at: 'a web instance', open: () => connect(ports.web, '127.0.0.1') },
])('malformed requests to $at cause no server error and no crash', async ({ open }) => {
  const parts = ['tls', 'edge', 'web', 'cms'];
  const before = await Promise.all(parts.map(findPids));
  const failed: string[] = [];
  for (const bytes of await malformedRequests()) {
    // A busy machine may answer 503, which is retried.
    const { firstLine } = await waitFor('a response other than 503', async () => {
      const line = await sendBytes(open(), bytes);
      return !line.includes(' 503 ') && { firstLine: line };
    });
    if (/ 5\d\d /.test(firstLine)) failed.push(`${bytes.slice(0, 200)} → ${firstLine}`);
  }
  for (const bytes of incompleteRequests) await sendAndClose(open(), bytes);
  expect(failed).toEqual([]);
  expect(await Promise.all(parts.map(findPids))).toEqual(before);
  expect((await get('/auth/login')).status).toBe(200);
});
