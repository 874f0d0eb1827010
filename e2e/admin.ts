/** The admin in a browser, as somebody who was invited to it. */
import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';
import { Editor } from './editor.ts';
import { inviteEditor, signIn, type Account } from './invited-editor.ts';
import { cms } from './site.ts';

export type AdminLanguage = 'en' | 'pl';

/** What the admin calls things. */
export const words = {
  en: {
    save: 'Save',
    publish: 'Publish',
    live: '● Live',
    preview: 'Open preview',
    addSection: /Add a component to Sections/,
    sections: { hero: 'Hero', cta: 'Call to action', quote: 'Quote', faq: 'Questions and answers', stats: 'Figures' },
    addEntry: /No entry yet/,
    reserved: '"pricing" is an address of the site itself. Please choose another.',
    preflight: 'Before you publish',
    conflict: 'Somebody else has saved',
    compare: 'Compare',
    replace: 'Replace theirs with mine',
    restore: 'Restore as the draft',
    date: 'Date',
    time: 'Time',
    plan: 'Schedule',
    bringBack: 'Bring it back',
    reply: 'Reply by mail',
    send: 'Send',
    sent: /· sent/,
  },
  pl: {
    save: 'Zapisz',
    publish: 'Opublikuj',
    live: '● Opublikowane',
    preview: 'Otwórz podgląd',
    addSection: /Dodaj komponent do Sekcje/,
    sections: {
      hero: 'Baner główny',
      cta: 'Wezwanie do działania',
      quote: 'Cytat',
      faq: 'Pytania i odpowiedzi',
      stats: 'Liczby',
    },
    addEntry: /Jeszcze nie ma wpisu/,
    reserved: 'Adres „pricing” jest zajęty przez sam serwis. Wybierz inny.',
    preflight: 'Zanim opublikujesz',
    conflict: 'Ktoś inny zapisał wpis',
    compare: 'Porównaj',
    replace: 'Zastąp moją wersją',
    restore: 'Przywróć jako szkic',
    date: 'Data',
    time: 'Godzina',
    plan: 'Zaplanuj',
    bringBack: 'Przywróć',
    reply: 'Odpowiedz e-mailem',
    send: 'Wyślij',
    sent: /· wysłano/,
  },
};

export const languages = ['en', 'pl'] as const;

/** Two people with this role, who use the admin in different languages. */
export async function openAdmins(administrator: Editor, roleCode: string): Promise<Record<AdminLanguage, Page>> {
  const open = async (language: AdminLanguage) => openAdmin(await inviteEditor(administrator, roleCode), language);
  return { en: await open('en'), pl: await open('pl') };
}

/** Signs in to the admin in a new browser, in the language of the account's profile. */
export async function openAdmin({ email, password }: Account, language: AdminLanguage): Promise<Page> {
  const editor = await Editor.signIn(cms, password, email);
  await editor.call('PUT', '/admin/users/me', { preferedLanguage: language });
  const { page } = await openPage({ viewport: { width: 1440, height: 1000 } });
  await signIn(page, { email, password });
  return page;
}

/** The address of the form of an entry, or of a new one. */
export function entryUrl(type: string, documentId: string, locale: string): string {
  const kind = documentId ? 'collection-types' : 'single-types';
  const id = documentId && `/${documentId}`;
  return `${cms}/admin/content-manager/${kind}/api::${type}.${type}${id}?plugins[i18n][locale]=${locale}`;
}

export async function openEntry(page: Page, type: string, documentId: string, locale: string): Promise<void> {
  await page.goto(entryUrl(type, documentId, locale), { waitUntil: 'networkidle' });
  // On a busy machine, the admin may ask for the entry only now.
  await page.locator('form [name]').first().waitFor();
}

/** A field of the form by its path, for example `sections.0.title`. */
export const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);

/** Presses a button and waits for the answer of the CMS. Returns its status. */
export async function press(page: Page, name: string): Promise<number> {
  const isSaved = (url: string) => /\/content-manager\/(collection|single)-types\/.*\?/.test(url);
  const [response] = await Promise.all([
    page.waitForResponse((one) => /PUT|POST/.test(one.request().method()) && isSaved(one.url())),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return response.status();
}
