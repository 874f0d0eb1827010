import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readContent } from './client.server.ts';
import { ContentError } from './error.ts';

const understand = (body: unknown) => z.object({ data: z.object({ title: z.string() }) }).parse(body);

/** For answers that do come, however slow the machine. */
const { signal: forever } = new AbortController();

/** A CMS that answers as the test wants it to. */
async function cms(answer: RequestListener) {
  const server = createServer(answer);
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
  answer: RequestListener,
  limit: { signal?: AbortSignal } = { signal: forever },
): Promise<ContentError> {
  await using stub = await cms(answer);
  return await readContent('home', {}, understand, { source: stub.source, ...limit }).then(
    () => expect.unreachable(),
    (error: ContentError) => error,
  );
}

test('asks with the token and the nested query, and answers what the schema lets through', async () => {
  const seen: string[] = [];
  await using stub = await cms((request, response) => {
    seen.push(request.url!, request.headers.authorization!);
    response.end(JSON.stringify({ data: { title: 'Hello', secret: 1 }, meta: {} }));
  });
  const answer = await readContent('home', { filters: { slug: { $eq: 'a' } } }, understand, {
    source: stub.source,
    signal: forever,
  });
  expect(answer).toEqual({ data: { title: 'Hello' } });
  expect(seen).toEqual(['/api/home?filters[slug][$eq]=a', 'Bearer secret']);
});

test('what the CMS does not have is null', async () => {
  await using stub = await cms((_, response) => response.writeHead(404).end('{}'));
  expect(await readContent('home', {}, understand, { source: stub.source, signal: forever })).toBeNull();
});

test.each([500, 401, 403, 429, 400])('an answer of %i is an outage, not a missing page', async (status) => {
  const error = await failure((_, response) => response.writeHead(status).end('{}'));
  expect(error).toBeInstanceOf(ContentError);
  expect(error).toMatchObject({ code: 'refused', status });
});

test.each([['<html>proxy error</html>'], ['{"data":{"title":7}}'], ['']])(
  'nonsense (%s) is unreadable',
  async (body) => {
    expect(await failure((_, response) => response.end(body))).toMatchObject({ code: 'unreadable' });
  },
);

test('a redirect is not followed', async () => {
  const error = await failure((_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end());
  expect(error).toMatchObject({ code: 'refused', status: 302 });
});

test('a CMS that never answers is given up on', async () => {
  expect(await failure(() => {}, {})).toMatchObject({ code: 'unreachable' });
});

test('a kept connection that the CMS closes as it is used again is replaced by a new one', async () => {
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
    expect(await readContent('home', {}, understand, { source: stub.source, signal: forever })).toBeTruthy();
  expect(closed).toBe(2);
});

test('a CMS that is not there is unreachable', async () => {
  const source = { url: 'http://127.0.0.1:9', token: 'secret' };
  await expect(readContent('home', {}, understand, { source, signal: forever })).rejects.toMatchObject({
    code: 'unreachable',
  });
});
