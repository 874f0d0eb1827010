/** Journeys of an editor, who is not an administrator, in the admin in a browser, in both languages of the admin. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { field, languages, openAdmins, openEntry, press, words, type AdminLanguage } from './admin.ts';
import type { Editor } from './editor.ts';
import { newEnquiry, sendEnquiry } from './enquiry.ts';
import { waitForMail } from './mailbox.ts';
import { newPage } from './new-page.ts';
import { edges, signInEditor } from './publishing.ts';
import { cms, get, getOnce } from './site.ts';
import { useStack } from './use-stack.ts';
import { waitFor } from './wait-for.ts';

useStack();

let administrator: Editor;
/** Two editors, who use the admin in different languages. */
let pages: Record<AdminLanguage, Page>;
beforeAll(async () => {
  administrator = await signInEditor();
  pages = await openAdmins(administrator, 'strapi-editor');
});

const textOf = async (path: string, edge?: string) => (await get(path, {}, edge)).text();
const unique = () => crypto.randomUUID().slice(0, 8);

describe.each(languages)('in the admin in the language %s', (language) => {
  const say = words[language];
  const home = language === 'en' ? '/' : '/pl';

  test('changes the headline of the home page, and sees it live', async () => {
    const before = await administrator.read('home', '', language);
    const [hero] = before.sections as { title: string }[];
    const version = await lastVersion('home', before.documentId, language);
    onTestFinished(() => restoreVersion('home', before.documentId, language, version));
    const page = pages[language];
    await openEntry(page, 'home', '', language);
    await page
      .getByRole('button')
      .filter({ hasText: hero!.title.slice(0, 20) })
      .first()
      .click();
    const headline = `Headline ${unique()}`;
    await field(page, 'sections.0.title').fill(headline);
    expect(await press(page, say.publish)).toBe(200);
    for (const edge of edges) await expect.poll(() => textOf(home, edge)).toContain(headline);
    await page.getByText(say.live).waitFor();
  });

  test('keeps every character when saving fails', async () => {
    const { documentId } = await newPage(administrator);
    const page = pages[language];
    await openEntry(page, 'page', documentId, language);
    const title = `Zażółć gęślą jaźń ${unique()}`;
    const lead = 'A lead that is long enough to be missed. '.repeat(5).trim();
    await field(page, 'title').fill(title);
    await field(page, 'lead').fill(lead);
    const slug = await field(page, 'slug').inputValue();
    const expectKept = async () => {
      expect(await field(page, 'title').inputValue()).toBe(title);
      expect(await field(page, 'lead').inputValue()).toBe(lead);
    };
    // Refused by a rule of the content.
    await field(page, 'slug').fill('pricing');
    expect(await press(page, say.save)).toBe(400);
    await page.getByText(say.reserved).first().waitFor();
    await expectKept();
    await field(page, 'slug').fill(slug);
    // The CMS is being restarted.
    const save = `**/content-manager/collection-types/api::page.page/${documentId}?**`;
    await page.route(save, (route) => route.fulfill({ status: 503, contentType: 'text/html', body: 'Unavailable' }));
    expect(await press(page, say.save)).toBe(503);
    await page.unroute(save);
    await expectKept();
    // The connection is lost.
    onTestFinished(() => page.context().setOffline(false));
    await page.context().setOffline(true);
    await Promise.all([
      page.waitForEvent('requestfailed', (request) => request.method() === 'PUT'),
      page.getByRole('button', { name: say.save, exact: true }).click(),
    ]);
    await expectKept();
    await page.context().setOffline(false);
    expect(await press(page, say.save)).toBe(200);
    expect(await administrator.read('page', documentId, language)).toMatchObject({ title, lead });
  });

  test('is told what must be fixed before publishing', async () => {
    const { documentId, path } = await newPage(administrator);
    const link = (fields: object) => [
      { __component: 'sections.hero', title: 'Hello', actions: [{ label: 'Go', ...fields }] },
    ];
    const page = pages[language];
    for (const [sections, english, polish] of [
      [link({ href: '/no-such-page' }), 'where there is no page', 'gdzie nie ma żadnej strony'],
      [link({ href: '/pl/cennik' }), 'begins with a language', 'zaczyna się od języka'],
      [link({}), 'leads nowhere', 'nigdzie nie prowadzi'],
      [[{ __component: 'sections.cta', title: ' ' }], 'A heading is empty', 'Nagłówek jest pusty'],
      [[{ __component: 'sections.faq', title: 'Questions', questions: [] }], 'section is empty', 'Sekcja jest pusta'],
    ] as const) {
      const message = language === 'en' ? english : polish;
      await administrator.save('page', documentId, { title: `Refused ${unique()}`, sections }, language);
      await openEntry(page, 'page', documentId, language);
      await page.getByText(say.preflight).waitFor();
      await page.getByText(message).first().waitFor();
      // Publishing is refused, not only advised against.
      await field(page, 'title').fill('Refused');
      expect(await press(page, say.publish)).toBe(400);
    }
    expect(await textOf(path[language])).not.toContain('Refused');
  });

  test('restores an earlier version', async () => {
    const { documentId, path } = await newPage(administrator);
    const { title: first } = await administrator.read('page', documentId, language);
    await administrator.publish('page', documentId, { title: 'Later title' }, language);
    await administrator.waitUntilLive(documentId, language);
    const page = pages[language];
    await openEntry(page, 'page', documentId, language);
    await page.getByRole('button', { name: / · / }).nth(1).click();
    await page.getByRole('dialog').getByText('Later title').waitFor();
    await page.getByRole('button', { name: say.restore }).click();
    await expect.poll(() => field(page, 'title').inputValue()).toBe(first);
    expect(await textOf(path[language])).toContain('Later title');
    expect(await press(page, say.publish)).toBe(200);
    await expect.poll(() => textOf(path[language])).not.toContain('Later title');
  });
});

