import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContextOptions, type Page, type Request } from 'playwright-core';
import { afterAll } from 'vitest';
import { chromiumFlags } from './chromium-flags.ts';
import { timeouts } from './timeouts.ts';
import { site } from './site.ts';
import { trustFlag } from './tls.ts';
import { retryWhile, waitFor } from './wait-for.ts';

/**
 * The headless shell needs a third of the CPU time of the full browser. HEADED=1 opens the full browser and slows it
 * down, for debugging.
 */
const program = process.env.HEADED
  ? { executablePath: '/usr/bin/chromium', headless: false, slowMo: 250 }
  : { executablePath: '/usr/bin/chromium-headless-shell' };

/**
 * Chromium reports this on a busy machine, when it has shown a page before the animation to it could begin. Our pages only
 * allow the animation (theme/motion.css); the page is then shown without it.
 */
const lateTransition = 'Transition was aborted because of invalid state. Page already revealed';

type Visit = { page: Page; browserErrors: string[] };

let browser: Promise<Browser> | undefined;
const visits: Visit[] = [];
/** How many pages were opened before the first test. They stay open until all tests of the file are done. */
let longLivedCount = 0;

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

/** Starts a browser beside the one that all pages share. The caller closes it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ args: [...chromiumFlags, trustFlag()], ...program });
}

/**
 * Opens a page in a new browser context, without cookies. `browserErrors` collects console errors, console warnings and
 * uncaught exceptions. A 503 with Retry-After is retried, because a busy machine can cause one; tests of outages turn
 * that off.
 */
export async function openPage(
  options: BrowserContextOptions = {},
  { retriesOn503 = true, browser: own }: { retriesOn503?: boolean; browser?: Browser | undefined } = {},
): Promise<Visit> {
  const language = options.extraHTTPHeaders?.['Accept-Language'] ? {} : { locale: 'en-GB' };
  const context = await (own ?? (await (browser ??= launchBrowser()))).newContext({ ...language, ...options });
  context.setDefaultTimeout(timeouts.conditionMs);
  // Actions and requests only: screenshots of every step would double the duration of a test.
  await context.tracing.start({ screenshots: false, snapshots: false });
  const browserErrors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') browserErrors.push(message.text());
  });
  context.on('weberror', (error) => {
    const message = String(error.error());
    if (!message.includes(lateTransition)) browserErrors.push(message);
  });
  const visit = { page: await context.newPage(), browserErrors };
  if (retriesOn503) retryGotoOn503(visit);
  visits.push(visit);
  return visit;
}

/** Opens a page with the cookies of a client, as the member who is signed in with it. */
export async function openPageAs(
  { jar }: { jar: ReadonlyMap<string, string> },
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const visit = await openPage(options);
  await visit.page.context().addCookies([...jar].map(([name, value]) => ({ name, value, url: site })));
  return visit;
}

function retryGotoOn503({ page, browserErrors }: Visit): void {
  const goto = page.goto.bind(page);
  page.goto = (url, gotoOptions) => {
    const before = browserErrors.length;
    const shouldRetry = (response: Awaited<ReturnType<typeof goto>>) =>
      response?.status() === 503 && 'retry-after' in response.headers();
    return retryWhile(shouldRetry, () => {
      browserErrors.length = before;
      return goto(url, gotoOptions);
    });
  };
}

/**
 * Loads a page and waits until React has taken over, so that the next click navigates without loading a document. The
 * page is loaded again if a busy machine did not deliver one of its scripts.
 */
export async function gotoHydrated(page: Page, url: string): Promise<void> {
  await waitFor(`${url} to be hydrated`, async () => {
    await page.goto(url, { waitUntil: 'networkidle' });
    for (let checks = 0; checks < 50; checks += 1) {
      if (await page.evaluate(isHydrated)) return true;
      await sleep(200);
    }
    return false;
  });
}

/** Runs in the page. React adds properties to each element that it hydrates. */
export function isHydrated(): boolean {
  return Object.keys(document.body).some((key) => key.startsWith('__react'));
}

/** Collects the paths of all documents that a page requests. */
export function collectDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

export function startTrackingPages(): void {
  longLivedCount = visits.length;
}

export async function closePages(): Promise<void> {
  await Promise.all(visits.splice(longLivedCount).map(({ page }) => page.context().close()));
}

/** For a failed test: the URL, text and browser errors of each page, with a screenshot and a trace. */
export async function describePages(folder: string): Promise<string[]> {
  const lines = await Promise.all(
    visits.map(async ({ page, browserErrors }, index) => {
      if (page.isClosed()) return [];
      const screenshot = resolve(folder, `page-${index + 1}.png`);
      const trace = resolve(folder, `page-${index + 1}-trace.zip`);
      await page.screenshot({ path: screenshot, timeout: 10_000 }).catch(() => {});
      await page
        .context()
        .tracing.stop({ path: trace })
        .catch(() => {});
      const text = await page.innerText('body', { timeout: 5_000 }).catch(() => '');
      return [
        `── page ${index + 1}: ${page.url()} (${screenshot}, ${trace})`,
        `shows: ${text.replace(/\s+/g, ' ').slice(0, 600)}`,
        ...browserErrors.slice(-10).map((error) => `browser error: ${error.slice(0, 300)}`),
      ];
    }),
  );
  return lines.flat();
}
