/** The texts of the account pages, and the steps in them that several tests use. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { goodPassword } from './http-client.ts';
import { extractLink, waitForMail } from './mailbox.ts';
import { site } from './site.ts';

const uiTexts = {
  en: {
    prefix: '',
    create: 'Open the account',
    confirm: 'Confirm and sign in',
    signIn: 'Sign in',
    signOut: 'Sign out',
    failed: 'That did not work',
    sendLink: 'Send me the link',
    sent: 'The mail is on its way',
    setPassword: 'Set the password',
    changePassword: 'Change password',
    changed: 'Your new password is set. All other devices are signed out.',
    endOthers: 'Sign out all others',
    ended: 'Signed out.',
    download: 'Download',
    delete: 'Delete the account',
    deleted: 'Your account and everything in it is deleted.',
    save: 'Save',
    saved: 'Saved.',
    mails: {
      confirm: /Confirm your address/,
      reset: /Set a new password/,
      changed: /password was changed/,
      device: /New sign-in/,
    },
  },
  pl: {
    prefix: '/pl',
    create: 'Załóż konto',
    confirm: 'Potwierdź i zaloguj się',
    signIn: 'Zaloguj się',
    signOut: 'Wyloguj się',
    failed: 'Nie udało się zalogować',
    sendLink: 'Wyślij mi odnośnik',
    sent: 'Wiadomość jest w drodze',
    setPassword: 'Ustaw hasło',
    changePassword: 'Zmień hasło',
    changed: 'Nowe hasło jest ustawione. Pozostałe urządzenia wylogowano.',
    endOthers: 'Wyloguj wszystkie inne',
    ended: 'Wylogowano.',
    download: 'Pobierz',
    delete: 'Usuń konto',
    deleted: 'Twoje konto i wszystko, co w nim było, zostało usunięte.',
    save: 'Zapisz',
    saved: 'Zapisano.',
    mails: {
      confirm: /Potwierdź swój adres/,
      reset: /Ustaw nowe hasło/,
      changed: /Hasło zostało zmienione/,
      device: /Nowe logowanie/,
    },
  },
};

type UiTexts = (typeof uiTexts)['en'];

export async function register(page: Page, texts: UiTexts, email: string): Promise<void> {
  await page.goto(`${site}${texts.prefix}/auth/register`);
  await page.fill('[name=displayName]', 'Zofia');
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', goodPassword);
  await clickButton(page, texts.create);
  await waitForUrl(page, `${site}${texts.prefix}/auth/verify`);
}

/** Registers, confirms the email by its link, and ends on the profile page. */
export async function createMember(page: Page, texts: UiTexts, email: string): Promise<BrowserContext> {
  await register(page, texts, email);
  await page.goto(extractLink(await waitForMail(email, texts.mails.confirm)));
  await fillPasswordIfAsked(page);
  await clickButton(page, texts.confirm);
  await waitForUrl(page, `${site}${texts.prefix}/account/welcome`);
  await page.goto(`${site}${texts.prefix}/account`);
  return page.context();
}

/** The browser that registered confirms without the password, unless the identity provider stores the passwords. */
export async function fillPasswordIfAsked(page: Page): Promise<void> {
  const field = page.locator('[name=password]');
  if ((await field.count()) > 0) await field.fill(goodPassword);
}

export async function signIn(page: Page, texts: UiTexts, email: string, password: string): Promise<void> {
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', password);
  await clickButton(page, texts.signIn);
}

export function textsFor(language: 'en' | 'pl'): UiTexts {
  return uiTexts[language];
}

export async function clickButton(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

export async function waitForUrl(page: Page, url: string): Promise<void> {
  await expect.poll(() => page.url()).toBe(url);
  await page.waitForLoadState();
}