test('writes a page with five sections in both languages, previews it and publishes it', async () => {
  const page = pages.pl;
  const say = words.pl;
  const name = unique();
  let documentId = 'create';
  onTestFinished(async () => {
    if (documentId !== 'create') await administrator.remove('page', documentId);
  });
  for (const locale of languages) {
    const title = `${locale === 'en' ? 'Bridges' : 'Mosty'} ${name}`;
    await openEntry(page, 'page', documentId, locale);
    await field(page, 'title').fill(title);
    // The address follows the title.
    await expect.poll(() => field(page, 'slug').inputValue()).toBe(title.toLowerCase().replace(' ', '-'));
    await addSections(page, locale);
    expect(await press(page, say.save)).toBeLessThan(300);
    await page.waitForURL((url) => !url.pathname.endsWith('/create'));
    documentId = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.getByRole('link', { name: say.preview }).click();
    const frame = page.frameLocator('iframe');
    await frame.getByText(`Opening in ${locale}`).first().waitFor();
    await openEntry(page, 'page', documentId, locale);
    await field(page, 'lead').fill(`Lead in ${locale}`);
    expect(await press(page, say.publish)).toBe(200);
    await page.getByText(say.live).waitFor();
    await administrator.waitUntilLive(documentId, locale);
    const path = `${locale === 'en' ? '' : '/pl'}/${title.toLowerCase().replace(' ', '-')}`;
    for (const edge of edges) {
      const text = await textOf(path, edge);
      for (const part of ['Opening', 'Quote', 'Figure', 'Question', 'Action'])
        expect(text).toContain(`${part} in ${locale}`);
    }
  }
});

async function addSections(page: Page, locale: string): Promise<void> {
  const { addSection, sections, addEntry } = words.pl;
  const add = async (index: number, section: keyof typeof sections, fields: Record<string, string>) => {
    await page.getByRole('button', { name: addSection }).click();
    const name = page.getByText(sections[section], { exact: true });
    await page.getByRole('button').filter({ has: name }).click();
    if (Object.keys(fields).some((path) => path.includes('.0.'))) {
      // The last one is that of "Search and sharing", below the sections.
      const lists = page.getByRole('button', { name: addEntry });
      await lists.nth((await lists.count()) - 2).click();
    }
    for (const [path, value] of Object.entries(fields)) await field(page, `sections.${index}.${path}`).fill(value);
  };
  await add(0, 'hero', { title: `Opening in ${locale}` });
  await add(1, 'quote', { text: `Quote in ${locale}`, person: 'Halina' });
  await add(2, 'stats', { title: 'Figures', 'stats.0.value': '7', 'stats.0.label': `Figure in ${locale}` });
  await add(3, 'faq', { title: 'FAQ', 'questions.0.question': `Question in ${locale}`, 'questions.0.answer': 'Yes' });
  await add(4, 'cta', { title: `Action in ${locale}` });
}

