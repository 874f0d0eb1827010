/** The site while the CMS is slow, broken or gone: what is stored is served, and what is not says so. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Between, moods, type Mood } from './between.ts';
import { visitor } from './browser.ts';
import { publicPaths } from './crawl.ts';
import { get, getOnce, site, stack, web } from './site.ts';
import { useStack } from './use-stack.ts';
import { waitFor } from './wait-for.ts';

let between: Between;
let paths: string[];

beforeAll(async () => {
  between = await Between.start();
});
const { up } = useStack({ settings: () => ({ STACK_WEB_CMS_URL: between.url, STACK_PATIENCE: '1' }) });
beforeAll(async () => {
  paths = await publicPaths();
  for (const path of paths) await waitFor(`${path} to be stored`, async () => (await getOnce(path, own)).ok);
});
afterAll(() => between.stop());

const own = { 'Sec-Fetch-Site': 'same-origin' };

/** Every address at once; those that do not answer 200. */
async function missing(): Promise<{ path: string; status: number }[]> {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await getOnce(path, own);
      await response.arrayBuffer();
      return { path, status: response.status };
    }),
  );
  return answers.filter(({ status }) => status !== 200);
}

const content = async () => (await (await getOnce('/health/content', {}, web)).json()) as Record<string, unknown>;

test.each<Mood>(moods)(
  'a CMS that is %s: everything stored is served, a new page is a 503, and it recovers',
  async (mood) => {
    await between.purgeAll();
    onTestFinished(() => void (between.mood = 'well'));
    const began = Date.now();
    between.mood = mood;
    expect(await missing()).toEqual([]);

    const unseen = `/pl/nigdy-${mood}`;
    const fresh = await getOnce(unseen);
    expect([fresh.status, fresh.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(fresh.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await fresh.text()).toMatch(/Wewnętrzny błąd serwera|Zaraz wracamy/);
    // Sign-in needs no content.
    expect((await get('/auth/login')).status).toBe(200);

    await expect.poll(content).toMatchObject({ content: 'saved' });
    expect(Date.parse((await content()).servingSavedContentSince as string)).toBeGreaterThanOrEqual(began);
    expect((await get('/health/ready', {}, web)).status).toBe(200);
    expect((await get('/health/live', {}, web)).status).toBe(200);
    expect(await missing()).toEqual([]);
    expect((await getOnce(`${unseen}-2`)).status).toBe(503);

    between.mood = 'well';
    await expect.poll(async () => (await getOnce(unseen)).status).toBe(404);
    await expect.poll(content).toEqual({ content: 'live' });
    await expect.poll(missing).toEqual([]);
  },
);

test('50 visitors who ask for the same stale page at once are one render', async () => {
  await between.purgeAll();
  between.asked.length = 0;
  between.hold('[slug][$eq]=product');
  onTestFinished(() => between.release());
  const visitors = Array.from({ length: 50 }, async () => (await get('/product')).status);
  await expect.poll(() => between.held).toBe(1);
  between.release();
  expect(new Set(await Promise.all(visitors))).toEqual(new Set([200]));
  expect(between.asked.filter((url) => decodeURIComponent(url).includes('[slug][$eq]=product'))).toHaveLength(1);
});

test('with database, CMS and web stopped one after the other every page is there, in a browser too; then all returns', async () => {
  // What the page loads besides itself is stored by an earlier visitor.
  const earlier = await visitor({ locale: 'pl-PL' });
  await earlier.page.goto(site, { waitUntil: 'networkidle' });
  const { page, complaints } = await visitor({ locale: 'pl-PL' }, { loadsAgain: false });
  await between.purgeAll();
  onTestFinished(() => up());
  await stack('down', 'postgres');
  expect(await missing()).toEqual([]);
  await expect.poll(content).toMatchObject({ content: 'saved' });

  await stack('down', 'web', 'cms');
  expect(await missing()).toEqual([]);
  await page.goto(site, { waitUntil: 'networkidle' });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Żaden lead');
  expect(complaints).toEqual([]);
  // What was never stored is the edge's own page, in the visitor's language.
  const response = await page.goto(`${site}/pl/nigdy-nie-widziana`);
  expect(response?.status()).toBe(503);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Zaraz wracamy');

  await up();
  await expect.poll(async () => (await getOnce('/pl/nigdy-nie-widziana')).status).toBe(404);
});
