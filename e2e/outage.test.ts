/**
 * Outages of the CMS without a content store, of the web and of the database: stale copies are served, and other pages
 * answer 503. content-store.test.ts tests outages of the CMS with a content store.
 */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CmsProxy, faults, type Fault } from './cms-proxy.ts';
import { gotoHydrated, openPage, openPageAs } from './browser.ts';
import { publicPaths } from './crawl.ts';
import { newMember } from './http-client.ts';
import { get, getOnce, site, stack, web } from './site.ts';
import { useStack } from './use-stack.ts';
import { waitFor } from './wait-for.ts';

let cmsProxy: CmsProxy;
let paths: string[];

beforeAll(async () => {
  cmsProxy = await CmsProxy.start();
});
const { up } = useStack({
  settings: () => ({ STACK_WEB_CMS_URL: cmsProxy.url, STACK_CONTENT_SCHEMA: 'none', STACK_TIMEOUT_FACTOR: '1' }),
});
beforeAll(async () => {
  paths = await publicPaths();
  for (const path of paths) await waitFor(`${path} to be cached`, async () => (await getOnce(path, sameOrigin)).ok);
});
afterAll(() => cmsProxy.stop());

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };

/** Requests all paths at once and returns those that do not answer 200. */
async function findFailedPaths(): Promise<{ path: string; status: number }[]> {
  const responses = await Promise.all(
    paths.map(async (path) => {
      const response = await getOnce(path, sameOrigin);
      await response.arrayBuffer();
      return { path, status: response.status };
    }),
  );
  return responses.filter(({ status }) => status !== 200);
}

const content = async () => (await (await getOnce('/health/content', {}, web)).json()) as Record<string, unknown>;

test.each<Fault>(faults)(
  'with the CMS fault "%s" serves stale copies, answers 503 for uncached pages, and recovers',
  async (fault) => {
    await cmsProxy.purgeAll();
    onTestFinished(() => void (cmsProxy.fault = 'none'));
    // At this time the CMS was still up for the web, however busy the test before has left it.
    const began = await waitFor('the web to render from the CMS', async () => {
      const now = Date.now();
      return (await content()).content === 'live' && now;
    });
    cmsProxy.fault = fault;
    expect(await findFailedPaths()).toEqual([]);

    const unseen = `/pl/nigdy-${fault}`;
    const fresh = await getOnce(unseen);
    expect([fresh.status, fresh.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(fresh.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await fresh.text()).toMatch(/Wewnętrzny błąd serwera|Zaraz wracamy/);
    // The sign-in page needs no content from the CMS.
    expect((await get('/auth/login')).status).toBe(200);

    await expect.poll(content).toMatchObject({ content: 'stale' });
    expect(Date.parse((await content()).servingStaleContentSince as string)).toBeGreaterThanOrEqual(began);
    expect((await get('/health/ready', {}, web)).status).toBe(200);
    expect((await get('/health/live', {}, web)).status).toBe(200);
    expect(await findFailedPaths()).toEqual([]);
    expect((await getOnce(`${unseen}-2`)).status).toBe(503);

    cmsProxy.fault = 'none';
    await expect.poll(async () => (await getOnce(unseen)).status).toBe(404);
    await expect.poll(content).toEqual({ content: 'live' });
    await expect.poll(findFailedPaths).toEqual([]);
  },
);

test('renders a stale page once for 50 concurrent visitors', async () => {
  await cmsProxy.purgeAll();
  cmsProxy.requestedUrls.length = 0;
  cmsProxy.hold('[slug][$eq]=product');
  onTestFinished(() => cmsProxy.release());
  const visitors = Array.from({ length: 50 }, async () => (await get('/product')).status);
  await expect.poll(() => cmsProxy.heldCount).toBe(1);
  cmsProxy.release();
  expect(new Set(await Promise.all(visitors))).toEqual(new Set([200]));
  expect(cmsProxy.requestedUrls.filter((url) => decodeURIComponent(url).includes('[slug][$eq]=product'))).toHaveLength(
    1,
  );
});

test("shows the error page when a navigation gets the edge's 503, and the page once the web is back", async () => {
  const { page } = await openPageAs(await newMember());
  // The edge may have this file from an earlier test. The outcome must not depend on that. `page.route` would turn off
  // the browser cache, which the next lines need.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*/assets/error-art-*'] });
  // Visited before, so the script of the next page is in the browser cache and only its data is requested.
  for (const path of ['/account/sessions', '/account']) await gotoHydrated(page, site + path);
  // A page is loaded again only once in ten seconds (deploys/reload.ts). A file that a busy machine failed to deliver
  // during these visits must not use up that attempt.
  await page.evaluate(() => sessionStorage.clear());
  onTestFinished(() => up());
  await stack('down', 'web');
  const [response] = await Promise.all([
    page.waitForResponse(/\.data(\?|$)/),
    page.click('a[href="/account/sessions"]'),
  ]);
  expect([response.status(), response.headers()['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  // The illustration of the error page cannot be loaded, so the page is loaded as a document: the edge's 503 page.
  await page.getByRole('heading', { name: 'We will be right back' }).waitFor();
  await up();
  await page.getByRole('heading', { name: 'Devices', level: 1 }).waitFor();
});

test('serves every cached page while the database, the CMS and the web are down, and recovers', async () => {
  // An earlier visit fills the cache with the files that the page loads.
  const earlier = await openPage({ locale: 'pl-PL' });
  await earlier.page.goto(site, { waitUntil: 'networkidle' });
  const { page, browserErrors } = await openPage({ locale: 'pl-PL' }, { retriesOn503: false });
  await cmsProxy.purgeAll();
  onTestFinished(() => up());
  await stack('down', 'postgres');
  expect(await findFailedPaths()).toEqual([]);
  await expect.poll(content).toMatchObject({ content: 'stale' });

  await stack('down', 'web', 'cms');
  expect(await findFailedPaths()).toEqual([]);
  await page.goto(site, { waitUntil: 'networkidle' });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Żaden lead');
  expect(browserErrors).toEqual([]);
  // An uncached path shows the edge's error page in the visitor's language.
  const response = await page.goto(`${site}/pl/nigdy-nie-widziana`);
  expect(response?.status()).toBe(503);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Zaraz wracamy');

  await up();
  await expect.poll(async () => (await getOnce('/pl/nigdy-nie-widziana')).status).toBe(404);
});
