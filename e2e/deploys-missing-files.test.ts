/** What an open page does when a file of its build is missing. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { collectDocuments, gotoHydrated, openPage, openPageAs } from './browser.ts';
import { newMember } from './http-client.ts';
import { site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

describe('a missing built file', () => {
  const began = Date.now();
  const openWithMissingFiles = async (names: string[], prepare?: (page: Page) => Promise<unknown>) => {
    const { page } = await openPageAs(await newMember());
    await prepare?.(page);
    // A fixed clock, so that the ten seconds do not depend on the speed of the machine.
    await page.clock.setFixedTime(began);
    for (const name of names) await page.route(`**/assets/${name}-*`, (route) => route.fulfill({ status: 404 }));
    await gotoHydrated(page, `${site}/account`);
    return { page, documents: collectDocuments(page) };
  };
  const tryAgainLink = (page: Page) => page.getByRole('link', { name: 'Try again' });
  const click = (page: Page, path: string) => page.click(`a[href="/account/${path}"]`);
  const devicesHeading = (page: Page) => page.getByRole('heading', { name: 'Devices', level: 1 });

  test('loads the document once, and shows the error page at a second failure within ten seconds', async () => {
    const { page, documents } = await openWithMissingFiles(['account-sessions']);
    await click(page, 'sessions');
    await page.waitForURL('**/account/sessions');
    await page.waitForTimeout(1_500);
    expect(documents).toEqual(['/account/sessions']);
    expect(await devicesHeading(page).isVisible()).toBe(true);

    await gotoHydrated(page, `${site}/account`);
    documents.length = 0;
    await click(page, 'sessions');
    await tryAgainLink(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/account/sessions');
    await page.waitForTimeout(1_000);
    expect(documents).toEqual([]);
    await tryAgainLink(page).click();
    await devicesHeading(page).waitFor();
  });

  test('reloads each of two affected pages at most once in ten seconds', async () => {
    const { page, documents } = await openWithMissingFiles(['account-sessions', 'account-data']);
    const count = (path: string) => documents.filter((one) => one === `/account/${path}`).length;
    const visitBoth = async (isReloaded: boolean) => {
      for (const path of ['sessions', 'data']) {
        await gotoHydrated(page, `${site}/account`);
        const isDone = isReloaded ? page.waitForEvent('load') : tryAgainLink(page).waitFor();
        await click(page, path);
        await isDone;
      }
    };
    const counts = () => [count('sessions'), count('data')];
    await visitBoth(true);
    await visitBoth(false);
    expect(counts()).toEqual([1, 1]);
    await page.clock.setFixedTime(began + 9_999);
    await visitBoth(false);
    expect(counts()).toEqual([1, 1]);
    await page.clock.setFixedTime(began + 10_000);
    await visitBoth(true);
    expect(counts()).toEqual([2, 2]);
  });

  test('shows the error page without a reload when sessionStorage is unavailable', async () => {
    const { page, documents } = await openWithMissingFiles(['account-sessions'], (fresh) =>
      fresh.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('no', 'SecurityError');
          },
        });
      }),
    );
    await click(page, 'sessions');
    await tryAgainLink(page).waitFor();
    await page.waitForTimeout(1_000);
    expect(documents).toEqual([]);
  });

  test.each(['style', 'entry.client', 'root'])('reloads the page once when %s is missing', async (name) => {
    const { page } = await openPage();
    const documents = collectDocuments(page);
    await page.route(`**/assets/${name}-*`, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site}/auth/login`);
    await expect.poll(() => documents.length).toBe(2);
    await page.waitForTimeout(2_500);
    expect(documents).toEqual(['/auth/login', '/auth/login']);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });

  test('keeps the page and what was typed when the build monitor cannot be loaded', async () => {
    const { page } = await openPage();
    const documents = collectDocuments(page);
    const isMonitor = /\/assets\/start-/;
    await page.route(isMonitor, (route) => route.fulfill({ status: 503, body: 'out of order' }));
    const failed = page.waitForResponse(isMonitor);
    await gotoHydrated(page, `${site}/auth/login`);
    await page.fill('input[name=email]', 'a@b.example');
    await failed;
    await page.waitForTimeout(500);
    expect(documents).toEqual(['/auth/login']);
    expect(await page.inputValue('input[name=email]')).toBe('a@b.example');
  });

  test('never redirects to another host, for a path that starts with two slashes', async () => {
    const { page } = await openPage();
    await gotoHydrated(page, `${site}/auth/login`);
    const documents = collectDocuments(page);
    await page.evaluate(() => {
      const router = (window as unknown as { __reactRouterDataRouter: { state: { navigation: object } } })
        .__reactRouterDataRouter;
      router.state.navigation = { state: 'loading', location: { pathname: '//evil.example/', search: '', hash: '' } };
      dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    });
    await page.waitForTimeout(500);
    expect(documents).toEqual([]);
  });
});
