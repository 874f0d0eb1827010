import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clickButton, fillPasswordIfAsked, textsFor, waitForUrl } from './account-ui.ts';
import { findViolations } from './axe.ts';
import { openPage, openPageAs } from './browser.ts';
import { goodPassword, newEmail, newMember } from './http-client.ts';
import { extractLink, waitForMail } from './mailbox.ts';
import { site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

/** With ordinary spaces: typography puts hard ones after short words. */
async function readSteps(page: Page): Promise<string> {
  return (await page.locator('main ol').innerText()).replaceAll(/\s+/g, ' ');
}

test.each([
  { language: 'en', period: 'month', currency: 'USD', text: 'Paid monthly, in USD.', javaScriptEnabled: true },
  {
    language: 'pl',
    period: 'year',
    currency: 'PLN',
    text: 'Płatny raz w roku, w walucie PLN.',
    javaScriptEnabled: false,
  },
] as const)(
  'carries plan, period and currency from the pricing page to the welcome page ($language, JavaScript: $javaScriptEnabled)',
  async ({ language, period, currency, text, javaScriptEnabled }) => {
    const texts = textsFor(language);
    const { page } = await openPage({ javaScriptEnabled });
    await page.goto(`${site}${texts.prefix}/pricing`);
    for (const value of [period, currency]) await page.click(`input[value=${value}] + label`);
    const card = page.locator('article').first();
    const plan = await card.locator('h2').innerText();
    await card.getByRole('button').click();
    await expect.poll(() => page.url()).toContain(`period=${period}&currency=${currency}`);
    expect(await page.locator('main').innerText()).toContain(plan);

    const email = newEmail('plan');
    await page.fill('[name=email]', email);
    await page.fill('[name=password]', goodPassword);
    await clickButton(page, texts.create);
    await waitForUrl(page, `${site}${texts.prefix}/auth/verify`);
    await page.goto(extractLink(await waitForMail(email, texts.mails.confirm)));
    await fillPasswordIfAsked(page);
    await clickButton(page, texts.confirm);
    await waitForUrl(page, `${site}${texts.prefix}/account/welcome`);
    const steps = await readSteps(page);
    expect(steps).toContain(plan);
    expect(steps).toContain(text);
    expect(javaScriptEnabled ? await findViolations(page) : []).toEqual([]);
    // Without the cookie: the choice is stored with the account.
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('plan');
    await page.reload();
    expect(await readSteps(page)).toContain(text);
  },
);

test('a member who chooses a plan is not asked to register again', async () => {
  const member = await newMember(newEmail('chooses'));
  const { page } = await openPageAs(member);
  await page.goto(`${site}/account/welcome`);
  expect(await readSteps(page)).toContain('Choose a plan');
  await page.getByRole('link', { name: 'See the prices' }).click();
  await page.locator('article').first().getByRole('button').click();
  await waitForUrl(page, `${site}/account/welcome`);
  expect(await readSteps(page)).toContain('Paid yearly, in EUR.');
});
