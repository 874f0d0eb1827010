import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Check } from './changes';
import { findProblem, requestPage } from './verify';

const older = '2026-11-15T10:00:00.000Z';
const publishedAt = '2026-11-15T11:00:00.000Z';
const newer = '2026-11-15T12:00:00.000Z';
const published: Check = { path: '/product', publishedAt };

describe('what counts as live', () => {
  test.each<[string, Check, number, string | null, string | null]>([
    ['the published version', published, 200, publishedAt, null],
    ['a later version', published, 200, newer, null],
    ['an older version', published, 200, older, 'shows an older version'],
    ['no version', published, 200, null, 'shows an older version'],
    ['a missing page', published, 404, null, 'answers 404'],
    ['a redirect', published, 301, publishedAt, 'answers 301'],
    ['an error', published, 503, publishedAt, 'answers 503'],
    ['a missing page that shows the content as a part', { ...published, mayBeAbsent: true }, 404, null, null],
    ['an error of a page that may be absent', { ...published, mayBeAbsent: true }, 503, null, 'answers 503'],
    ['a page that must be gone', { path: '/product', gone: true }, 200, newer, 'still exists'],
    ['no page where none must be', { path: '/product', gone: true }, 404, null, null],
    ['a redirect where no page must be', { path: '/product', gone: true }, 301, null, null],
  ])('%s', (_, check, status, header, problem) => {
    expect(findProblem(check, status, header)).toBe(problem);
  });
});

describe('requests', () => {
  let answer: RequestListener;
  const paths: string[] = [];
  const site = createServer((request, response) => {
    paths.push(request.url!);
    void answer(request, response);
  });
  let siteUrl: string;

  beforeAll(async () => {
    await once(site.listen(0, '127.0.0.1'), 'listening');
    siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => site.close());

  test('requests the path of the publication and reads the header X-Published', async () => {
    answer = (_, response) => response.writeHead(200, { 'X-Published': publishedAt }).end('a page');
    expect(await requestPage(published, siteUrl)).toBeNull();
    expect(paths.at(-1)).toBe('/product');
  });

  test('returns the URL with the problem', async () => {
    answer = (_, response) => response.writeHead(200, { 'X-Published': older }).end('a page');
    expect(await requestPage(published, siteUrl)).toBe(`${siteUrl}/product shows an older version`);
  });

  test('does not follow redirects', async () => {
    answer = ({ url }, response) =>
      url === '/product'
        ? response.writeHead(301, { Location: '/tour' }).end()
        : response.writeHead(200, { 'X-Published': newer }).end('another page');
    expect(await requestPage(published, siteUrl)).toBe(`${siteUrl}/product answers 301`);
  });

  test('returns the reason when the site does not answer', async () => {
    answer = (_, response) => response.destroy();
    expect(await requestPage(published, siteUrl)).toMatch(`${siteUrl}/product: fetch failed (`);
  });

  test('finds no problem when the public URL is not set', async () => {
    const before = paths.length;
    expect(await requestPage(published, '')).toBeNull();
    expect(paths).toHaveLength(before);
  });
});
