import { expect, test } from 'vitest';
import { gotoHydrated, isHydrated, openPage, openPageAs } from './browser.ts';
import { newEmail, newMember } from './http-client.ts';
import { get, getFromCache, site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

test.each([
  ['/no-such-page', 'Page Not Found', 'Page not found: /no-such-page'],
  // The query is removed before the page is looked up.
  ['/no/such/page?a=b', 'Page Not Found', 'Page not found: /no/such/page'],
  ['/en', 'Page Not Found', 'Page not found: /en'],
  ['/bad_slug!', 'Page Not Found', 'Page Not Found: /bad_slug!'],
  ['/pl/nie-ma-takiej', 'Nie znaleziono strony', 'Nie ma takiej strony: /pl/nie-ma-takiej'],
  ['/pl/z%C5%82y_slug', 'Nie znaleziono strony', 'Nie znaleziono strony: /pl/zły_slug'],
])('%s answers 404 with the title "%s" and the message "%s"', async (path, title, message) => {
  const { page } = await openPage();
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
])('%s answers %i like its page', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

test('caches data of public pages, but not of private ones', async () => {
  expect((await getFromCache('/pricing.data')).status).toBe(200);
  expect((await get('/auth/login.data')).headers.get('Cache-Control')).toBe('private, no-store');
});

test('redirects a slug of another language to the page in this language', async () => {
  const polish = await get('/pl/product?a=b');
  expect([polish.status, polish.headers.get('Location')]).toEqual([301, '/pl/produkt?a=b']);
  const english = await get('/produkt');
  expect([english.status, english.headers.get('Location')]).toEqual([301, '/product']);
});

test.each([
  ['/pl/cennik', '/pl/pricing'],
  ['/pl/kontakt?a=b', '/pl/contact?a=b'],
])('leads %s to %s, as editors wrote', async (path, target) => {
  const response = await get(path);
  expect([response.status, response.headers.get('Location')]).toEqual([301, target]);
  expect((await get('/cennik')).status).toBe(404);
});

test('answers 404 in English for a page that exists only in Polish', async () => {
  expect((await get('/warsztaty-w-katowicach')).status).toBe(404);
  expect((await get('/pl/warsztaty-w-katowicach')).status).toBe(200);
});

test.each([
  ['/pl/', '/pl'],
  ['/pricing/', '/pricing'],
  ['/pl//pricing/?a=b', '/pl/pricing?a=b'],
  ['//example.com/', '/example.com'],
])('%s redirects to %s', async (path, target) => {
  const response = await get(path);
  expect([response.status, response.headers.get('Location')]).toEqual([301, target]);
});

test('redirects visitors from a members-only page to sign-in, with the page in `next`', async () => {
  const response = await get('/pl/partnerzy');
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/pl/auth/login?next=%2Fpl%2Fpartnerzy');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});

test('keeps the server-rendered page for bots when a script error occurs', async () => {
  const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const { page } = await openPage({ userAgent: bot });
  // A page with React.
  await page.goto(`${site}/auth/login`, { waitUntil: 'networkidle' });
  expect(await page.evaluate(isHydrated)).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new ErrorEvent('error', { error: new Error('later') })));
  expect(await page.locator('input[name=email]').isVisible()).toBe(true);
});

test('shows the error page when a client-side navigation gets HTML instead of data', async () => {
  const { page, browserErrors } = await openPageAs(await newMember(newEmail('ewa')));
  await gotoHydrated(page, `${site}/account`);
  await page.route(/\.data(\?|$)/, (route) =>
    route.fulfill({ status: 503, contentType: 'text/html; charset=utf-8', body: '<h1>Out of order</h1>' }),
  );
  await page.click('a[href="/account/sessions"]');
  await page.getByRole('link', { name: 'Try again' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('The bridge is up.');
  expect(await page.locator('body').innerText()).not.toMatch(/Error:|Out of order| at /);
  expect(browserErrors).toEqual([expect.stringContaining('503')]);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Geologica');
});
