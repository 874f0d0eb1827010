import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Webhook as ReferenceVerifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DeliveryError, type Delivery } from '../deliver.ts';
import { isPublic, publicLookup } from './ssrf-guard.ts';
import { sign, webhookSink } from './webhook.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const newer = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDC2FVsBQIhrs=';

const delivery: Delivery = {
  id: '5d1c1a3e-7c4b-4c8e-9d0e-0f1a2b3c4d5e',
  sink: 'webhook-crm',
  attempts: 0,
  due: '2026-11-15 10:00:00+00',
  reply: null,
  traceparent: null,
  enquiry: {
    id: '0b0e7f3c-1111-4222-8333-444455556666',
    receivedAt: new Date('2026-11-15T10:00:00Z'),
    language: 'pl',
    page: '/pl/pricing',
    name: 'Zofia Ćwik',
    email: 'zofia@example.com',
    company: 'Żółw sp. z o.o.',
    topic: 'pricing',
    message: 'Ile to kosztuje?\nDziękuję.',
    account: null,
    readAt: null,
    suspicion: null,
    answeredAt: null,
    assignee: null,
  },
};

type Received = { headers: Record<string, string>; body: string };

/**
 * A receiver on this machine, in the operator's list of allowed hosts. It answers with this status and these headers.
 */
let status = 204;
let headers: Record<string, string> = {};
const received: Received[] = [];
const receiver = createServer(async (request: IncomingMessage, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() });
  response.writeHead(status, headers).end();
});
let url = '';
let allowedHosts = new Set<string>();

/** Every address and port that this process has tried to connect to during a test. */
let attempts: string[] = [];

function recordAttempts(message: unknown): void {
  const { socket } = message as { socket: Socket };
  socket.on('connectionAttempt', (address, port) => attempts.push(`${address}:${port}`));
}