test('learns that a colleague has saved meanwhile, and loses nothing', async () => {
  const { documentId } = await newPage(administrator);
  const { en: first, pl: second } = pages;
  for (const page of [first, second]) await openEntry(page, 'page', documentId, 'en');
  await field(first, 'title').fill('Written first');
  expect(await press(first, words.en.save)).toBe(200);
  await field(second, 'title').fill('Written second');
  expect(await press(second, words.pl.save)).toBe(400);
  await second.getByText(words.pl.conflict).first().waitFor();
  expect(await field(second, 'title').inputValue()).toBe('Written second');
  await second.getByRole('button', { name: words.pl.compare }).click();
  const dialog = second.getByRole('dialog');
  for (const text of ['Written first', 'Written second']) await dialog.getByText(text).waitFor();
  await second.keyboard.press('Escape');
  await second.getByRole('button', { name: words.pl.replace }).click();
  expect(await press(second, words.pl.save)).toBe(200);
  expect((await administrator.read('page', documentId, 'en')).title).toBe('Written second');
});

test('gets unsaved text back after the browser was closed', async () => {
  const { documentId } = await newPage(administrator);
  const page = pages.en;
  const closed = await page.context().newPage();
  await openEntry(closed, 'page', documentId, 'en');
  await field(closed, 'title').fill('Typed and not saved');
  await waitFor('the text to be stored', () =>
    closed.evaluate(() => JSON.stringify({ ...localStorage }).includes('Typed and not saved')),
  );
  await closed.close();
  await openEntry(page, 'page', documentId, 'en');
  expect(await field(page, 'title').inputValue()).toBe('Test');
  await page.getByRole('button', { name: words.en.bringBack }).click();
  expect(await field(page, 'title').inputValue()).toBe('Typed and not saved');
});

test('renames a page twice, and both old addresses lead to it in one step', async () => {
  const { documentId, path } = await newPage(administrator);
  const page = pages.en;
  const slugs = [`renamed-${unique()}`, `renamed-again-${unique()}`];
  for (const slug of slugs) {
    await openEntry(page, 'page', documentId, 'en');
    await field(page, 'slug').fill(slug);
    expect(await press(page, words.en.publish)).toBe(200);
    await expect.poll(async () => (await get(`/${slug}`)).status).toBe(200);
  }
  for (const old of [path.en, `/${slugs[0]}`]) {
    const response = await waitFor(`${old} to redirect`, async () => {
      const one = await getOnce(old);
      return one.status === 301 && one;
    });
    expect(new URL(response.headers.get('Location')!, 'https://site.test').pathname).toBe(`/${slugs[1]}`);
  }
});

test('schedules a publication, and it goes live at its time', async () => {
  const { documentId, path } = await newPage(administrator);
  const title = `Planned ${unique()}`;
  await administrator.save('page', documentId, { title }, 'en');
  const page = pages.en;
  await openEntry(page, 'page', documentId, 'en');
  // The next full minute that is far enough away for the form to be filled.
  const due = new Date(Date.now() + 80_000);
  const zoned = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw', ...options }).format(due);
  await page.getByLabel(words.en.date, { exact: true }).fill(zoned({ dateStyle: 'short' }));
  await page.getByLabel(words.en.time, { exact: true }).fill(zoned({ timeStyle: 'short' }));
  await page.getByRole('button', { name: words.en.plan, exact: true }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).waitFor();
  expect(await textOf(path.en)).not.toContain(title);
  await expect.poll(() => textOf(path.en)).toContain(title);
});

test('replies to an enquiry, and the visitor gets the mail', async () => {
  const enquiry = newEnquiry();
  await sendEnquiry(enquiry);
  const documentId = await waitFor('the enquiry in the admin', async () => {
    const filter = `filters[$and][0][email][$eq]=${encodeURIComponent(enquiry.email)}`;
    const { body } = await administrator.call<{ results: { documentId: string }[] }>(
      'GET',
      `/content-manager/collection-types/api::enquiry.enquiry?${filter}`,
    );
    return body.results[0]?.documentId;
  });
  const page = pages.pl;
  await page.goto(`${cms}/admin/content-manager/collection-types/api::enquiry.enquiry/${documentId}`);
  const text = `Dziękujemy, odpowiadamy jutro. ${unique()}`;
  await page.getByLabel(words.pl.reply).fill(text);
  await page.getByRole('button', { name: words.pl.send, exact: true }).click();
  await page.getByText(words.pl.sent).waitFor();
  expect((await waitForMail(enquiry.email, /^(Our answer|Nasza odpowiedź)/)).text).toContain(text);
});

async function lastVersion(type: string, documentId: string, locale: string): Promise<number> {
  const path = `/admin/site/versions/api::${type}.${type}/${documentId}?locale=${locale}`;
  return (await administrator.call<{ versions: { id: number }[] }>('GET', path)).body.versions[0]!.id;
}

async function restoreVersion(type: string, documentId: string, locale: string, version: number): Promise<void> {
  await administrator.call('POST', `/admin/site/versions/${version}/restored`);
  await administrator.publishSingle(type, {}, locale);
  await administrator.waitUntilLive(documentId, locale);
}
