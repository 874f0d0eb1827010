import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { sampleViews, findViolationsInViews } from './axe-views.ts';
import { openPage } from './browser.ts';
import { site } from './site.ts';
import { templates } from './templates.ts';
import { useStack } from './use-stack.ts';

useStack();

const languages = ['en', 'pl'] as const;

async function open(path: string, width: number, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const { page } = await openPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
  await page.goto(site + path, { waitUntil: 'networkidle', referer: site });
  return page;
}

describe.each(Object.entries(templates))('%s', (_, paths) => {
  test('has no axe violations in both languages, both colour schemes and at both widths', async () => {
    expect(await findViolationsInViews(paths, sampleViews)).toEqual([]);
  });

  test('does not scroll horizontally at 320 px, at 200 % zoom and with long words', async () => {
    for (const language of languages) {
      const page = await open(paths[language], 320);
      for (const variant of ['original text', 'long words']) {
        for (const width of [320, 640]) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect([paths[language], width, variant, overflow]).toEqual([paths[language], width, variant, 0]);
        }
        await page.evaluate(() => {
          for (const heading of document.querySelectorAll('h1, h2, h3')) {
            // Titles on one line are always short: hero and feature-grid use that layout only for short titles.
            if (!getComputedStyle(heading).whiteSpace.includes('nowrap')) {
              heading.textContent += ' konstantynopolitańczykowianeczka';
            }
          }
        });
      }
      await page.context().close();
    }
  });

  test('has touch targets of at least 24 by 24 px', async () => {
    const page = await open(paths.pl, 320);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, summary, label')].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const inSentence = element.closest('p, li, td, address') && getComputedStyle(element).display === 'inline';
        return width === 0 || inSentence || (width >= 24 && height >= 24) ? [] : [element.outerHTML.slice(0, 120)];
      }),
    );
    expect(small).toEqual([]);
    await page.context().close();
  });
});

describe('interactive states without axe violations', () => {
  test('open menu', async () => {
    for (const path of ['/', '/pl']) {
      const page = await open(path, 320);
      await page.locator('header summary:visible').click();
      expect(await findViolations(page)).toEqual([]);
    }
  });

  test('open theme menu after a choice', async () => {
    const page = await open('/pl', 1440);
    await page.getByLabel('Motyw').first().click();
    await page.getByLabel('Ciemny').first().click();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(15, 26, 35)');
    expect(await findViolations(page)).toEqual([]);
  });

  test('all questions open', async () => {
    const page = await open('/pricing', 320, 'dark');
    await page.evaluate(() =>
      document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')),
    );
    expect(await findViolations(page)).toEqual([]);
  });

  test('each billing period and currency', async () => {
    const page = await open('/pl/pricing', 1440);
    await page.getByText('Co miesiąc').click();
    await page.getByText('USD', { exact: true }).click();
    expect(await page.locator('article').first().innerText()).toMatch(/21\sUSD/);
    expect(await findViolations(page)).toEqual([]);
  });

  test('shows the selected option with forced colours', async () => {
    const { page } = await openPage({ forcedColors: 'active' });
    await page.goto(`${site}/pricing`, { waitUntil: 'networkidle' });
    const widthOf = (label: string) =>
      page.getByText(label, { exact: true }).evaluate((element) => getComputedStyle(element).borderTopWidth);
    expect(await widthOf('Yearly, 2 months free')).toBe('4px');
    expect(await widthOf('Monthly')).toBe('2px');
  });

  test('runs no animation with reduced motion', async () => {
    const page = await open('/', 1440);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('axe reports every planted defect', async () => {
  const page = await open('/contact', 1440);
  await page.evaluate(() => {
    // createElement, because the page's Trusted Types policy blocks innerHTML.
    const plant = (name: string, attributes: Record<string, string> = {}, text = '') => {
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      element.textContent = text;
      document.querySelector('main')!.append(element);
      return element;
    };
    plant('img', { src: '/favicon.svg' });
    plant('button');
    Object.assign(plant('p', {}, 'pale').style, { color: '#bbb', background: '#fff' });
    plant('input', { type: 'text' });
    plant('h5', {}, 'skipped');
    plant('a', { href: '/x' });
    plant('div', { id: 'main' });
  });
  const found = new Set((await findViolations(page)).map((line) => line.split(':')[0]));
  expect([...found]).toEqual(
    expect.arrayContaining(['image-alt', 'button-name', 'color-contrast', 'label', 'heading-order', 'link-name']),
  );
});
