/** Journeys of a translator into Polish, in the admin in a browser. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { field, languages, openAdmins, openEntry, press, words, type AdminLanguage } from './admin.ts';
import type { Editor } from './editor.ts';
import { newPage } from './new-page.ts';
import { signInEditor } from './publishing.ts';
import { get } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

let administrator: Editor;
let pages: Record<AdminLanguage, Page>;
beforeAll(async () => {
  administrator = await signInEditor();
  pages = await openAdmins(administrator, 'translator-pl');
});

test.each(languages)('translates and publishes, in the admin in the language %s', async (language) => {
  const { documentId, path } = await newPage(administrator);
  const page = pages[language];
  await openEntry(page, 'page', documentId, 'pl');
  const title = `Przetłumaczone ${crypto.randomUUID().slice(0, 8)}`;
  await field(page, 'title').fill(title);
  expect(await press(page, words[language].publish)).toBe(200);
  await expect.poll(async () => (await get(path.pl)).text()).toContain(title);
  await page.getByText(words[language].live).waitFor();
  expect(await (await get(path.en)).text()).not.toContain(title);
});

test('can neither change the other language nor what both share', async () => {
  const { documentId } = await newPage(administrator);
  const page = pages.pl;
  await openEntry(page, 'page', documentId, 'en');
  await expect.poll(() => field(page, 'title').isDisabled()).toBe(true);
  await openEntry(page, 'page', documentId, 'pl');
  await expect.poll(() => field(page, 'title').isDisabled()).toBe(false);
  expect(await page.getByRole('combobox', { name: 'Kto może czytać' }).isDisabled()).toBe(true);
});
