import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { site } from './site.ts';
import { templates } from './templates.ts';
import { useStack } from './use-stack.ts';

useStack();

test('navigates and switches the language without JavaScript', async () => {
  const { page } = await openPage({ javaScriptEnabled: false, locale: 'pl-PL' });
  await page.goto(site);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/pl');

  await page.getByRole('navigation', { name: 'Główna' }).getByRole('link', { name: 'Cennik' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/pl/pricing');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Wybierz swój most.');

  await page.getByRole('link', { name: 'English' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/pricing');

  // The link to the English home page must not redirect back, although the browser prefers Polish.
  await page.goto(`${site}/pl`);
  await page.getByRole('link', { name: 'English' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('opens a question without JavaScript', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site}/pricing`);
  const answer = page.getByText('If a campaign goes well');
  expect(await answer.isVisible()).toBe(false);
  await page.getByText('Do you charge for leads?').click();
  expect(await answer.isVisible()).toBe(true);
});

test('shows text and links of every template without JavaScript, fonts and pictures', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.route(/\.(woff2?|png|webp|svg|ico)(\?|$)/, (route) => route.abort());
  for (const paths of Object.values(templates)) {
    for (const path of [paths.en, paths.pl]) {
      await page.goto(site + path, { referer: site });
      expect([path, await page.getByRole('heading', { level: 1 }).isVisible()]).toEqual([path, true]);
      expect([path, (await page.locator('main').innerText()).length > 40]).toEqual([path, true]);
      expect([path, await page.getByRole('link').count()]).toEqual([path, expect.any(Number)]);
    }
  }
});
