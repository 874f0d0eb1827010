/** How long visitors wait while the CMS is slow, broken or gone, and how soon the site notices. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Between, moods, type Mood } from '../between.ts';
import { publicPaths } from '../crawl.ts';
import { get, getOnce, web } from '../site.ts';
import { useStack } from '../use-stack.ts';
import { figure } from './figures.ts';

const maxWaitMs = 4_000;
let between: Between;
let paths: string[];

beforeAll(async () => {
  between = await Between.start();
});
useStack({ settings: () => ({ STACK_WEB_CMS_URL: between.url }) });
beforeAll(async () => {
  paths = await publicPaths();
  for (const path of paths) await get(path, own);
});
afterAll(() => between.stop());

const own = { 'Sec-Fetch-Site': 'same-origin' };

/** Every address at once: the slowest, and those that do not answer 200. */
async function visitAll(): Promise<{ slowestMs: number; failed: string[] }> {
  const failed: string[] = [];
  const times = await Promise.all(
    paths.map(async (path) => {
      const began = performance.now();
      const response = await getOnce(path, own);
      await response.arrayBuffer();
      if (response.status !== 200) failed.push(`${path}: ${response.status}`);
      return performance.now() - began;
    }),
  );
  return { slowestMs: Math.max(...times), failed };
}

async function timeOf(path: string): Promise<number> {
  const began = performance.now();
  expect((await getOnce(path)).status).toBe(503);
  return performance.now() - began;
}

const content = async () => (await (await getOnce('/health/content', {}, web)).json()) as Record<string, unknown>;

test.each<Mood>(moods)('the CMS is %s', async (mood) => {
  await between.purgeAll();
  onTestFinished(() => void (between.mood = 'well'));
  const began = Date.now();
  between.mood = mood;
  const visits = [await visitAll(), await visitAll()];
  const slowest = Math.max(...visits.map(({ slowestMs }) => slowestMs));
  const unseen = await timeOf(`/pl/nigdy-${mood}`);
  await expect.poll(async () => (await content()).content).toBe('saved');
  const noticed = Date.parse((await content()).servingSavedContentSince as string) - began;
  const known = await timeOf(`/pl/nigdy-${mood}-2`);
  between.mood = 'well';
  const back = Date.now();
  await expect.poll(async () => (await getOnce(`/pl/nigdy-${mood}`)).status).toBe(404);
  const recovered = Date.now() - back;

  figure(
    `CMS ${mood}: ${paths.length * 2} visits after a purge, failed`,
    visits.flatMap(({ failed }) => failed).length,
    '0',
  );
  figure(`CMS ${mood}: slowest of them`, `${slowest.toFixed(0)} ms`, `< ${maxWaitMs} ms`);
  figure(
    `CMS ${mood}: a page that is not stored, before and after the outage is known`,
    [unseen, known].map((ms) => `${ms.toFixed(0)} ms`),
    `< ${maxWaitMs} ms, < 1000 ms`,
  );
  figure(
    `CMS ${mood}: noticed, new pages again after its return`,
    [noticed, recovered].map((ms) => `${ms} ms`),
    '< 4000 ms, < 10000 ms',
  );
  expect(visits.flatMap(({ failed }) => failed)).toEqual([]);
  for (const ms of [slowest, unseen]) expect(ms).toBeLessThan(maxWaitMs);
  expect(known).toBeLessThan(1_000);
  expect(noticed).toBeLessThan(4_000);
  expect(recovered).toBeLessThan(10_000);
});

test('500 visitors who miss the same page at once are one render, and so are 500 after a purge', async () => {
  between.sparesWatch = true;
  between.delayMs = 1_000;
  for (let round = 0; round < 2; round += 1) {
    await between.purgeAll();
    between.mood = 'slow';
    between.asked.length = 0;
    const many = await Promise.all(Array.from({ length: 500 }, async () => (await getOnce('/product')).status));
    between.mood = 'well';
    expect(many.filter((status) => status !== 200)).toEqual([]);
    expect(between.asked.filter((url) => url.includes('[slug][$eq]=product'))).toHaveLength(1);
  }
  figure('500 visitors who miss one page at once, twice: renders', '1, 1', '1, 1');
});
