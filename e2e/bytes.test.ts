import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { get, getStored, site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

const readers = ['/', '/pricing', '/product', '/pl', '/pl/pricing', '/pl/produkt'];

/** Everything a page makes the browser load, and every script in it, before and after somebody acts on it. */
async function load(path: string) {
  const { page } = await visitor();
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

test.each(readers)('%s costs its reader next to no script, one style sheet, and nobody else is asked', async (path) => {
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
});

test.each(['/auth/login', '/pl/auth/register'])('%s, a page with React, stays under its limit too', async (path) => {
  const { before } = await load(path);
  expect(size(before, gzipSync)).toBeGreaterThan(50 * 1024);
  expect(size(before, gzipSync)).toBeLessThanOrEqual(120 * 1024);
});

test('built files come in Brotli and gzip, pages in gzip, each compressed once and stored', async () => {
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(await (await get('/pricing')).text())![1]!;
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await getStored(style, { 'Accept-Encoding': encoding });
    expect(headers.get('Content-Encoding')).toBe(encoding);
  }
  expect((await get('/pricing', { 'Accept-Encoding': 'br, gzip' })).headers.get('Content-Encoding')).toBe('gzip');
});
