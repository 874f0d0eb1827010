import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { get, getStored, site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

test.each([
  ['/no-such-page', 'Page Not Found', 'Page not found: /no-such-page'],
  // The query is not part of a public address: it is dropped before anything is looked up.
  ['/no/such/page?a=b', 'Page Not Found', 'Page not found: /no/such/page'],
  ['/en', 'Page Not Found', 'Page not found: /en'],
  ['/bad_slug!', 'Page Not Found', 'Page Not Found: /bad_slug!'],
  ['/pl/nie-ma-takiej', 'Nie znaleziono strony', 'Nie ma takiej strony: /pl/nie-ma-takiej'],
  ['/pl/z%C5%82y_slug', 'Nie znaleziono strony', 'Nie znaleziono strony: /pl/zły_slug'],
])('%s is a 404 titled "%s" that says "%s"', async (path, title, message) => {
  const { page } = await visitor();
  const response = await page.goto(site + path, { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(404);
  expect(await page.title()).toBe(title);
  expect(await page.getByText(title, { exact: true }).isVisible()).toBe(true);
  expect(await page.getByText(message, { exact: true }).count()).toBe(1);
});

test.each([
  ['/no-such-page.data', 404],
  ['/bad_slug!.data', 404],
  ['/pl/no-such-page.data', 404],
  ['/pricing.data', 200],
  ['/pl.data', 200],
])('%s answers %i, as its page does', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

test('a data request is cached and tagged like its page, and a private one is not', async () => {
  expect((await getStored('/pricing.data')).status).toBe(200);
  expect((await get('/auth/login.data')).headers.get('Cache-Control')).toBe('private, no-store');
});

test('a slug of another language leads to the page in this one', async () => {
  const polish = await get('/pl/product?a=b');
  expect([polish.status, polish.headers.get('Location')]).toEqual([301, '/pl/produkt?a=b']);
  const english = await get('/produkt');
  expect([english.status, english.headers.get('Location')]).toEqual([301, '/product']);
});

test('a page that exists in Polish only is not found in English', async () => {
  expect((await get('/warsztaty-w-katowicach')).status).toBe(404);
  expect((await get('/pl/warsztaty-w-katowicach')).status).toBe(200);
});

test.each([
  ['/pl/', '/pl'],
  ['/pricing/', '/pricing'],
  ['/pl//pricing/?a=b', '/pl/pricing?a=b'],
  ['//example.com/', '/example.com'],
])('%s leads to %s', async (path, target) => {
  const response = await get(path);
  expect([response.status, response.headers.get('Location')]).toEqual([301, target]);
});

test('a page for signed-in people leads to the sign-in page and back', async () => {
  const response = await get('/pl/partnerzy');
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/pl/auth/login?next=%2Fpl%2Fpartnerzy');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});

test('in the browser of a bot nothing that happens later replaces the page', async () => {
  const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const { page } = await visitor({ userAgent: bot });
  await page.goto(`${site}/pricing`, { waitUntil: 'networkidle' });
  await page.evaluate(() => window.dispatchEvent(new ErrorEvent('error', { error: new Error('later') })));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Meet us halfway.');
  // Not hydrated: React has put nothing of its own on the document.
  expect(await page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__react')))).toBe(false);
});
