import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { get, getFromCache, site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

const contentPaths = ['/', '/pricing', '/product', '/pl', '/pl/pricing', '/pl/produkt'];

/** Loads a page and returns its scripts before and after the first interaction, its style sheets and foreign URLs. */
async function load(path: string) {
  const { page } = await openPage();
  const files: { url: string; type: string; body: Buffer }[] = [];
  const foreign: string[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).origin !== site) foreign.push(response.url());
    const body = await response.body().catch(() => Buffer.alloc(0));
    files.push({ url: response.url(), type: response.request().resourceType(), body });
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  const scripts = async () => [
    ...files.filter(({ type }) => type === 'script').map(({ body }) => body),
    ...(await page.locator('script:not([src]):not([type="application/ld+json"])').allInnerTexts()).map((one) =>
      Buffer.from(one),
    ),
  ];
  const before = await scripts();
  await page.mouse.move(200, 200);
  await page.keyboard.press('Tab');
  const menu = page.locator('summary').first();
  if (await menu.isVisible()) await menu.click();
  await page.waitForTimeout(500);
  return { before, after: await scripts(), styles: files.filter(({ type }) => type === 'stylesheet'), foreign };
}

const size = (buffers: Buffer[], compress: (buffer: Buffer) => Buffer) =>
  buffers.reduce((sum, buffer) => sum + compress(buffer).length, 0);

test.each(contentPaths)(
  '%s loads at most 15 KiB of script, one style sheet and nothing from other hosts',
  async (path) => {
    const { before, after, styles, foreign } = await load(path);
    expect(size(before, brotliCompressSync)).toBeLessThanOrEqual(15 * 1024);
    expect(size(after, gzipSync)).toBeLessThanOrEqual(120 * 1024);
    expect(styles).toHaveLength(1);
    expect(
      size(
        styles.map(({ body }) => body),
        brotliCompressSync,
      ),
    ).toBeLessThanOrEqual(20 * 1024);
    expect(foreign).toEqual([]);
  },
);

test.each(['/', '/pl'])('%s loads the demo only when it comes near, with at most 12 KiB in all', async (path) => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } });
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  // JSON is data, and part of the demo.
  const inline = await page.locator('script:not([src]):not([type$="json"])').allInnerTexts();
  expect(brotliCompressSync(inline.join('\n')).length).toBeLessThanOrEqual(2 * 1024);
  const [withDemo, without] = (await page.evaluate(readPage)) as [PageText, PageText];
  expect(withDemo.css.length - without.css.length).toBeGreaterThan(5_000);
  await page.locator('[data-try]').scrollIntoViewIfNeeded();
  await page.locator('[data-try][data-started]').waitFor();
  const added = (part: 'html' | 'css') =>
    brotliCompressSync(withDemo[part]).length - brotliCompressSync(without[part]).length;
  expect(added('html') + added('css') + size(await Promise.all(scripts), brotliCompressSync)).toBeLessThanOrEqual(
    12 * 1024,
  );
});

type PageText = { html: string; css: string };

/** Runs in the page. Its markup and style rules, with and without those of the demo, which has its own CSS module. */
function readPage(): PageText[] {
  const demo = document.querySelector('#try')!;
  const prefix = demo.className.replace(/section$/, '');
  const collect = (rules: CSSRuleList, isWanted: (selector: string) => boolean): string =>
    [...rules]
      .map((rule) => {
        if (rule instanceof CSSStyleRule) return isWanted(rule.selectorText) ? rule.cssText : '';
        return rule instanceof CSSGroupingRule ? collect(rule.cssRules, isWanted) : rule.cssText;
      })
      .join('\n');
  const html = document.documentElement.outerHTML;
  const cssOf = (isWanted: (selector: string) => boolean) =>
    [...document.styleSheets].map((sheet) => collect(sheet.cssRules, isWanted)).join('\n');
  return [
    { html, css: cssOf(() => true) },
    { html: html.replace(demo.outerHTML, ''), css: cssOf((selector) => !selector.includes(prefix)) },
  ];
}

test.each(['/auth/login', '/pl/auth/register'])('%s loads React within its size limit', async (path) => {
  const { before } = await load(path);
  expect(size(before, gzipSync)).toBeGreaterThan(50 * 1024);
  expect(size(before, gzipSync)).toBeLessThanOrEqual(120 * 1024);
});

test('serves built files in Brotli and gzip and pages in gzip, from the cache', async () => {
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(await (await get('/pricing')).text())![1]!;
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await getFromCache(style, { 'Accept-Encoding': encoding });
    expect(headers.get('Content-Encoding')).toBe(encoding);
  }
  expect((await get('/pricing', { 'Accept-Encoding': 'br, gzip' })).headers.get('Content-Encoding')).toBe('gzip');
});
