import { setTimeout as sleep } from 'node:timers/promises';
import { purgeEdges } from 'stack/reach';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Between, type Mood } from './between.ts';
import { visitor } from './browser.ts';
import { crawl } from './crawl.ts';
import { dataPath, get, site, stack, stackWith, web } from './site.ts';

let between: Between;
let paths: string[];

beforeAll(async () => {
  between = await Between.start();
  await stackWith({ STACK_WEB_CMS_URL: between.url }, 'up');
  const { page } = await visitor();
  paths = (await crawl(page)).map(({ path }) => path);
  paths = [...paths, ...paths.map(dataPath), '/sitemap.xml', '/og/en.png'];
  // One by one: the first time, each is made by the CMS.
  const isThere = async (path: string) => (await get(path, { 'Sec-Fetch-Site': 'same-origin' })).status === 200;
  for (const path of paths) await vi.waitUntil(() => isThere(path), { timeout: 10_000 });
}, 300_000);

afterAll(async () => {
  await between.stop();
  await stack('up');
}, 300_000);

/** Every address at once, with its status and the time it took. */
function answers() {
  return Promise.all(
    paths.map(async (path) => {
      const began = Date.now();
      const response = await get(path, { 'Sec-Fetch-Site': 'same-origin' });
      await response.arrayBuffer();
      return { path, status: response.status, ms: Date.now() - began };
    }),
  );
}

/** Not before the last change is over: what it still has made in the background is not this one's. */
async function purgeAll() {
  await between.quiet();
  await purgeEdges('all');
}

const bad = (all: Awaited<ReturnType<typeof answers>>) => all.filter(({ status, ms }) => status !== 200 || ms > 4_000);
const content = async () => (await (await get('/health/content', {}, web)).json()) as Record<string, unknown>;

describe.each<Mood>(['slow', 'hanging', 'nonsense', 'failing', 'gone'])('the CMS is %s', (mood) => {
  test('everything was purged: every page is there, from the first moment, and none waits', async () => {
    await purgeAll();
    between.mood = mood;
    const began = Date.now();
    expect(bad(await answers())).toEqual([]);
    expect(bad(await answers())).toEqual([]);

    const unseen = `/pl/nigdy-${mood}`;
    const asked = Date.now();
    const fresh = await get(unseen);
    expect([fresh.status, fresh.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(fresh.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await fresh.text()).toMatch(/Wewnętrzny błąd serwera|Zaraz wracamy/);
    expect(Date.now() - asked).toBeLessThan(4_000);
    // Sign-in needs no content, and is not slower for it.
    expect((await get('/auth/login')).status).toBe(200);

    await expect.poll(async () => (await content()).content, { timeout: 5_000 }).toBe('saved');
    const since = Date.parse((await content()).servingSavedContentSince as string);
    expect(Math.abs(since - began)).toBeLessThan(4_000);
    expect((await get('/health/ready', {}, web)).status).toBe(200);
    expect((await get('/health/live', {}, web)).status).toBe(200);
    // Known to be down: nobody waits at all.
    const known = Date.now();
    expect((await get(`${unseen}-2`)).status).toBe(503);
    expect(Date.now() - known).toBeLessThan(1_000);
  }, 60_000);

  test('it returns: new pages are answered within ten seconds', async () => {
    between.mood = 'well';
    await expect.poll(async () => (await get(`/pl/nigdy-${mood}`)).status, { timeout: 10_000 }).toBe(404);
    expect(await content()).toEqual({ content: 'live' });
    await sleep(1_500);
    expect(bad(await answers())).toEqual([]);
  }, 60_000);
});

test('500 visitors who miss the same page at once are one render, and so are 500 after a purge', async () => {
  between.sparesWatch = true;
  between.delayMs = 1_000;
  for (let round = 0; round < 2; round += 1) {
    await purgeAll();
    between.mood = 'slow';
    between.asked.length = 0;
    const many = await Promise.all(Array.from({ length: 500 }, async () => (await get('/product')).status));
    expect(many.filter((status) => status !== 200)).toEqual([]);
    expect(between.asked.filter((url) => url.includes('[slug][$eq]=product'))).toHaveLength(1);
    between.mood = 'well';
  }
}, 60_000);

test('with the database of the CMS stopped, every page is there', async () => {
  await purgeAll();
  await stack('down', 'postgres');
  expect(bad(await answers())).toEqual([]);
  await expect.poll(async () => (await content()).content, { timeout: 10_000 }).toBe('saved');
}, 60_000);

test('with cms, database and web stopped after everything was purged, every page is there, in a browser too', async () => {
  await stack('down', 'web', 'cms');
  const all = await answers();
  expect(all.filter(({ status }) => status !== 200)).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(110);

  const { page, complaints } = await visitor({ locale: 'pl-PL' });
  await page.goto(site, { waitUntil: 'networkidle' });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Żaden lead');
  expect(complaints).toEqual([]);

  // What was never stored is the edge's own page, in the visitor's language.
  const response = await page.goto(`${site}/pl/nigdy-nie-widziana`);
  expect(response?.status()).toBe(503);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Zaraz wracamy');
}, 60_000);

test('when they return, new pages are answered again', async () => {
  await stackWith({ STACK_WEB_CMS_URL: between.url }, 'up');
  await expect.poll(async () => (await get('/pl/nigdy-nie-widziana')).status, { timeout: 10_000 }).toBe(404);
}, 120_000);
