/**
 * What everybody needs, in one minute: pages in both languages, a publication, an account, an enquiry. It also runs against
 * a site from images or on a server (E2E_RUNNING_SITE=1).
 */
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { newEnquiry, readDeliveryStates, sendEnquiry } from './enquiry.ts';
import { isSignedIn, newEmail, newMember } from './http-client.ts';
import { newPage } from './new-page.ts';
import { signInEditor } from './publishing.ts';
import { get, getFromCache, site } from './site.ts';
import { useStack } from './use-stack.ts';

useStack({ web: 2, edge: 1 });

test.each(['/', '/pl', '/pricing', '/pl/pricing', '/contact', '/pl/contact', '/product', '/pl/produkt'])(
  '%s is shown without errors, and comes from the cache',
  async (path) => {
    const { page, browserErrors } = await openPage();
    const response = await page.goto(site + path);
    expect(response!.status()).toBe(200);
    await expect.poll(() => page.locator('h1').first().isVisible()).toBe(true);
    expect(browserErrors).toEqual([]);
    expect((await getFromCache(path)).headers.get('Strict-Transport-Security')).toContain('max-age=');
  },
);

test('an editor publishes a page in both languages, and visitors see it', async () => {
  const { path } = await newPage(await signInEditor(), { lead: 'Published from the images' });
  for (const language of ['en', 'pl'] as const)
    expect(await (await get(path[language])).text()).toContain('Published from the images');
});

test('somebody registers, confirms the email and is signed in', async () => {
  expect(await isSignedIn(await newMember(newEmail('smoke')))).toBe(true);
});

test('an enquiry is stored and delivered', async () => {
  const enquiry = newEnquiry();
  expect((await sendEnquiry(enquiry)).status).toBe(200);
  await expect
    .poll(async () => new Set(Object.values(await readDeliveryStates(enquiry.email))))
    .toEqual(new Set(['delivered']));
});
