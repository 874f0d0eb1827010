/** What people do with accounts, in a browser, in both languages. The same journeys whatever keeps the passwords. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { visitor } from './browser.ts';
import { linkIn, mailTo, mailsTo } from './mailbox.ts';
import { forgetTries, goodPassword, newAddress } from './person.ts';
import { site } from './site.ts';

const words = {
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

type Words = (typeof words)['en'];

export function accountJourneys(options: { withoutScript: boolean }): void {
  beforeEach(forgetTries);

  const ways = [true, ...(options.withoutScript ? [false] : [])];
  const cases = ways.flatMap((script) => (['en', 'pl'] as const).map((language) => ({ script, language })));

  describe.each(cases)('in $language, JavaScript: $script', ({ script, language }) => {
    const say = words[language];
    const open = () => visitor({ javaScriptEnabled: script, locale: language === 'pl' ? 'pl-PL' : 'en-GB' });
    const at = (path: string) => site + say.prefix + path;

    test('register → mail → verify → account, and the profile can be changed', async () => {
      const { page, complaints } = await open();
      const email = newAddress('zofia');
      await register(page, say, email);
      await looksRight(page, script);
      const mail = await mailTo(email, say.mails.confirm);
      expect(mail.html).toContain(`<html lang="${language}">`);
      await page.goto(linkIn(mail));
      await looksRight(page, script);
      await page.fill('[name=password]', goodPassword);
      await press(page, say.confirm);
      await arrive(page, at('/account'));
      await looksRight(page, script);
      // The link has done its work.
      const second = await open();
      await second.page.goto(linkIn(mail));
      await second.page.fill('[name=password]', goodPassword);
      await press(second.page, say.confirm);
      await second.page.locator('[role=alert]').waitFor();
      await second.page.context().close();

      await page.fill('[name=displayName]', 'Zofia Łąka');
      await press(page, say.save);
      await page.getByRole('heading', { name: say.saved }).waitFor();
      await page.goto(at('/account'));
      expect(await page.inputValue('[name=displayName]')).toBe('Zofia Łąka');
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    test('login → next → logout, which reaches the other tab', async () => {
      const email = newAddress('jan');
      const first = await open();
      await member(first.page, say, email);
      await press(first.page, say.signOut);
      await arrive(first.page, at('/auth/login?done=left'));
      await looksRight(first.page, script);

      const { page } = await open();
      await page.goto(at('/account/security'));
      await arrive(page, `${at('/auth/login')}?next=${encodeURIComponent(`${say.prefix}/account/security`)}`);
      if (script) await page.waitForFunction(() => '__reactRouterDataRouter' in window);
      await signIn(page, say, email, 'not this one');
      await page.getByRole('heading', { name: say.failed }).waitFor();
      await looksRight(page, script);
      expect(await page.inputValue('[name=email]')).toBe(email);
      // A page that has not been left need not say it anew: the notice is read out.
      expect(/^(Error|Błąd): /.test(await page.title())).toBe(!script);
      await signIn(page, say, email, goodPassword);
      await arrive(page, at('/account/security'));
      await looksRight(page, script);

      const other = await page.context().newPage();
      await other.goto(at('/account'));
      const publicTab = await page.context().newPage();
      await publicTab.goto(at('/pricing'));
      await press(page, say.signOut);
      await arrive(page, at('/auth/login?done=left'));
      // Without script a tab learns of it when it next asks for something.
      if (!script) await Promise.all([other.reload(), publicTab.reload()]);
      await arrive(other, `${at('/auth/login')}?next=${encodeURIComponent(`${say.prefix}/account`)}`);
      await expect.poll(() => publicTab.locator('html').getAttribute('data-account')).toBe(null);
      await page.context().close();
      await first.page.context().close();
    });

    test('forgot → mail → reset → old sessions are dead, and the link works once', async () => {
      const email = newAddress('ewa');
      const old = await open();
      await member(old.page, say, email);
      const { page } = await open();
      await page.goto(at('/auth/forgot-password'));
      await page.fill('[name=email]', email);
      await press(page, say.sendLink);
      await page.getByRole('heading', { name: say.sent }).waitFor();
      await looksRight(page, script);
      const mail = await mailTo(email, say.mails.reset);
      await page.goto(linkIn(mail));
      await looksRight(page, script);
      await page.fill('[name=password]', 'another bridge over it');
      await press(page, say.setPassword);
      await arrive(page, at('/account/security?done=password'));
      await page.getByRole('heading', { name: say.changed }).waitFor();
      await mailTo(email, say.mails.changed);

      await old.page.goto(at('/account'));
      await arrive(old.page, `${at('/auth/login')}?next=${encodeURIComponent(`${say.prefix}/account`)}`);
      await signIn(old.page, say, email, goodPassword);
      await old.page.getByRole('heading', { name: say.failed }).waitFor();

      const again = await open();
      await again.page.goto(linkIn(mail));
      await again.page.fill('[name=password]', 'a third bridge, stolen');
      await press(again.page, say.setPassword);
      await again.page.locator('[role=alert]').waitFor();
      expect((await mailsTo(email)).length).toBe(3);
      for (const { page: used } of [old, again, { page }]) await used.context().close();
    });

    test('change the password: other devices are signed out, this one stays', async () => {
      const email = newAddress('adam');
      const other = await open();
      await member(other.page, say, email);
      const { page } = await open();
      await page.goto(at('/auth/login'));
      await signIn(page, say, email, goodPassword);
      await arrive(page, at('/account'));
      await page.goto(at('/account/security'));
      const form = page.locator('form', { has: page.locator('[value=password]') });
      await form.locator('[name=currentPassword]').fill('not this one');
      await form.locator('[name=password]').fill('the new bridge is red');
      await form.getByRole('button', { name: say.changePassword }).click();
      await page.locator('[role=alert]').waitFor();
      await form.locator('[name=currentPassword]').fill(goodPassword);
      await form.locator('[name=password]').fill('the new bridge is red');
      await form.getByRole('button', { name: say.changePassword }).click();
      await page.getByRole('heading', { name: say.changed }).waitFor();
      await looksRight(page, script);
      await other.page.goto(at('/account'));
      await arrive(other.page, `${at('/auth/login')}?next=${encodeURIComponent(`${say.prefix}/account`)}`);
      expect(await mailTo(email, say.mails.changed)).toBeTruthy();
      for (const { page: used } of [other, { page }]) await used.context().close();
    });

    test('sign out another device; its owner was told when it signed in', async () => {
      const email = newAddress('ola');
      const { page } = await open();
      await member(page, say, email);
      const phone = await visitor({
        javaScriptEnabled: script,
        locale: language === 'pl' ? 'pl-PL' : 'en-GB',
        userAgent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      });
      await phone.page.goto(at('/auth/login'));
      await signIn(phone.page, say, email, goodPassword);
      await arrive(phone.page, at('/account'));
      await mailTo(email, say.mails.device);
      await page.goto(at('/account/sessions'));
      await looksRight(page, script);
      expect(await page.locator('main li time').count()).toBe(4);
      expect(await page.locator('main').innerText()).toMatch(/iPhone|iOS/);
      await press(page, say.endOthers);
      await page.getByRole('heading', { name: say.ended }).waitFor();
      await phone.page.goto(at('/account'));
      await arrive(phone.page, `${at('/auth/login')}?next=${encodeURIComponent(`${say.prefix}/account`)}`);
      await page.goto(at('/account'));
      await arrive(page, at('/account'));
      for (const { page: used } of [phone, { page }]) await used.context().close();
    });

    test('export, then delete: nothing is left, and the address is free again', async () => {
      const email = newAddress('iga');
      const { page } = await open();
      await member(page, say, email);
      await page.goto(at('/account/data'));
      await looksRight(page, script);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: say.download }).click(),
      ]);
      const exported = readFileSync(await download.path(), 'utf8');
      expect(JSON.parse(exported)).toMatchObject({ account: { email, language }, sessions: [{ current: true }] });
      expect(exported).not.toMatch(/eyJ[\w-]+\.eyJ|"\w*(jwt|token)\w*":|"password":|\$2[aby]\$/i);
      await page.fill('[name=currentPassword]', goodPassword);
      await page.check('[name=sure]');
      await press(page, say.delete);
      await arrive(page, at('/auth/login?done=deleted'));
      expect((await page.locator('[role=status]').innerText()).replaceAll('\u00a0', ' ')).toContain(say.deleted);
      await signIn(page, say, email, goodPassword);
      await page.getByRole('heading', { name: say.failed }).waitFor();
      const before = (await mailsTo(email)).length;
      await register(page, say, email);
      await expect.poll(async () => (await mailsTo(email)).length).toBe(before + 1);
      await page.context().close();
    });
  });
}

export async function register(page: Page, say: Words, email: string): Promise<void> {
  await page.goto(`${site}${say.prefix}/auth/register`);
  await page.fill('[name=displayName]', 'Zofia');
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', goodPassword);
  await press(page, say.create);
  await arrive(page, `${site}${say.prefix}/auth/verify`);
}

/** Somebody with a confirmed account, on their account page. */
export async function member(page: Page, say: Words, email: string): Promise<BrowserContext> {
  await register(page, say, email);
  await page.goto(linkIn(await mailTo(email, say.mails.confirm)));
  await page.fill('[name=password]', goodPassword);
  await press(page, say.confirm);
  await arrive(page, `${site}${say.prefix}/account`);
  return page.context();
}

export async function signIn(page: Page, say: Words, email: string, password: string): Promise<void> {
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', password);
  await press(page, say.signIn);
}

export function wordsIn(language: 'en' | 'pl'): Words {
  return words[language];
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function arrive(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.url()).toBe(address);
  await page.waitForLoadState();
}

/** axe needs script to run in the page; without it the page is the same one. */
async function looksRight(page: Page, script: boolean): Promise<void> {
  expect(script ? await violations(page) : []).toEqual([]);
}
