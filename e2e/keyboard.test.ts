import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { goodPassword, newEmail, newMember, sessionCookie } from './http-client.ts';
import { site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

/** Presses Tab until the focused element has this text, at most 80 times, and checks that the focus is visible. */
async function tabTo(page: Page, text: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await readFocusedText(page);
    if (typeof text === 'string' ? focused === text : text.test(focused)) {
      if (!(await hasVisibleFocus(page))) throw new Error(`The focus on ${String(text)} is not visible`);
      return;
    }
  }
  throw new Error(`Tab did not reach ${String(text)} within 80 presses`);
}

/** The label or text of the focused element, with normalized spaces. */
async function readFocusedText(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
    const element = document.activeElement;
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement;
    const label = isField ? element.labels?.[0]?.textContent : null;
    return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
  return text.replace(/\s+/g, ' ').trim();
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
  'visits home, pricing, contact and sign-in by keyboard (%s)',
  async (locale, home, skip, pricing, contact, signIn, title) => {
    const { page, browserErrors } = await openPage({ locale, viewport: { width: 1440, height: 900 } });
    await page.goto(site + home, { waitUntil: 'networkidle' });

    await page.keyboard.press('Tab');
    expect(await readFocusedText(page)).toBe(skip);
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
    expect(browserErrors).toEqual([]);
  },
);

test('opens the narrow menu and follows a link by keyboard', async () => {
  const { page } = await openPage({ viewport: { width: 390, height: 800 } });
  await page.goto(site, { waitUntil: 'networkidle' });
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Docs');
  await page.keyboard.press('Enter');
  await page.waitForURL(/docs$/);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Documentation');
  expect(await page.locator('header details[open]').count()).toBe(0);
});

test('remembers the theme and applies it before the first paint', async () => {
  const { page } = await openPage({ colorScheme: 'light', viewport: { width: 1440, height: 900 } });
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

test('signs in by keyboard after a wrong password', async () => {
  const email = newEmail('keys');
  await newMember(email);
  const { page } = await openPage();
  await page.goto(`${site}/auth/login`);
  await tabTo(page, /mail address/);
  await page.keyboard.type(email);
  await tabTo(page, 'Password');
  await page.keyboard.type('not this one');
  await page.keyboard.press('Enter');
  await page.locator('[role=alert]').waitFor();
  // The focus moves to the alert, and the email is still filled in.
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

test('sends the contact form by keyboard after fixing missing fields', async () => {
  const { page, browserErrors } = await openPage({ viewport: { width: 1440, height: 900 } });
  const email = newEmail('keyboard');
  await page.goto(`${site}/contact`);
  await tabTo(page, 'Your name');
  await page.keyboard.type('Zofia Ćwik');
  await tabTo(page, /^Your message/);
  await page.keyboard.type('By keyboard');
  await tabTo(page, 'Send message');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[role=alert]');
  // The focus moves to the list of problems, and each problem links to its field.
  await expect.poll(() => readFocusedText(page)).toMatch(/^3 things need another look/);
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
  // The browser logs the 400 response itself.
  expect(browserErrors.filter((one) => !one.includes('400'))).toEqual([]);
});

test('closes the menu with Escape and by a click elsewhere, and gives the focus back', async () => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto(site, { waitUntil: 'networkidle', referer: site });
  const menu = page.locator('header details', { hasText: 'Menu' });
  const summary = menu.locator('summary');
  await summary.click();
  expect(await menu.getAttribute('open')).not.toBe(null);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(await menu.getAttribute('open')).toBe(null);
  expect(await readFocusedText(page)).toBe('Menu');
  await summary.click();
  await page.mouse.click(20, 700);
  expect(await menu.getAttribute('open')).toBe(null);
});

test('remembers period and currency on the pricing page of the other language', async () => {
  const { page } = await openPage();
  await page.goto(`${site}/pricing`, { waitUntil: 'networkidle', referer: site });
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByText('USD', { exact: true }).click();
  await page.goto(`${site}/pl/pricing`, { waitUntil: 'networkidle', referer: site });
  const checked = await page
    .locator('input[data-remember]:checked')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(checked).toEqual(['month', 'USD']);
});
