import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from './config.ts';
import { startServer } from './http-server.ts';
import { useWorker, worker } from './worker-fixture.ts';

useWorker();

const secret = 'a secret of at least 32 characters';

/** Sends a request to a new server and returns the status. */
async function send(method: string, path: string, { body, headers = {} }: RequestInit = {}): Promise<number> {
  const config = { HOST: '127.0.0.1', PORT: 0, INBOX_SECRET: secret } as Config;
  const server = startServer(
    config,
    () => worker,
    (error) => expect.fail(String(error)),
  );
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const allHeaders = { 'X-Inbox-Secret': secret, Connection: 'close', ...headers };
  return (await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body ?? null, headers: allHeaders })).status;
}

test.each([
  ['empty', ''],
  ['not JSON', 'nonsense'],
  ['a list', '[]'],
  ['an object without fields', '{}'],
  ['an object with a number', '{"account":1,"email":"a@b.example"}'],
  ['too long', `{"account":"${'a'.repeat(50_000)}","email":"a@b.example"}`],
])('answers 400 when the body of an erasure is %s', async (_, body) => {
  expect(await send('POST', '/erasures', { body })).toBe(400);
});

test('accepts an erasure with an account and an email', async () => {
  expect(await send('POST', '/erasures', { body: '{"account":"a","email":"a@b.example"}' })).toBe(200);
});

test.each(['', 'wrong', `${secret}x`])('answers 403 when the secret is "%s"', async (given) => {
  expect(await send('GET', '/summary', { headers: { 'X-Inbox-Secret': given } })).toBe(403);
});

test('answers 404 for unknown paths and unknown enquiries', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  for (const [method, path] of [
    ['GET', '/nothing'],
    ['GET', `/enquiries/${id}`],
    ['POST', `/enquiries/${id}/answered`],
    ['POST', `/deliveries/${id}/retried`],
    ['POST', '/enquiries/nonsense/answered'],
  ] as const)
    expect(await send(method, path), path).toBe(404);
});