beforeAll(async () => {
  subscribe('net.client.socket', recordAttempts);
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/hook`;
  allowedHosts = new Set([`127.0.0.1:${port}`]);
});

beforeEach(() => {
  status = 204;
  headers = {};
  attempts = [];
});

afterAll(() => {
  unsubscribe('net.client.socket', recordAttempts);
  receiver.close();
});

async function send(secrets = [secret]): Promise<Received> {
  await webhookSink({ name: 'crm', url, secrets }, allowedHosts)(delivery);
  return received.at(-1)!;
}

test('the reference verifier accepts the signature, and repeats have the same id', async () => {
  const first = await send();
  const second = await send();
  const data = new ReferenceVerifier(secret).verify(first.body, first.headers) as { type: string; data: object };
  expect(data).toMatchObject({
    type: 'enquiry.received',
    timestamp: '2026-11-15T10:00:00.000Z',
    data: { id: delivery.enquiry.id, name: 'Zofia Ćwik', message: 'Ile to kosztuje?\nDziękuję.' },
  });
  expect(second.headers['webhook-id']).toBe(delivery.id);
  expect(first.headers['webhook-id']).toBe(delivery.id);
});

test('signs with both secrets during rotation', async () => {
  const { body, headers } = await send([newer, secret]);
  for (const one of [secret, newer]) expect(() => new ReferenceVerifier(one).verify(body, headers)).not.toThrow();
  const unknownSecret = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';
  expect(() => new ReferenceVerifier(unknownSecret).verify(body, headers)).toThrow('No matching signature');
});

test('the reference verifier rejects a modified or old message', async () => {
  const { body, headers } = await send();
  const verifier = new ReferenceVerifier(secret);
  expect(() => verifier.verify(body.replace('Zofia', 'Zenon'), headers)).toThrow();
  expect(() => verifier.verify(body, { ...headers, 'webhook-id': 'another' })).toThrow();
  const later = String(Number(headers['webhook-timestamp']) + 1);
  expect(() => verifier.verify(body, { ...headers, 'webhook-timestamp': later })).toThrow();
  const old = sign(delivery.id, body, [secret], Date.now() - 6 * 60_000);
  expect(() => verifier.verify(body, old)).toThrow('too old');
  const future = sign(delivery.id, body, [secret], Date.now() + 6 * 60_000);
  expect(() => verifier.verify(body, future)).toThrow('too new');
});

test.each([
  [500, null],
  [404, null],
  [301, null],
  [302, null],
  [307, null],
  [304, null],
  [429, null],
  [410, 'sink'],
])('throws a DeliveryError when the receiver answers %i', async (code, stopRetrying) => {
  status = code;
  headers = { Location: 'https://[::1]:8443/', 'Retry-After': '120' };
  const before = received.length;
  const failure = await send().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DeliveryError);
  expect(failure).toMatchObject({ stopRetrying });
  expect(received.length).toBe(before + 1);
  expect(attempts).toEqual([...allowedHosts]);
});

test('reports the Retry-After of a receiver that answers 429', async () => {
  status = 429;
  headers = { 'Retry-After': '120' };
  await expect(send()).rejects.toMatchObject({ retryAfter: 120 });
});

/** All with a port that webhooks may use. */
const privateUrls = `
  127.0.0.1 127.1 127.0.1 2130706433 0x7f.1 0x7f000001 0177.0.0.1 017700000001 127.255.255.254 0.0.0.0 0
  10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.254 192.168.0.1 192.168.255.255 169.254.169.254 169.254.0.1
  100.64.0.1 100.127.255.254 192.0.0.1 192.0.2.1 192.88.99.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1
  239.255.255.250 240.0.0.1 255.255.255.255 [::1] [::] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1]
  [::127.0.0.1] [::ffff:10.0.0.1] [fe80::1] [fc00::1] [fd12:3456::1] [fec0::1] [ff02::1] [2002:7f00:1::]
  [64:ff9b::7f00:1] [64:ff9b:1::7f00:1] [2001::1] [2001:db8::1] [100::1] [5f00::1] localhost LOCALHOST
  localhost. ip6-localhost ①②⑦.⓪.⓪.① 127。0。0。1 %31%32%37.0.0.1
`
  .trim()
  .split(/\s+/)
  .map((host) => `https://${host}:8443/`);
const disallowedUrls = [
  'http://127.0.0.1:8443/',
  'http://example.com/',
  'https://user:password@example.com/',
  'https://example.com:22/',
  'https://example.com:5432/',
  'https://example.com:80/',
];

test('does not connect to any of sixty private or disallowed URLs', async () => {
  const all = [...privateUrls, ...disallowedUrls];
  expect(all.length).toBeGreaterThanOrEqual(60);
  for (const url of all) {
    const sink = webhookSink({ name: 'crm', url, secrets: [secret] }, new Set());
    const problem = await sink(delivery).catch((error: unknown) => error);
    expect(problem, url).toBeInstanceOf(Error);
    expect(String(problem), url).toMatch(/not public|not a public|Only https|password|Port|ENOTFOUND|EAI_AGAIN/);
  }
  expect(attempts).toEqual([]);
});

test('rejects a host name that resolves to a private address on a later lookup, or besides a public one', async () => {
  const target = new URL('https://rebinding.example:8443/');
  const answers = [[{ address: '93.184.216.34', family: 4 }], [{ address: '127.0.0.1', family: 4 }]];
  const rebinding = ((...[, , callback]: [string, object, (error: null, found: object[]) => void]) =>
    callback(null, answers.shift()!)) as never;
  const lookUp = (resolve: never) =>
    new Promise<string>((done) =>
      publicLookup(target, new Set(), resolve)(target.hostname, { all: false }, (error, address) =>
        done(error ? error.message : String(address)),
      ),
    );
  // Each lookup is checked again.
  expect(await lookUp(rebinding)).toBe('93.184.216.34');
  expect(await lookUp(rebinding)).toMatch('not public');
  const both = ((...[, , callback]: [string, object, (error: null, found: object[]) => void]) =>
    callback(null, [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ])) as never;
  expect(await lookUp(both)).toMatch('not public');
});

test('accepts public addresses', () => {
  for (const address of ['93.184.216.34', '1.1.1.1', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450:4001:81b::200e'])
    expect(isPublic(address), address).toBe(true);
});
