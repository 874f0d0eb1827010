import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { goodPassword, newAddress, newMember, sessionCookie } from './person.ts';
import { site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

/** Presses Tab until the focused element says this; fails rather than tabbing for ever. */
async function tabTo(page: Page, words: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await focusedWords(page);
    if (typeof words === 'string' ? focused === words : words.test(focused)) {
      if (!(await hasVisibleFocus(page))) throw new Error(`The focus on ${String(words)} cannot be seen`);
      return;
    }
  }
  throw new Error(`Tab never reached ${String(words)}`);
}

/** What the focused element says, with ordinary spaces: typesetting is not what these journeys are about. */
async function focusedWords(page: Page): Promise<string> {
  const words = await page.evaluate(() => {
    const element = document.activeElement;
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement;
    const label = isField ? element.labels?.[0]?.textContent : null;
    return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
  return words.replace(/\s+/g, ' ').trim();
}

async function hasVisibleFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement!;
    const shown = element instanceof HTMLInputElement && element.labels?.[0] ? element.labels[0] : element;
    return [element, shown].some((one) => {
      const style = getComputedStyle(one);
      return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    });
  });
}

test.each([
  ['en-GB', '/', 'Skip to content', 'Pricing', 'Contact', 'Sign in', 'Good to see you.'],
  ['pl-PL', '/pl', 'Przejdź do treści', 'Cennik', 'Kontakt', 'Zaloguj się', 'Dobrze Cię widzieć.'],
])(
  'with the keyboard alone, %s: home, pricing, contact, sign-in',
  async (locale, home, skip, pricing, contact, signIn, title) => {
    const { page, complaints } = await visitor({ locale, viewport: { width: 1440, height: 900 } });
    await page.goto(site + home, { waitUntil: 'networkidle' });

    await page.keyboard.press('Tab');
    expect(await focusedWords(page)).toBe(skip);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

    await page.reload({ waitUntil: 'networkidle' });
    await tabTo(page, pricing);
    await page.keyboard.press('Enter');
    await page.waitForURL(/pricing$/);

    // Period and currency by arrow keys.
    await tabTo(page, /^(Yearly|Raz w\sroku)/);
    await page.keyboard.press('ArrowLeft');
    expect(await page.locator('[name=period]:checked').getAttribute('value')).toBe('month');

    // A question by Enter.
    await tabTo(page, /^(Do you charge for leads\?|Czy pobieracie opłaty za leady\?)$/);
    await page.keyboard.press('Enter');
    expect(await page.locator('details[open]').count()).toBeGreaterThan(1);

    await page.reload({ waitUntil: 'networkidle' });
    await tabTo(page, contact);
    await page.keyboard.press('Enter');
    await page.waitForURL(/contact$/);

    await page.reload({ waitUntil: 'networkidle' });
    await tabTo(page, signIn);
    await page.keyboard.press('Enter');
    await page.waitForURL(/auth\/login$/);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect(complaints).toEqual([]);
  },
);

test('the narrow menu opens, leads on and is closed again, by keyboard', async () => {
  const { page } = await visitor({ viewport: { width: 390, height: 800 } });
  await page.goto(site, { waitUntil: 'networkidle' });
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Docs');
  await page.keyboard.press('Enter');
  await page.waitForURL(/docs$/);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Documentation');
  expect(await page.locator('header details[open]').count()).toBe(0);
});

test('the theme is remembered, and is there before anything is drawn', async () => {
  const { page } = await visitor({ colorScheme: 'light', viewport: { width: 1440, height: 900 } });
  await page.goto(site, { waitUntil: 'networkidle' });
  await tabTo(page, 'Theme');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Same as system');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.goto(`${site}/pricing`, { waitUntil: 'commit' });
  await page.waitForSelector('body');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(15, 26, 35)');
});

test('with the keyboard alone: signing in wrongly, being told, and trying again', async () => {
  const email = newAddress('keys');
  await newMember(email);
  const { page } = await visitor();
  await page.goto(`${site}/auth/login`);
  await tabTo(page, /mail address/);
  await page.keyboard.type(email);
  await tabTo(page, 'Password');
  await page.keyboard.type('not this one');
  await page.keyboard.press('Enter');
  await page.locator('[role=alert]').waitFor();
  // The keyboard is where the answer is, and what was typed is still there.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  await tabTo(page, 'Password');
  await page.keyboard.type(goodPassword);
  await tabTo(page, 'Keep me signed in on this device');
  await page.keyboard.press('Space');
  await tabTo(page, 'Sign in');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toBe(`${site}/account`);
  const session = (await page.context().cookies()).find(({ name }) => name === sessionCookie);
  expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
  await page.context().close();
});

test('with the keyboard alone: a message with something missing, being told, and sending it', async () => {
  const { page, complaints } = await visitor({ viewport: { width: 1440, height: 900 } });
  const email = newAddress('keyboard');
  await page.goto(`${site}/contact`);
  await tabTo(page, 'Your name');
  await page.keyboard.type('Zofia Ćwik');
  await tabTo(page, /^Your message/);
  await page.keyboard.type('By keyboard');
  await tabTo(page, 'Send message');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[role=alert]');
  // The keyboard is at the list of what is missing, and leads from there to each field.
  await expect.poll(() => focusedWords(page)).toMatch(/^3 things need another look/);
  await tabTo(page, 'Please give us an address to answer to.');
  await page.keyboard.press('Enter');
  await page.keyboard.type(email);
  await tabTo(page, 'What is it about?');
  await page.keyboard.type('Prices');
  await tabTo(page, /^I agree that/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Send message');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-enquiry-sent]');
  // The browser itself says so about a form that was refused.
  expect(complaints.filter((one) => !one.includes('400'))).toEqual([]);
});
