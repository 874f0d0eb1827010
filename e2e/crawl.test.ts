import { beforeAll, describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { crawl, sitemapPaths, type Visited } from './crawl.ts';
import { get, site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

let pages: Visited[];
let browserErrors: string[];
const foreign: string[] = [];

beforeAll(async () => {
  const visit = await openPage();
  browserErrors = visit.browserErrors;
  visit.page.context().on('request', (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  pages = await crawl(visit.page);
});

describe('every public page', () => {
  test('is reached by the crawl: both languages, the sitemap and 26 legacy pages', async () => {
    const paths = pages.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(await sitemapPaths()));
    expect(paths.length).toBeGreaterThanOrEqual(55);
  });

  test('answers 200', () => {
    expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual([]);
  });

  test('declares its language', () => {
    const wrong = pages.filter(({ path, lang }) => lang !== (/^\/pl(\/|$)/.test(path) ? 'pl' : 'en'));
    expect(wrong.map(({ path, lang }) => [path, lang])).toEqual([]);
  });

  test('has one h1 and a title', () => {
    expect(pages.filter(({ h1 }) => h1 !== 1).map(({ path, h1 }) => [path, h1])).toEqual([]);
    expect(pages.filter(({ title }) => title.trim() === '').map(({ path }) => path)).toEqual([]);
  });

  test('has its own URL as canonical URL', () => {
    // The canonical URL of a legacy page is its successor; seo.test.ts tests that.
    const wrong = pages.filter(({ path, canonical }) => canonical !== site + path && !path.includes('/old/'));
    expect(wrong.map(({ path, canonical }) => [path, canonical])).toEqual([]);
  });

  test('links to its translations with hreflang, and they link back', () => {
    const byUrl = new Map(pages.map((page) => [site + page.path, page]));
    const wrong = pages.flatMap((page) =>
      Object.entries(page.alternates).flatMap(([hreflang, href]) => {
        const other = byUrl.get(href);
        const back = other && Object.values(other.alternates).includes(site + page.path);
        return back && (hreflang === 'x-default' || other.lang === hreflang) ? [] : [[page.path, hreflang, href]];
      }),
    );
    expect(wrong).toEqual([]);
    const untranslated = pages.filter(({ alternates }) => Object.keys(alternates).length !== 3).map(({ path }) => path);
    expect(untranslated.filter((path) => !path.includes('/old/'))).toEqual(['/pl/warsztaty-w-katowicach']);
  });

  test('has no broken link', async () => {
    const links = [...new Set(pages.flatMap((page) => page.links))];
    const responses = await Promise.all(links.map(async (link) => [link, (await get(link)).status] as const));
    expect(responses.filter(([link, status]) => status !== 200 && !/partner|account/.test(link))).toEqual([]);
  });

  test('has no broken image', async () => {
    const images = [...new Set(pages.flatMap((page) => page.images))];
    expect(images.length).toBeGreaterThan(0);
    const responses = await Promise.all(images.map(async (image) => [image, (await fetch(image)).status]));
    expect(responses.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test('causes no browser errors and no requests to other hosts', () => {
    expect(browserErrors).toEqual([]);
    expect(foreign).toEqual([]);
  });
});
