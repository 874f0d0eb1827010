import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { crawl } from './crawl.ts';
import { get, site, stack, web } from './site.ts';

let paths: string[];

beforeAll(async () => {
  const { page } = await visitor();
  paths = (await crawl(page)).map(({ path }) => path);
}, 180_000);

afterAll(() => stack('up'), 300_000);

test('with the CMS stopped, a stored page is still there and a new one is an honest 503', async () => {
  await stack('down', 'cms');
  expect((await get('/pricing')).status).toBe(200);

  const began = Date.now();
  const unseen = await get('/pl/nigdy-nie-widziana');
  expect(unseen.status).toBe(503);
  expect(unseen.headers.get('Cache-Control')).toBe('private, no-store');
  expect(unseen.headers.get('Retry-After')).toBe('5');
  expect(Date.now() - began).toBeLessThan(4_000);
  const words = await unseen.text();
  expect(words).toContain('Wewnętrzny błąd serwera');
  expect(words).toContain('Nie możemy teraz dosięgnąć treści.');
  expect((await get('/pl/nigdy-nie-widziana')).headers.get('X-Cache')).toBe('miss');

  // The web keeps saying that it may be sent visitors: it still answers what needs no content.
  expect((await get('/health/ready', {}, web)).status).toBe(200);
  expect((await get('/auth/login')).status).toBe(200);
});

test('with cms and web stopped, every page of the crawl is still 200, in a browser too', async () => {
  await stack('down', 'web', 'cms');
  const answers = await Promise.all(
    paths.map(async (path) => [path, (await get(path, { 'Sec-Fetch-Site': 'same-origin' })).status] as const),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  expect(answers.length).toBeGreaterThanOrEqual(55);

  const { page, complaints } = await visitor({ locale: 'pl-PL' });
  await page.goto(site, { waitUntil: 'networkidle' });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Żaden lead');
  expect(complaints).toEqual([]);
});

test('when they return, new pages are answered again', async () => {
  await stack('up');
  expect((await get('/pl/nigdy-nie-widziana')).status).toBe(404);
}, 120_000);
