/** Account forms in the browser: messages about invalid fields, and passwords that can be shown. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { gotoHydrated, openPage } from './browser.ts';
import { site, toPolishPath } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

const messages = {
  en: {
    missing: 'Please fill this in.',
    email: 'Please check the e-mail address.',
    short: 'At least 8 characters; with 12 or more it is hard to guess. A few words in a row work well.',
    show: 'Show password',
  },
  pl: {
    missing: 'Uzupełnij to pole.',
    email: 'Sprawdź adres e-mail.',
    short: 'Co najmniej 8 znaków; od 12 trudno je odgadnąć. Dobrze działa kilka słów pod rząd.',
    show: 'Pokaż hasło',
  },
};

async function openForm(path: string, locale: string): Promise<Page> {
  const { page } = await openPage({ locale: locale === 'pl' ? 'pl-PL' : 'en-GB' });
  await gotoHydrated(page, site + (locale === 'pl' ? toPolishPath(path) : path));
  return page;
}

/** The error message that is linked to a field, as screen readers find it, without characters that keep words together. */
const describedProblem = (page: Page, name: string) =>
  page.locator(`input[name=${name}]`).evaluate((input) => {
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids
      .flatMap((id) => (id.endsWith('-problem') ? [document.getElementById(id)?.textContent] : []))[0]
      ?.replaceAll('\u2060', '')
      .replaceAll('\u00a0', ' ');
  });

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

describe.each(Object.entries(messages))('in %s', (locale, { missing, email, short, show }) => {
  test('names what is wrong with each field of the registration, and focuses the first', async () => {
    const page = await openForm('/auth/register', locale);
    const submit = () => page.locator('button[type=submit]').first().click();
    await submit();
    await expect.poll(() => describedProblem(page, 'email')).toBe(missing);
    expect(await describedProblem(page, 'password')).toBe(missing);
    expect(await focusedName(page)).toBe('email');
    expect(await page.locator('input[name=email]').getAttribute('aria-invalid')).toBe('true');
    expect(await findViolations(page)).toEqual([]);

    await page.fill('input[name=email]', 'nobody');
    expect(await describedProblem(page, 'email')).toBeUndefined();
    await page.fill('input[name=password]', 'short');
    await submit();
    await expect.poll(() => describedProblem(page, 'email')).toBe(email);
    // Chromium reports a length that is too short only after the visitor has typed.
    await page.fill('input[name=email]', 'nobody@example.com');
    await page.locator('input[name=password]').pressSequentially('er');
    await submit();
    await expect.poll(() => describedProblem(page, 'password')).toBe(short);
    expect(await focusedName(page)).toBe('password');
    expect(new URL(page.url()).pathname).toMatch(/\/auth\/register$/);
  });

  test('shows and hides the password by keyboard', async () => {
    const page = await openForm('/auth/login', locale);
    const password = page.locator('input[name=password]');
    await password.fill('correct horse');
    const button = page.getByRole('button', { name: show });
    await button.focus();
    await page.keyboard.press('Enter');
    expect([await password.getAttribute('type'), await button.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    expect(await password.inputValue()).toBe('correct horse');
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Space');
    expect([await password.getAttribute('type'), await button.getAttribute('aria-pressed')]).toEqual([
      'password',
      'false',
    ]);
  });
});

test('has no button to show the password without JavaScript', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site}/auth/login`);
  expect(await page.getByRole('button', { name: 'Show password' }).count()).toBe(0);
  expect(await page.locator('input[name=password]').getAttribute('type')).toBe('password');
});
