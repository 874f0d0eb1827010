import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { config } from '#config.server.ts';
import { metricsText } from '#metrics.server.ts';
import { callService, serviceEvents } from './client.server.ts';
import { ServiceError } from './service-error.ts';

/** Stands where the content service stands, and answers what a test wants. */
let answer: { status: number; body: string } | 'hang up';
let asked: IncomingMessage[] = [];
let inside = 0;
let mostAtOnce = 0;
/** What every answer waits for. */
let released: Promise<void>;
const server = createServer(async (request, response) => {
  asked.push(request);
  if (answer === 'hang up') return void request.socket.destroy();
  inside += 1;
  mostAtOnce = Math.max(mostAtOnce, inside);
  await released;
  inside -= 1;
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
});

const { CMS_URL } = config;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  config.CMS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  config.CMS_URL = CMS_URL;
  server.close();
});
beforeEach(() => {
  asked = [];
  mostAtOnce = 0;
  released = Promise.resolve();
});

const anything = z.unknown();
async function failing(path = '/users/me'): Promise<ServiceError> {
  return callService(path, {}, anything).then(
    () => expect.unreachable(),
    (error: unknown) => error as ServiceError,
  );
}

test('base address, prefix, and nested keys', async () => {
  answer = { status: 200, body: '{"id":1}' };
  const query = { populate: { role: { fields: ['type', 'name'] } }, none: undefined };
  expect(await callService('/users/me', { query }, anything)).toEqual({ id: 1 });
  expect(asked[0]?.url).toBe('/api/users/me?populate[role][fields][0]=type&populate[role][fields][1]=name');
});

test('a crowd is let in six at a time, and everybody is answered', async () => {
  answer = { status: 200, body: '{}' };
  const { promise, resolve } = Promise.withResolvers<void>();
  released = promise;
  const crowd = Array.from({ length: 40 }, () => callService('/users/me', {}, anything));
  await expect.poll(() => asked.length).toBe(6);
  resolve();
  await Promise.all(crowd);
  expect([mostAtOnce, asked.length]).toEqual([6, 40]);
});

test('a token goes along only where there is one', async () => {
  answer = { status: 200, body: '{}' };
  await callService('/auth/local', { method: 'POST', body: { identifier: 'a' } }, anything);
  await callService('/users/me', { token: 'abc' }, anything);
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer abc']);
});

test('what the service says is thrown as one class, once, and told to log and metrics', async () => {
  const heard = vi.fn<(error: ServiceError, path: string) => void>();
  serviceEvents.on('error', heard);
  onTestFinished(() => void serviceEvents.off('error', heard));
  answer = {
    status: 400,
    body: '{"data":null,"error":{"status":400,"name":"ValidationError","message":"Invalid token","details":{"a":1}}}',
  };
  const error = await failing('/counted');
  expect(error).toBeInstanceOf(ServiceError);
  expect(error).toMatchObject({
    status: 400,
    name: 'ValidationError',
    message: 'Invalid token',
    details: { a: 1 },
  });
  expect(heard).toHaveBeenCalledExactlyOnceWith(error, '/counted');
  expect(asked).toHaveLength(1);
  expect(metricsText()).toContain(
    'duet_content_service_errors_total{path="/counted",status="400",name="ValidationError"} 1',
  );
});

test.each([
  ['hang up', 'hang up' as const],
  ['a proxy’s page', { status: 502, body: '<html>Bad Gateway</html>' }],
  ['nothing', { status: 500, body: '' }],
  ['an odd error', { status: 400, body: '{"error":"no"}' }],
])('%s is an UnknownError with status 500 and the original message, and is not tried again', async (_, given) => {
  answer = given;
  const error = await failing();
  expect(error).toMatchObject({ status: 500, name: 'UnknownError' });
  expect(error.message.length).toBeGreaterThan(3);
  expect(asked).toHaveLength(1);
});

test('a good answer that makes no sense is an UnknownError too', async () => {
  answer = { status: 200, body: '{"id":"one"}' };
  await expect(callService('/users/me', {}, z.object({ id: z.number() }))).rejects.toMatchObject({
    name: 'UnknownError',
  });
});
