import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { config } from '#config.server.ts';
import { metricsText } from '#metrics.server.ts';
import { callCms, cmsEvents } from './cms-client.server.ts';
import { CmsError } from './cms-error.ts';

/** A fake CMS that gives the response a test sets. */
let cmsResponse: { status: number; body: string } | 'close connection';
let requests: IncomingMessage[] = [];
let openRequests = 0;
let maxOpenRequests = 0;
/** Every response waits for this promise. */
let released: Promise<void>;
const server = createServer(async (request, response) => {
  requests.push(request);
  if (cmsResponse === 'close connection') return void request.socket.destroy();
  openRequests += 1;
  maxOpenRequests = Math.max(maxOpenRequests, openRequests);
  await released;
  openRequests -= 1;
  response.writeHead(cmsResponse.status, { 'Content-Type': 'application/json' }).end(cmsResponse.body);
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
  requests = [];
  maxOpenRequests = 0;
  released = Promise.resolve();
});

const anything = z.unknown();
async function callAndCatch(path = '/users/me'): Promise<CmsError> {
  return callCms(path, {}, anything).then(
    () => expect.unreachable(),
    (error: unknown) => error as CmsError,
  );
}

test('calls the CMS URL with its prefix and serializes nested query keys', async () => {
  cmsResponse = { status: 200, body: '{"id":1}' };
  const query = { populate: { role: { fields: ['type', 'name'] } }, none: undefined };
  expect(await callCms('/users/me', { query }, anything)).toEqual({ id: 1 });
  expect(requests[0]?.url).toBe('/api/users/me?populate[role][fields][0]=type&populate[role][fields][1]=name');
});

test('sends at most six requests at a time and answers all of them', async () => {
  cmsResponse = { status: 200, body: '{}' };
  const { promise, resolve } = Promise.withResolvers<void>();
  released = promise;
  const calls = Array.from({ length: 40 }, () => callCms('/users/me', {}, anything));
  await expect.poll(() => requests.length).toBe(6);
  resolve();
  await Promise.all(calls);
  expect([maxOpenRequests, requests.length]).toEqual([6, 40]);
});

test('sends an Authorization header only when there is a token', async () => {
  cmsResponse = { status: 200, body: '{}' };
  await callCms('/auth/local', { method: 'POST', body: { identifier: 'a' } }, anything);
  await callCms('/users/me', { token: 'abc' }, anything);
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer abc']);
});

test('throws a CmsError for an error response, emits it once and counts it', async () => {
  const listener = vi.fn<(error: CmsError, path: string) => void>();
  cmsEvents.on('error', listener);
  onTestFinished(() => void cmsEvents.off('error', listener));
  cmsResponse = {
    status: 400,
    body: '{"data":null,"error":{"status":400,"name":"ValidationError","message":"Invalid token","details":{"a":1}}}',
  };
  const error = await callAndCatch('/counted');
  expect(error).toBeInstanceOf(CmsError);
  expect(error).toMatchObject({
    status: 400,
    name: 'ValidationError',
    message: 'Invalid token',
    details: { a: 1 },
  });
  expect(listener).toHaveBeenCalledExactlyOnceWith(error, '/counted');
  expect(requests).toHaveLength(1);
  expect(await metricsText()).toContain('duet_cms_errors_total{path="/counted",status="400",name="ValidationError"} 1');
});

test('throws an UnknownError with status 500 and does not retry when there is no response', async () => {
  cmsResponse = 'close connection';
  const error = await callAndCatch();
  expect(error).toMatchObject({ status: 500, name: 'UnknownError', isOutage: true });
  expect(error.message.length).toBeGreaterThan(3);
  expect(requests).toHaveLength(1);
});

test.each([
  ['the HTML page of a proxy', { status: 502, body: '<html>Bad Gateway</html>' }, 'GET /users/me: 502 Bad Gateway'],
  ['an empty body', { status: 500, body: '' }, 'GET /users/me: 500 Internal Server Error'],
  ['an unknown error format', { status: 400, body: '{"error":"no"}' }, 'GET /users/me: 400 Bad Request'],
])('keeps status and body, emits the error and does not retry when the response is %s', async (_, given, message) => {
  const listener = vi.fn<(error: CmsError, path: string) => void>();
  cmsEvents.on('error', listener);
  onTestFinished(() => void cmsEvents.off('error', listener));
  cmsResponse = given;
  const call = callCms('/users/me', {}, z.object({ id: z.number() }));
  const error = await call.then(
    () => expect.unreachable(),
    (thrown: unknown) => thrown as CmsError,
  );
  const { status, body } = given;
  expect(error).toMatchObject({ status, name: 'UnknownError', message, details: { body }, isOutage: true });
  expect(listener).toHaveBeenCalledExactlyOnceWith(error, '/users/me');
  expect(requests).toHaveLength(1);
});

test.each(['{"id":"one","jwt":"a token"}', 'a token'])(
  'reports what does not match the schema, but not the body, when a successful response is %s',
  async (body) => {
    cmsResponse = { status: 200, body };
    const call = callCms('/users/me', {}, z.object({ id: z.number() }));
    const error = await call.catch((thrown: unknown) => thrown as CmsError);
    const problem = expect.stringContaining('Invalid input');
    expect(error).toMatchObject({ status: 200, message: 'GET /users/me: 200 OK', details: { problem } });
    expect(JSON.stringify(error)).not.toContain('a token');
  },
);

test('treats only an error of the CMS itself as an ended session', async () => {
  cmsResponse = { status: 403, body: '<html>Forbidden by a firewall</html>' };
  expect(await callAndCatch()).toMatchObject({ status: 403, isNoLongerSignedIn: false });
  cmsResponse = {
    status: 401,
    body: '{"error":{"status":401,"name":"UnauthorizedError","message":"Missing credentials"}}',
  };
  expect(await callAndCatch()).toMatchObject({ status: 401, isNoLongerSignedIn: true });
  cmsResponse = { ...cmsResponse, status: 503 };
  expect(await callAndCatch()).toMatchObject({ status: 503, isNoLongerSignedIn: false });
});
