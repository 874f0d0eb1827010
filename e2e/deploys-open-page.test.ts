/** How an open page notices a new build, and what it prefetches. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { collectDocuments, openPage, openPageAs } from './browser.ts';
import { newMember } from './http-client.ts';
import { site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

describe('background checks of an open page, with a fake clock', () => {
  const hour = 3_600_000;

  /** Delays of the timers that the page has set, and the number of build responses it has processed. */
  type Observed = { timers: number[]; responses: number };
  const observe = () => {
    const observed = { timers: [] as number[], responses: 0 };
    Object.assign(window, { observed });
    const { setTimeout, fetch } = window;
    Object.assign(window, {
      setTimeout: (callback: () => void, ms: number) => {
        observed.timers.push(ms);
        return setTimeout(callback, ms);
      },
    });
    // A message channel schedules a task that the fake clock does not delay.
    const nextTask = () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', done, { once: true });
        port1.start();
        port2.postMessage(0);
      });
    window.fetch = async (...args) => {
      const response = await fetch(...args);
      if (String(args[0]).startsWith('/builds/')) {
        void response
          .clone()
          .text()
          .then(async () => {
            for (let tasks = 0; tasks < 20; tasks += 1) await nextTask();
            observed.responses += 1;
          });
      }
      return response;
    };
  };
  const waitForTimers = (page: Page, ms: number, count: number) =>
    page.waitForFunction(
      ([wanted, least]) =>
        (window as unknown as { observed: Observed }).observed.timers.filter((one) => one === wanted).length >= least!,
      [ms, count],
      { polling: 50 },
    );
  const waitForResponses = (page: Page, count: number) =>
    page.waitForFunction((least) => (window as unknown as { observed: Observed }).observed.responses >= least, count, {
      polling: 50,
    });

  async function openObservedPage(prepare?: (page: Page) => Promise<unknown>, path = '/auth/login') {
    const { page } = path.startsWith('/account') ? await openPageAs(await newMember()) : await openPage();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.addInitScript(observe);
    await prepare?.(page);
    const requestedPaths: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/builds/'))
        requestedPaths.push(pathname.replace(/[^/]+\.json$/, (file) => file.replace(/^(?!latest).*/, 'own')));
    });
    await page.goto(site + path);
    // React has started and has set its timer of one second.
    await waitForTimers(page, 1_000, 1);
    return { page, requestedPaths };
  }

  test('checks its manifest after a second and the newest build every hour, only in a visible tab', async () => {
    const { page, requestedPaths } = await openObservedPage();
    await page.clock.runFor(900);
    expect(requestedPaths).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => requestedPaths).toEqual(['/builds/meta/own']);
    await page.clock.runFor(hour - 2_000);
    expect(requestedPaths).toHaveLength(1);
    await page.clock.runFor(2_000);
    await expect.poll(() => requestedPaths).toEqual(['/builds/meta/own', '/builds/latest.json']);

    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await waitForTimers(page, hour, 2);
    await setHidden(true);
    await page.clock.runFor(3 * hour);
    expect(requestedPaths).toHaveLength(2);
    await setHidden(false);
    await expect.poll(() => requestedPaths.length).toBe(3);
    await page.clock.runFor(1_000);
    expect(requestedPaths).toHaveLength(3);
  });

  test('makes the next click load a document when the build is outdated or its manifest is missing', async () => {
    for (const [pattern, response, time] of [
      ['**/builds/latest.json*', { json: { id: 'newer', timestamp: 1 } }, hour],
      ['**/builds/meta/*', { status: 404 }, 0],
    ] as const) {
      const { page, requestedPaths } = await openObservedPage(
        (fresh) => fresh.route(pattern, (route) => route.fulfill(response)),
        '/account',
      );
      await page.clock.runFor(1_100);
      await expect.poll(() => requestedPaths).toContain('/builds/meta/own');
      await waitForResponses(page, 1);
      await page.clock.runFor(time);
      await waitForResponses(page, time === 0 ? 1 : 2);
      const documents = collectDocuments(page);
      await page.click('a[href="/account/sessions"]');
      await page.waitForURL('**/account/sessions');
      expect(documents).toEqual(['/account/sessions']);
    }
  });

  test('prefetches at most four pages at once, and none with Save-Data or on 2G', async () => {
    const names = [
      'auth-register',
      'auth-verify',
      'auth-forgot-password',
      'auth-reset-password',
      'account-profile',
    ].concat('account-data', 'account-security', 'account-sessions', 'account-messages');
    const links = names.map((name) => `/${name.replace('-', '/').replace('/profile', '')}`);
    const prefetch = async (connection: object) => {
      const { page } = await openObservedPage((fresh) =>
        fresh.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { get: () => value });
        }, connection),
      );
      await page.evaluate((paths) => {
        for (const path of paths) {
          const link = document.createElement('a');
          link.href = link.textContent = path;
          document.querySelector('main')!.prepend(link);
        }
      }, links);
      let maxConcurrent = 0;
      let loaded = 0;
      const loading = new Set<string>();
      await page.route(new RegExp(`/assets/(${names.join('|')})-[^/]*js`), async (route) => {
        const name = route.request().url();
        loading.add(name);
        loaded += 1;
        maxConcurrent = Math.max(maxConcurrent, loading.size);
        await sleep(150);
        loading.delete(name);
        await route.continue();
      });
      await page.clock.runFor(1_100);
      await page.clock.resume();
      await page.waitForTimeout(3_000);
      return { maxConcurrent: () => maxConcurrent, loaded: () => loaded };
    };
    const fast = await prefetch({ saveData: false, effectiveType: '4g' });
    await expect.poll(fast.loaded).toBe(names.length);
    expect(fast.maxConcurrent()).toBeLessThan(5);
    for (const connection of [
      { saveData: true, effectiveType: '4g' },
      { effectiveType: '2g' },
      { effectiveType: 'slow-2g' },
    ])
      expect((await prefetch(connection)).loaded()).toBe(0);
  });
});
