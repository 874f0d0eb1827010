/**
 * Account journeys in a browser, in both languages. The same tests run with passwords in the CMS and with passwords at
 * the identity provider.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  clickButton,
  createMember,
  fillPasswordIfAsked,
  register,
  signIn,
  textsFor,
  waitForUrl,
} from './account-ui.ts';
import { findViolations } from './axe.ts';
import { openPage } from './browser.ts';
import { extractLink, waitForMail, listMails } from './mailbox.ts';
import { resetRateLimits, goodPassword, newEmail } from './http-client.ts';
import { site } from './site.ts';

export function defineAccountTests(options: { withoutScript: boolean }): void {
  beforeEach(resetRateLimits);

  const scriptModes = [true, ...(options.withoutScript ? [false] : [])];
  const cases = scriptModes.flatMap((script) => (['en', 'pl'] as const).map((language) => ({ script, language })));

  describe.each(cases)('in $language, JavaScript: $script', ({ script, language }) => {
    const texts = textsFor(language);
    const open = () => openPage({ javaScriptEnabled: script, locale: language === 'pl' ? 'pl-PL' : 'en-GB' });
    const urlOf = (path: string) => site + texts.prefix + path;

    test('registers, confirms the email by its link and saves the profile', async () => {
      const { page, browserErrors } = await open();
      const email = newEmail('zofia');
      await register(page, texts, email);
      await expectNoViolations(page, script);
      const mail = await waitForMail(email, texts.mails.confirm);
      expect(mail.html).toContain(`<html lang="${language}">`);
      await page.goto(extractLink(mail));
      await expectNoViolations(page, script);
      await fillPasswordIfAsked(page);
      await clickButton(page, texts.confirm);
      await waitForUrl(page, urlOf('/account/welcome'));
      await expectNoViolations(page, script);
      // The link works only once.
      const second = await open();
      await second.page.goto(extractLink(mail));
      await second.page.fill('[name=password]', goodPassword);
      await clickButton(second.page, texts.confirm);
      await second.page.locator('[role=alert]').waitFor();
      await second.page.context().close();

      await page.goto(urlOf('/account'));
      await expectNoViolations(page, script);
      await page.fill('[name=displayName]', 'Zofia Łąka');
      await clickButton(page, texts.save);
      await page.getByRole('heading', { name: texts.saved }).waitFor();
      await page.goto(urlOf('/account'));
      expect(await page.inputValue('[name=displayName]')).toBe('Zofia Łąka');
      expect(browserErrors).toEqual([]);
      await page.context().close();
    });

    test('redirects to the requested page after sign-in, and signs out other tabs too', async () => {
      const email = newEmail('jan');
      const first = await open();
      await createMember(first.page, texts, email);
      await clickButton(first.page, texts.signOut);
      await waitForUrl(first.page, urlOf('/auth/login?done=left'));
      await expectNoViolations(first.page, script);

      const { page } = await open();
      await page.goto(urlOf('/account/security'));
      await waitForUrl(page, `${urlOf('/auth/login')}?next=${encodeURIComponent(`${texts.prefix}/account/security`)}`);
      if (script) await page.waitForFunction(() => '__reactRouterDataRouter' in window);
      await signIn(page, texts, email, 'not this one');
      await page.getByRole('heading', { name: texts.failed }).waitFor();
      await expectNoViolations(page, script);
      expect(await page.inputValue('[name=email]')).toBe(email);
      await expect.poll(() => page.title()).toMatch(/^(Error|Błąd): /);
      await signIn(page, texts, email, goodPassword);
      await waitForUrl(page, urlOf('/account/security'));
      await expectNoViolations(page, script);

      const other = await page.context().newPage();
      await other.goto(urlOf('/account'));
      const publicTab = await page.context().newPage();
      await publicTab.goto(urlOf('/pricing'));
      await clickButton(page, texts.signOut);
      await waitForUrl(page, urlOf('/auth/login?done=left'));
      // Without script a tab is signed out only at its next request.
      if (!script) await Promise.all([other.reload(), publicTab.reload()]);
      await waitForUrl(other, `${urlOf('/auth/login')}?next=${encodeURIComponent(`${texts.prefix}/account`)}`);
      await expect.poll(() => publicTab.locator('html').getAttribute('data-account')).toBe(null);
      await page.context().close();
      await first.page.context().close();
    });

    test('resets the password by a single-use link and ends all older sessions', async () => {
      const email = newEmail('ewa');
      const old = await open();
      await createMember(old.page, texts, email);
      const { page } = await open();
      await page.goto(urlOf('/auth/forgot-password'));
      await page.fill('[name=email]', email);
      await clickButton(page, texts.sendLink);
      await page.getByRole('heading', { name: texts.sent }).waitFor();
      await expectNoViolations(page, script);
      const mail = await waitForMail(email, texts.mails.reset);
      await page.goto(extractLink(mail));
      await expectNoViolations(page, script);
      await page.fill('[name=password]', 'another bridge over it');
      await clickButton(page, texts.setPassword);
      await waitForUrl(page, urlOf('/account/security?done=password'));
      await page.getByRole('heading', { name: texts.changed }).waitFor();
      await waitForMail(email, texts.mails.changed);

      await old.page.goto(urlOf('/account'));
      await waitForUrl(old.page, `${urlOf('/auth/login')}?next=${encodeURIComponent(`${texts.prefix}/account`)}`);
      await signIn(old.page, texts, email, goodPassword);
      await old.page.getByRole('heading', { name: texts.failed }).waitFor();

      const again = await open();
      await again.page.goto(extractLink(mail));
      await again.page.fill('[name=password]', 'a third bridge, stolen');
      await clickButton(again.page, texts.setPassword);
      await again.page.locator('[role=alert]').waitFor();
      expect((await listMails(email)).length).toBe(3);
      for (const { page: used } of [old, again, { page }]) await used.context().close();
    });

    test('signs out other devices when the password is changed, and keeps this session', async () => {
      const email = newEmail('adam');
      const other = await open();
      await createMember(other.page, texts, email);
      const { page } = await open();
      await page.goto(urlOf('/auth/login'));
      await signIn(page, texts, email, goodPassword);
      await waitForUrl(page, urlOf('/account'));
      await page.goto(urlOf('/account/security'));
      const form = page.locator('form', { has: page.locator('[value=password]') });
      await form.locator('[name=currentPassword]').fill('not this one');
      await form.locator('[name=password]').fill('the new bridge is red');
      await form.getByRole('button', { name: texts.changePassword }).click();
      await page.locator('[role=alert]').waitFor();
      await form.locator('[name=currentPassword]').fill(goodPassword);
      await form.locator('[name=password]').fill('the new bridge is red');
      await form.getByRole('button', { name: texts.changePassword }).click();
      await page.getByRole('heading', { name: texts.changed }).waitFor();
      await expectNoViolations(page, script);
      await other.page.goto(urlOf('/account'));
      await waitForUrl(other.page, `${urlOf('/auth/login')}?next=${encodeURIComponent(`${texts.prefix}/account`)}`);
      expect(await waitForMail(email, texts.mails.changed)).toBeTruthy();
      for (const { page: used } of [other, { page }]) await used.context().close();
    });

    test('mails the owner about a new device, and lets them sign it out', async () => {
      const email = newEmail('ola');
      const { page } = await open();
      await createMember(page, texts, email);
      const phone = await openPage({
        javaScriptEnabled: script,
        locale: language === 'pl' ? 'pl-PL' : 'en-GB',
        userAgent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      });
      await phone.page.goto(urlOf('/auth/login'));
      await signIn(phone.page, texts, email, goodPassword);
      await waitForUrl(phone.page, urlOf('/account'));
      await waitForMail(email, texts.mails.device);
      await page.goto(urlOf('/account/sessions'));
      await expectNoViolations(page, script);
      expect(await page.locator('main li:not(section li) time').count()).toBe(4);
      expect(await page.locator('main').innerText()).toMatch(/iPhone|iOS/);
      await clickButton(page, texts.endOthers);
      await page.getByRole('heading', { name: texts.ended }).waitFor();
      await phone.page.goto(urlOf('/account'));
      await waitForUrl(phone.page, `${urlOf('/auth/login')}?next=${encodeURIComponent(`${texts.prefix}/account`)}`);
      await page.goto(urlOf('/account'));
      await waitForUrl(page, urlOf('/account'));
      for (const { page: used } of [phone, { page }]) await used.context().close();
    });

    test('exports the data and deletes the account, and the email can register again', async () => {
      const email = newEmail('iga');
      const { page } = await open();
      await createMember(page, texts, email);
      await page.goto(urlOf('/account/data'));
      await expectNoViolations(page, script);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: texts.download }).click(),
      ]);
      const exported = readFileSync(await download.path(), 'utf8');
      expect(JSON.parse(exported)).toMatchObject({ account: { email, language }, sessions: [{ current: true }] });
      expect(exported).not.toMatch(/eyJ[\w-]+\.eyJ|"\w*(jwt|token)\w*":|"password":|\$2[aby]\$/i);
      await page.fill('[name=currentPassword]', goodPassword);
      await page.check('[name=sure]');
      await clickButton(page, texts.delete);
      await waitForUrl(page, urlOf('/auth/login?done=deleted'));
      expect((await page.locator('[role=status]').innerText()).replaceAll('\u00a0', ' ')).toContain(texts.deleted);
      await signIn(page, texts, email, goodPassword);
      await page.getByRole('heading', { name: texts.failed }).waitFor();
      const before = (await listMails(email)).length;
      await register(page, texts, email);
      await expect.poll(async () => (await listMails(email)).length).toBe(before + 1);
      await page.context().close();
    });
  });
}

/** Checks with axe, which needs script in the page. The HTML is the same without script. */
async function expectNoViolations(page: Page, script: boolean): Promise<void> {
  expect(script ? await findViolations(page) : []).toEqual([]);
}
