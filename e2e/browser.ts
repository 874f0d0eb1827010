import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { flags } from './flags.ts';

let browser: Promise<Browser> | undefined;

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

/** A page of a visitor who has never been here. What the browser complains about is in `complaints`. */
export async function visitor(options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  browser ??= chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
  const language = options.extraHTTPHeaders?.['Accept-Language'] ? {} : { locale: 'en-GB' };
  const context = await (await browser).newContext({ ...language, ...options });
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  const page = await context.newPage();
  return { page, complaints };
}
