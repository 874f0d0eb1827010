/** Measures every template in both languages and both colour schemes at 20 widths. */
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { auditContrast } from '../contrast-audit.ts';
import { auditLayout, openForAudit } from '../layout-audit.ts';
import { templates } from '../templates.ts';
import { useStack } from '../use-stack.ts';
import { recordFigure } from './figures.ts';

useStack();

const widths = [
  320, 360, 390, 430, 520, 600, 640, 704, 768, 832, 900, 1024, 1100, 1180, 1280, 1366, 1440, 1536, 1680, 1920,
];

test('no text overlaps art or other text, nothing scrolls sideways, and contrasts are sufficient', async () => {
  const paths = Object.values(templates).flatMap(({ en, pl }) => [en, pl]);
  const waiting = [...paths];
  const overlaps: string[] = [];
  const contrasts: string[] = [];
  const measureNext = async () => {
    const browser = await launchBrowser();
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const found = await measure(path, browser);
      overlaps.push(...found.overlaps);
      contrasts.push(...found.contrasts);
      console.log(`${path}: measured, ${waiting.length} paths left`);
    }
    await browser.close();
  };
  // One browser for each processor: a browser draws all its pages in one process.
  await Promise.all([measureNext(), measureNext()]);
  recordFigure('views of all templates', paths.length * widths.length * 2);
  recordFigure('overlaps and sideways scrolling', overlaps.length, '0');
  recordFigure('text below 4.5:1, large figures and leads below 3:1', contrasts.length, '0');
  expect({ overlaps, contrasts }).toEqual({ overlaps: [], contrasts: [] });
});

async function measure(path: string, browser: Browser) {
  const overlaps: string[] = [];
  const contrasts: string[] = [];
  const page = await openForAudit(path, browser);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      const view = `${path}, ${colorScheme}, ${width} px`;
      // This makes the window as high as the page, which the measurement of contrasts needs, too.
      for (const { kind, text } of await auditLayout(page, [width])) overlaps.push(`${view}: ${kind}: ${text}`);
      for (const { what, contrast } of await auditContrast(page)) contrasts.push(`${view}: ${contrast}: ${what}`);
    }
  }
  await page.context().close();
  return { overlaps, contrasts };
}
