import { describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { get, site, web } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

const cases: [Record<string, string>, number, string | null][] = [
  [{ 'Accept-Language': 'pl' }, 302, '/pl'],
  [{ 'Accept-Language': 'de, pl;q=0.8' }, 302, '/pl'],
  [{ 'Accept-Language': 'pl;q=0.3, en-GB;q=0.9' }, 200, null],
  [{ 'Accept-Language': 'en' }, 200, null],
  [{ 'Accept-Language': 'de, fr' }, 200, null],
  [{}, 200, null],
  [{ 'Accept-Language': 'pl', Cookie: 'i18n_redirected=en' }, 200, null],
  [{ 'Accept-Language': 'en', Cookie: 'x=1; i18n_redirected=pl; y=2' }, 302, '/pl'],
  [{ 'Accept-Language': 'pl', Cookie: 'i18n_redirected=xx' }, 302, '/pl'],
  [{ 'Accept-Language': 'pl', 'Sec-Fetch-Site': 'same-origin' }, 200, null],
];

describe.each([
  ['the edge', site],
  ['the web without the edge', web],
])('%s', (_, base) => {
  test.each(cases)('answers / with headers %j with status %i', async (headers, status, location) => {
    const response = await get('/', headers, base);
    expect([response.status, response.headers.get('Location')]).toEqual([status, location]);
  });

  test('keeps the query when it redirects', async () => {
    const response = await get('/?utm_source=mail&a=%C5%82', { 'Accept-Language': 'pl' }, base);
    expect(response.headers.get('Location')).toBe('/pl?utm_source=mail&a=%C5%82');
  });

  test('redirects only /', async () => {
    for (const path of ['/pl', '/pricing', '/pl/pricing', '/_.data']) {
      const headers = { 'Accept-Language': path.startsWith('/pl') ? 'en' : 'pl', Cookie: 'i18n_redirected=pl' };
      expect([path, (await get(path, headers, base)).status]).toEqual([path, 200]);
    }
  });
});

describe('in a browser', () => {
  test.each([
    ['en-GB', '/', 'en'],
    ['pl-PL', '/pl', 'pl'],
    ['de-DE', '/', 'en'],
  ])('a first visit with the language %s opens %s and stores %s in the cookie', async (locale, path, language) => {
    const { page } = await openPage({ locale });
    await page.goto(site, { waitUntil: 'networkidle' });
    expect(new URL(page.url()).pathname).toBe(path);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected');
    expect(cookie).toMatchObject({ value: language, path: '/', sameSite: 'Lax' });
    expect(cookie!.expires - Date.now() / 1000).toBeCloseTo(365 * 24 * 3600, -3);
  });

  test('opens the Polish page for the browser languages "de, pl;q=0.8"', async () => {
    const { page } = await openPage({ extraHTTPHeaders: { 'Accept-Language': 'de, pl;q=0.8' } });
    await page.goto(site);
    expect(new URL(page.url()).pathname).toBe('/pl');
  });

  test.each([
    ['/', '/pl'],
    ['/pricing', '/pl/pricing'],
    ['/product', '/pl/produkt'],
    ['/old/integrations/crm', '/pl/old/integrations/crm'],
    ['/auth/login', '/pl/auth/login'],
  ])('the language switch leads from %s to %s and back', async (english, polishPath) => {
    const { page, browserErrors } = await openPage({ locale: 'pl-PL' });
    await page.goto(site + polishPath, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(site + english);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Polski' }).click();
    await page.waitForURL(site + polishPath);
    expect(await page.locator('html').getAttribute('lang')).toBe('pl');
    expect(browserErrors).toEqual([]);
  });

  test('opens / in English after a switch to English', async () => {
    const { page } = await openPage({ locale: 'pl-PL' });
    await page.goto(site, { waitUntil: 'networkidle' });
    expect(new URL(page.url()).pathname).toBe('/pl');
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${site}/`);
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    await page.goto(site);
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
