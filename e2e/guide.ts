/** Takes the pictures of the guide for editors (docs/editors/) from a running stack, in both languages of the admin. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { root, secrets } from 'stack/config';
import { chromiumFlags } from './chromium-flags.ts';
import { Editor } from './editor.ts';
import { newEnquiry, sendEnquiry } from './enquiry.ts';
import { inviteEditor, signIn } from './invited-editor.ts';
import { cms } from './site.ts';
import { trustFlag } from './tls.ts';
import { waitFor } from './wait-for.ts';

const folder = resolve(root, 'docs/editors/pictures');
mkdirSync(folder, { recursive: true });

const administrator = await Editor.signIn(cms, secrets().cmsAdminPassword);
const { documentId } = await administrator.find('page', 'product');
const enquiryPath = '/content-manager/collection-types/api::enquiry.enquiry';
const sent = newEnquiry({ company: 'Ćwik i Syn', message: 'Ile kosztuje most dla trzech oddziałów?' });
await sendEnquiry(sent);
const filter = `filters[$and][0][email][$eq]=${encodeURIComponent(sent.email)}`;
const enquiry = await waitFor('the enquiry in the admin', async () => {
  const { body } = await administrator.call<{ results: { documentId: string }[] }>('GET', `${enquiryPath}?${filter}`);
  return body.results[0]?.documentId;
});

const buttons = {
  addSection: { en: /Add a component/, pl: /Dodaj komponent/ },
  publish: { en: 'Publish', pl: 'Opublikuj' },
  schedule: { en: 'Schedule', pl: 'Zaplanuj' },
  send: { en: 'Send', pl: 'Wyślij' },
};
const titles = { en: 'How it works', pl: 'Jak to działa' };
const untranslated = 'Warsztaty w Katowicach';
for (const language of ['en', 'pl'] as const) {
  // Inputs of dates show them as is usual in the browser's language.
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [...chromiumFlags, trustFlag(), `--lang=${language}`],
    env: { ...process.env, LANGUAGE: language } as Record<string, string>,
  });
  const account = await inviteEditor(administrator, 'strapi-editor', ['Halina', 'Nowak']);
  const editor = await Editor.signIn(cms, account.password, account.email);
  await editor.call('PUT', '/admin/users/me', { preferedLanguage: language });
  await prepareEntry(editor, language);
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' });
  await signIn(page, account);
  const entry = `/admin/content-manager/collection-types/api::page.page/${documentId}?plugins[i18n][locale]=${language}`;
  const panels = [buttons.publish[language], buttons.schedule[language], 'Halina'];
  await take(page, '/admin', `home-${language}`, [sent.name, untranslated, titles[language]]);
  await take(page, entry, `page-${language}`, panels);
  await take(page, entry, `sections-${language}`, panels, () =>
    page.getByRole('button', { name: buttons.addSection[language] }).click(),
  );
  await take(page, entry.replace('?', '/preview?'), `preview-${language}`, [buttons.publish[language]]);
  await take(page, entry, `versions-${language}`, panels, () =>
    page.getByRole('listitem').getByRole('button', { name: 'Halina' }).nth(1).click(),
  );
  await take(page, `/admin${enquiryPath}/${enquiry}`, `enquiry-${language}`, [sent.name, buttons.send[language]]);
  await take(page, '/admin/translations', `translations-${language}`, [untranslated]);
  await take(page, '/admin/calendar', `calendar-${language}`, [titles[language]]);
  await browser.close();
}
const planned = `/admin/site/schedule?documentId=${documentId}`;
const { changes } = (await administrator.call<{ changes: { id: number }[] }>('GET', planned)).body;
for (const { id } of changes) await administrator.call('DELETE', `/admin/site/schedule/${id}`);

/** Gives the entry two versions of this editor, and a plan. The published text is the same afterwards. */
async function prepareEntry(editor: Editor, language: 'en' | 'pl'): Promise<void> {
  const { lead } = await editor.read('page', documentId, language);
  const text = { en: 'This page is about the moment after Send.', pl: 'Ta strona jest o chwili po „Wyślij”.' };
  for (const one of [text[language], lead]) await editor.publish('page', documentId, { lead: one }, language);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const plan = {
    uid: 'api::page.page',
    documentId,
    locale: language,
    action: 'publish',
    date: tomorrow,
    time: '09:00',
  };
  await editor.call('POST', '/admin/site/schedule', plan);
}

/** `texts` are among what panels and widgets load after the page. */
async function take(
  page: Page,
  path: string,
  name: string,
  texts: string[],
  open?: () => Promise<void>,
): Promise<void> {
  await page.goto(cms + path, { waitUntil: 'networkidle' });
  for (const text of texts) await page.getByText(text).filter({ visible: true }).first().waitFor();
  await open?.();
  for (const loading of ['…', 'Loading content.', 'Ładowanie zawartości.'])
    await page.getByText(loading, { exact: true }).first().waitFor({ state: 'hidden' });
  await page.waitForTimeout(1_000);
  await page.screenshot({ path: resolve(folder, `${name}.png`) });
  console.log(name);
}
