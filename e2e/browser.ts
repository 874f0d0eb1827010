import { resolve } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { flags } from './flags.ts';
import { limits } from './limits.ts';
import { trustFlag } from './tls.ts';
import { askAgainWhile } from './wait-for.ts';

/**
 * Chromium without its window, tabs and menus, which takes a third of the processor time for the same pages. HEADED=1 shows
 * the whole browser and slows it down, for whoever wants to watch a journey.
 */
const program = process.env.HEADED
  ? { executablePath: '/usr/bin/chromium', headless: false, slowMo: 250 }
  : { executablePath: '/usr/bin/chromium-headless-shell' };

type Visit = { page: Page; complaints: string[] };

let browser: Promise<Browser> | undefined;
const visits: Visit[] = [];
/** How many of them were opened before the first test: these stay open until the file is done. */
let lasting = 0;

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

/**
 * A page of a visitor who has never been here. What the browser complains about is in `complaints`. Visitors follow what a
 * 503 with Retry-After says and load the page again: a busy machine may bring one about. Journeys about outages do not.
 */
export async function visitor(options: BrowserContextOptions = {}, { loadsAgain = true } = {}): Promise<Visit> {
  browser ??= chromium.launch({ args: [...flags, trustFlag()], ...program });
  const language = options.extraHTTPHeaders?.['Accept-Language'] ? {} : { locale: 'en-GB' };
  const context = await (await browser).newContext({ ...language, ...options });
  context.setDefaultTimeout(limits.conditionMs);
  // Actions and requests only: pictures of every step would double the time a journey takes.
  await context.tracing.start({ screenshots: false, snapshots: false });
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  const visit = { page: await context.newPage(), complaints };
  if (loadsAgain) loadAgainOn503(visit);
  visits.push(visit);
  return visit;
}

function loadAgainOn503({ page, complaints }: Visit): void {
  const goto = page.goto.bind(page);
  page.goto = (url, gotoOptions) => {
    const before = complaints.length;
    const saysLater = (response: Awaited<ReturnType<typeof goto>>) =>
      response?.status() === 503 && 'retry-after' in response.headers();
    return askAgainWhile(saysLater, () => {
      complaints.length = before;
      return goto(url, gotoOptions);
    });
  };
}

export function startTrackingPages(): void {
  lasting = visits.length;
}

export async function closePages(): Promise<void> {
  await Promise.all(visits.splice(lasting).map(({ page }) => page.context().close()));
}

/** For a test that failed: where its pages are, what they complained about, with a picture and a trace of each. */
export async function describePages(folder: string): Promise<string[]> {
  const lines = await Promise.all(
    visits.map(async ({ page, complaints }, index) => {
      if (page.isClosed()) return [];
      const picture = resolve(folder, `page-${index + 1}.png`);
      const trace = resolve(folder, `page-${index + 1}-trace.zip`);
      await page.screenshot({ path: picture, timeout: 10_000 }).catch(() => {});
      await page
        .context()
        .tracing.stop({ path: trace })
        .catch(() => {});
      const text = await page.innerText('body', { timeout: 5_000 }).catch(() => '');
      return [
        `── page ${index + 1}: ${page.url()} (${picture}, ${trace})`,
        `shows: ${text.replace(/\s+/g, ' ').slice(0, 600)}`,
        ...complaints.slice(-10).map((complaint) => `complains: ${complaint.slice(0, 300)}`),
      ];
    }),
  );
  return lines.flat();
}
