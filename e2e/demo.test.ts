import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { openPage } from './browser.ts';
import { site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

const texts = {
  en: {
    path: '/',
    send: 'Send',
    typo: 'gmial.com, or gmail.com?',
    arrived: 'Jan Próbny is across: contact created, row added, webhook signed.',
    again: 'Jan Próbny is across, and recognised: the contact is updated, not doubled.',
    waiting: 'The far bank does not answer. Jan Próbny waits on the bridge and tries again. Nothing is lost.',
    down: 'The far bank is down',
    genuine: 'Genuine: it was us.',
    refused: 'Refused: somebody changed a letter.',
    comic: 'One lead, three pictures.',
    empty: 'no name; no e-mail; no company',
  },
  pl: {
    path: '/pl',
    send: 'Wyślij',
    typo: 'gmial.com czy gmail.com?',
    arrived: 'Jan Próbny po drugiej stronie: kontakt założony, wiersz dopisany, webhook podpisany.',
    again: 'Jan Próbny po drugiej stronie, znamy się: kontakt zaktualizowany, nie zdublowany.',
    waiting: 'Drugi brzeg nie odpowiada. Jan Próbny czeka na moście i próbuje dalej. Nic nie przepada.',
    down: 'Drugi brzeg nie działa',
    genuine: 'Zgadza się: to my.',
    refused: 'Odrzucone: ktoś zmienił literę.',
    comic: 'Jeden lead, trzy obrazki.',
    empty: 'brak imienia i nazwiska; brak e-maila; brak firmy',
  },
};

type Options = Parameters<typeof openPage>[0];

async function open(path: string, options: Options = {}) {
  const { page, browserErrors } = await openPage({ viewport: { width: 1440, height: 900 }, ...options });
  await page.goto(site + path, { waitUntil: 'networkidle', referer: site });
  await page.locator('[data-try]').scrollIntoViewIfNeeded();
  await page.locator('[data-try][data-started]').waitFor();
  return { page, browserErrors };
}

const part = (page: Page, name: string) => page.locator(`[data-demo=${name}]`);

/** The status line, with ordinary spaces. */
async function statusOf(page: Page): Promise<string> {
  return (await part(page, 'status').innerText()).replaceAll('\u2060', '').replace(/\s/g, ' ');
}

async function expectStatus(page: Page, text: string): Promise<void> {
  await expect.poll(() => statusOf(page)).toBe(text);
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  const words = texts[language];

  test('carries a lead across, finds the typo, recognises it the second time, and sends nothing', async () => {
    const { page, browserErrors } = await open(words.path);
    await expectAccessible(page);
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(request.url()));
    await part(page, 'send').click();
    await expect.poll(() => part(page, 'slips').innerText()).toBe(words.typo);
    await expectStatus(page, words.arrived);
    expect(await part(page, 'crm').innerText()).toContain('jan.probny@gmial.com');
    await expectAccessible(page);
    await part(page, 'send').click();
    await expectStatus(page, words.again);
    expect(requests).toEqual([]);
    expect(browserErrors).toEqual([]);
  });

  test('waits while the far bank is down, and loses nothing', async () => {
    const { page } = await open(words.path, { reducedMotion: 'reduce' });
    await page.getByText(words.down, { exact: true }).click();
    await part(page, 'send').click();
    await expectStatus(page, words.waiting);
    await expectAccessible(page);
    await page.getByText(words.down, { exact: true }).click();
    await expectStatus(page, words.arrived);
    expect(await part(page, 'attempts').locator('[data-attempt=yes]').count()).toBe(1);
  });

  test('signs the webhook: the signature holds, and a changed letter is refused', async () => {
    const { page } = await open(words.path, { reducedMotion: 'reduce' });
    await part(page, 'send').click();
    await expectStatus(page, words.arrived);
    await page.getByRole('tab', { name: 'Webhook' }).click();
    expect(await part(page, 'request').innerText()).toMatch(/Mostek-Signature: t=\d+,v1=[0-9a-f]{64}/);
    await part(page, 'verify').click();
    await expect.poll(() => part(page, 'verdict').innerText()).toBe(words.genuine);
    await part(page, 'tamper').click();
    await expect.poll(() => part(page, 'verdict').innerText()).toBe(words.refused);
    await expectAccessible(page);
  });

  test('refuses nothing: an empty form crosses with its remarks', async () => {
    const { page } = await open(words.path, { reducedMotion: 'reduce' });
    for (const name of ['name', 'email', 'company']) await page.fill(`[data-demo=form] [name=${name}]`, '');
    await part(page, 'send').click();
    await expect.poll(() => statusOf(page)).toContain(words.empty);
    await expect.poll(() => page.locator('[data-try]').getAttribute('data-phase')).toBe('arrived');
  });

  test('is a comic without JavaScript', async () => {
    const { page } = await openPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto(site + words.path, { referer: site });
    expect(await page.getByText(words.comic, { exact: true }).isVisible()).toBe(true);
    expect(await page.locator('[data-demo=form]').isVisible()).toBe(false);
    expect(await page.locator('#try [role=img]:visible').count()).toBe(3);
  });
});

test('works with the keyboard only, and the focus stays where it is', async () => {
  const { page } = await open('/', { reducedMotion: 'reduce' });
  await page.locator('[data-demo=form] [name=email]').focus();
  await page.keyboard.press('Enter');
  await expectStatus(page, texts.en.arrived);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  await page.getByRole('tab', { name: 'CRM' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('#demo-panel-sheet').isVisible()).toBe(true);
  await page.keyboard.press('End');
  expect(await page.locator('#demo-panel-hook').isVisible()).toBe(true);
  await page.keyboard.press('Home');
  expect(await page.locator('#demo-panel-crm').isVisible()).toBe(true);
});

test('is usable with forced colours', async () => {
  const { page } = await open('/', { forcedColors: 'active', reducedMotion: 'reduce' });
  await part(page, 'send').click();
  await expectStatus(page, texts.en.arrived);
  // The system chooses the colours, so their contrast is not ours.
  expect((await findViolations(page)).filter((violation) => !violation.startsWith('color-contrast'))).toEqual([]);
  expect(await part(page, 'crm').innerText()).toContain('Jan Próbny');
});

test('shows the comic when its script cannot be loaded', async () => {
  const { page } = await openPage({ viewport: { width: 1440, height: 900 } });
  await page.route(/\/assets\/island-/, (route) => route.abort());
  await page.goto(site, { waitUntil: 'networkidle', referer: site });
  await page.locator('#try').scrollIntoViewIfNeeded();
  await page.locator('#try[data-failed]').waitFor();
  expect(await page.getByText(texts.en.comic, { exact: true }).isVisible()).toBe(true);
});

test('moves nothing on the page from loading to the end of the story', async () => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    const shifts: number[] = ((window as unknown as { shifts: number[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site, { waitUntil: 'networkidle', referer: site });
  await page.locator('[data-demo=send]').scrollIntoViewIfNeeded();
  await page.locator('[data-try][data-started]').waitFor();
  await part(page, 'send').click();
  await expectStatus(page, texts.en.arrived);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBe(0);
});
