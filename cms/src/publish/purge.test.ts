import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinTags, sendPurge } from './purge';

test('joins tags with spaces, each once', () => {
  expect(joinTags(['page.en', 'any', 'page.en'])).toEqual(['page.en any']);
});

test('starts another header when one would be longer than 3,000 bytes', () => {
  const tags = Array.from({ length: 500 }, (_, index) => `document-${index}.en`);
  const headers = joinTags(tags);
  expect(headers.flatMap((header) => header.split(' '))).toEqual(tags);
  expect(headers).toHaveLength(3);
  for (const header of headers) expect(header.length).toBeLessThanOrEqual(3_000);
});

test('fills a header up to 3,000 bytes', () => {
  const long = 'a'.repeat(1_500);
  expect(joinTags([long, 'b'.repeat(1_499)])).toHaveLength(1);
  expect(joinTags([long, 'b'.repeat(1_500)])).toHaveLength(2);
});

/** An edge that answers with this status. */
let status = 200;
const received: IncomingMessage[] = [];
const edge = createServer((request, response) => {
  received.push(request);
  response.writeHead(status).end('a body that is not read');
});
let url: string;

beforeAll(async () => {
  await once(edge.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(edge.address() as AddressInfo).port}`;
});
afterAll(() => edge.close());

test('sends the tags and the secret with the method PURGE', async () => {
  status = 200;
  await sendPurge(url, 'a secret', 'page.en any');
  expect(received.at(-1)).toMatchObject({
    method: 'PURGE',
    headers: { 'x-purge-tags': 'page.en any', 'x-purge-secret': 'a secret' },
  });
});

test.each([403, 503])('rejects when the edge answers %i', async (code) => {
  status = code;
  await expect(sendPurge(url, 'a secret', 'any')).rejects.toThrow(`the edge answered ${code}`);
});
