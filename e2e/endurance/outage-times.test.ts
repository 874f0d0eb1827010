/** Response times during faults of the CMS, and the time until the site notices and recovers. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CmsProxy, faults, type Fault } from '../cms-proxy.ts';
import { publicPaths } from '../crawl.ts';
import { get, getOnce, web } from '../site.ts';
import { useStack } from '../use-stack.ts';
import { recordFigure } from './figures.ts';

const maxWaitMs = 4_000;
let cmsProxy: CmsProxy;
let paths: string[];

beforeAll(async () => {
  cmsProxy = await CmsProxy.start();
});
useStack({ settings: () => ({ STACK_WEB_CMS_URL: cmsProxy.url, STACK_CONTENT_SCHEMA: 'none' }) });
beforeAll(async () => {
  paths = await publicPaths();
  for (const path of paths) await get(path, sameOrigin);
});
afterAll(() => cmsProxy.stop());

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };

/** Requests all paths at once. Returns the slowest response time and the paths that do not answer 200. */
async function visitAll(): Promise<{ slowestMs: number; failed: string[] }> {
  const failed: string[] = [];
  const times = await Promise.all(
    paths.map(async (path) => {
      const began = performance.now();
      const response = await getOnce(path, sameOrigin);
      await response.arrayBuffer();
      if (response.status !== 200) failed.push(`${path}: ${response.status}`);
      return performance.now() - began;
    }),
  );
  return { slowestMs: Math.max(...times), failed };
}

async function measure503(path: string): Promise<number> {
  const began = performance.now();
  expect((await getOnce(path)).status).toBe(503);
  return performance.now() - began;
}

const content = async () => (await (await getOnce('/health/content', {}, web)).json()) as Record<string, unknown>;

test.each<Fault>(faults)('answers in time with the CMS fault "%s"', async (fault) => {
  await cmsProxy.purgeAll();
  onTestFinished(() => void (cmsProxy.fault = 'none'));
  const began = Date.now();
  cmsProxy.fault = fault;
  const visits = [await visitAll(), await visitAll()];
  const slowest = Math.max(...visits.map(({ slowestMs }) => slowestMs));
  const unseen = await measure503(`/pl/nigdy-${fault}`);
  await expect.poll(async () => (await content()).content).toBe('stale');
  const noticed = Date.parse((await content()).servingStaleContentSince as string) - began;
  const known = await measure503(`/pl/nigdy-${fault}-2`);
  cmsProxy.fault = 'none';
  const back = Date.now();
  await expect.poll(async () => (await getOnce(`/pl/nigdy-${fault}`)).status).toBe(404);
  const recovered = Date.now() - back;

  recordFigure(
    `CMS ${fault}: ${paths.length * 2} visits after a purge, failed`,
    visits.flatMap(({ failed }) => failed).length,
    '0',
  );
  recordFigure(`CMS ${fault}: slowest of them`, `${slowest.toFixed(0)} ms`, `< ${maxWaitMs} ms`);
  recordFigure(
    `CMS ${fault}: an uncached page, before and after the outage is known`,
    [unseen, known].map((ms) => `${ms.toFixed(0)} ms`),
    `< ${maxWaitMs} ms, < 1000 ms`,
  );
  recordFigure(
    `CMS ${fault}: time until noticed, time until recovered`,
    [noticed, recovered].map((ms) => `${ms} ms`),
    '< 4000 ms, < 10000 ms',
  );
  expect(visits.flatMap(({ failed }) => failed)).toEqual([]);
  for (const ms of [slowest, unseen]) expect(ms).toBeLessThan(maxWaitMs);
  expect(known).toBeLessThan(1_000);
  expect(noticed).toBeLessThan(4_000);
  expect(recovered).toBeLessThan(10_000);
});

test('renders an uncached page once for 500 concurrent visitors, also after a purge', async () => {
  cmsProxy.sparesHealthChecks = true;
  cmsProxy.delayMs = 1_000;
  for (let round = 0; round < 2; round += 1) {
    await cmsProxy.purgeAll();
    cmsProxy.fault = 'slow';
    cmsProxy.requestedUrls.length = 0;
    const many = await Promise.all(Array.from({ length: 500 }, async () => (await getOnce('/product')).status));
    cmsProxy.fault = 'none';
    expect(many.filter((status) => status !== 200)).toEqual([]);
    expect(cmsProxy.requestedUrls.filter((url) => url.includes('[slug][$eq]=product'))).toHaveLength(1);
  }
  recordFigure('500 concurrent visitors of an uncached page, twice: renders', '1, 1', '1, 1');
});
