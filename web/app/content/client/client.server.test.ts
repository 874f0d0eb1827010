import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { contentEvents, readContent } from './client.server.ts';
import { ContentError } from './error.ts';

const parse = (body: unknown) => z.object({ data: z.object({ title: z.string() }) }).parse(body);

/** No timeout, so that responses arrive also on a slow machine. */
const { signal: forever } = new AbortController();

/** A CMS with the given request handler. */
async function cms(handler: RequestListener) {
  const server = createServer(handler);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    source: { url, token: 'secret' },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function failure(
  handler: RequestListener,
  options: { signal?: AbortSignal } = { signal: forever },
): Promise<ContentError> {
  await using stub = await cms(handler);
  return await readContent('home', {}, parse, { source: stub.source, ...options }).then(
    () => expect.unreachable(),
    (error: ContentError) => error,
  );
}

test('sends the token and the nested query, and returns the fields of the schema', async () => {
  const seen: string[] = [];
  await using stub = await cms((request, response) => {
    seen.push(request.url!, request.headers.authorization!);
    response.end(JSON.stringify({ data: { title: 'Hello', secret: 1 }, meta: {} }));
  });
  const content = await readContent('home', { filters: { slug: { $eq: 'a' } } }, parse, {
    source: stub.source,
    signal: forever,
  });
  expect(content).toEqual({ data: { title: 'Hello' } });
  expect(seen).toEqual(['/api/home?filters[slug][$eq]=a', 'Bearer secret']);
});

test('returns null when the CMS answers 404', async () => {
  await using stub = await cms((_, response) => response.writeHead(404).end('{}'));
  expect(await readContent('home', {}, parse, { source: stub.source, signal: forever })).toBeNull();
});

test.each([500, 401, 403, 429, 400])('throws a ContentError, not a 404, when the CMS answers %i', async (status) => {
  const error = await failure((_, response) => response.writeHead(status).end('{}'));
  expect(error).toBeInstanceOf(ContentError);
  expect(error).toMatchObject({ code: 'refused', status });
});

test.each([['<html>proxy error</html>'], ['{"data":{"title":7}}'], ['']])(
  'throws "unreadable" when the body is invalid: %s',
  async (body) => {
    expect(await failure((_, response) => response.end(body))).toMatchObject({ code: 'unreadable' });
  },
);

test('puts status and body of an unexpected response into the error, and emits an error event', async () => {
  const listener = vi.fn<(error: ContentError, path: string) => void>();
  contentEvents.on('error', listener);
  onTestFinished(() => void contentEvents.off('error', listener));
  const error = await failure((_, response) => response.writeHead(502).end('<html>Bad Gateway</html>'));
  expect(error.message).toMatch(/^Content refused: GET http:\/\/127\.0\.0\.1:\d+\/api\/home: 502 Bad Gateway$/);
  expect(error).toMatchObject({ status: 502, body: '<html>Bad Gateway</html>' });
  expect(listener).toHaveBeenCalledExactlyOnceWith(error, 'home');
});

test('does not follow redirects', async () => {
  const error = await failure((_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end());
  expect(error).toMatchObject({ code: 'refused', status: 302 });
});

test('throws "unreachable" when the CMS does not respond before the timeout', async () => {
  expect(await failure(() => {}, {})).toMatchObject({ code: 'unreachable' });
});

test('opens a new connection when the CMS closes a keep-alive connection as it is reused', async () => {
  const used = new WeakSet<Socket>();
  let closed = 0;
  await using stub = await cms((request, response) => {
    if (used.has(request.socket)) {
      closed += 1;
      return void request.socket.destroy();
    }
    used.add(request.socket);
    return void response.end(JSON.stringify({ data: { title: request.url } }));
  });
  for (let count = 0; count < 3; count += 1)
    expect(await readContent('home', {}, parse, { source: stub.source, signal: forever })).toBeTruthy();
  expect(closed).toBe(2);
});

test('throws "unreachable" when the connection is refused', async () => {
  const source = { url: 'http://127.0.0.1:9', token: 'secret' };
  await expect(readContent('home', {}, parse, { source, signal: forever })).rejects.toMatchObject({
    code: 'unreachable',
  });
});
