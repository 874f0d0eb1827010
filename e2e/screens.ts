/** Takes screenshots of every template in both languages and colour schemes at five widths, into e2e/screens/. */
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags } from './chromium-flags.ts';
import { site } from './site.ts';
import { templates } from './templates.ts';
import { trustFlag } from './tls.ts';
import { showWholePage } from './whole-page.ts';

const folder = resolve(import.meta.dirname, 'screens');
const only = process.argv.slice(2);
if (only.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: [...chromiumFlags, trustFlag()] });
let taken = 0;
for (const [name, paths] of Object.entries(templates)) {
  if (only.length > 0 && !only.includes(name)) continue;
  for (const language of ['en', 'pl'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [320, 390, 768, 1280, 1440]) {
        const page = await browser.newPage({
          viewport: { width, height: 900 },
          colorScheme,
          locale: language,
          reducedMotion: 'reduce',
        });
        await page.goto(site + paths[language], { waitUntil: 'networkidle', referer: site });
        await showWholePage(page, width);
        // Pictures below the fold are loaded lazily.
        await page.waitForLoadState('networkidle');
        // The window may be higher than the page, which was expected to be higher before it was laid out.
        const height = await page.evaluate(() => document.body.offsetHeight);
        await page.screenshot({
          path: resolve(folder, `${name}-${language}-${colorScheme}-${width}.png`),
          clip: { x: 0, y: 0, width, height },
        });
        await page.close();
        taken += 1;
      }
    }
  }
  console.log(`${name}: done (${taken} screenshots so far)`);
}
await browser.close();
