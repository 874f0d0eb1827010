/** The journey of a message whose state changes on open pages. It is the same wherever passwords are stored. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { gotoHydrated, openPageAs } from './browser.ts';
import { newEnquiry, sendEnquiry } from './enquiry.ts';
import { normalizeSpaces } from './enquiry-form.ts';
import { newEmail, type HttpClient } from './http-client.ts';
import { signInEditor } from './publishing.ts';
import { enquiriesSql } from './running-stack.ts';
import { site } from './site.ts';

export const liveTexts = {
  en: { prefix: '', states: ['Received', 'Read', 'Answered'], live: 'Changes appear here by themselves.' },
  pl: { prefix: '/pl', states: ['Przyjęta', 'Przeczytana', 'Z odpowiedzią'], live: 'Zmiany pojawiają się tu same.' },
};
/** Sends an enquiry and returns its id. */
export async function sendAsMember(member: HttpClient, email: string): Promise<string> {
  const fields = newEnquiry({ email });
  expect((await sendEnquiry(fields, member)).status).toBe(200);
  return (await enquiriesSql(`select id from enquiries where key = '${fields.key}'`)).trim();
}

export const stateOf = async (page: Page) => normalizeSpaces(await page.locator('main li strong').first().innerText());

export async function openMessages(member: HttpClient, language: 'en' | 'pl'): Promise<Page> {
  const { prefix, live } = liveTexts[language];
  const { page } = await openPageAs(member);
  await gotoHydrated(page, `${site}${prefix}/account/messages`);
  await page.getByText(live).waitFor();
  return page;
}

/** `signUp` creates an account with this email and signs in. */
export function defineLiveTests(signUp: (email: string) => Promise<HttpClient>): void {
  test.each(['en', 'pl'] as const)('change on two open pages without a reload: %s', async (language) => {
    const { states } = liveTexts[language];
    const email = newEmail('live');
    const member = await signUp(email);
    const id = await sendAsMember(member, email);
    const pages = [await openMessages(member, language), await openMessages(member, language)];
    for (const page of pages) expect(await stateOf(page)).toBe(states[0]);
    const loads: string[] = [];
    for (const page of pages)
      page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    const editor = await signInEditor();
    const actions = { read: states[1], answered: states[2], reopened: states[1] } as const;
    for (const [action, state] of Object.entries(actions)) {
      await editor.handleEnquiry(id, action as keyof typeof actions);
      for (const page of pages) await expect.poll(() => stateOf(page)).toBe(state);
    }
    expect(loads).toEqual([]);
    expect(await findViolations(pages[0]!)).toEqual([]);
  });
}
