/** Versions, conflicts, checks before publishing, redirects, translations and plans, through the API of the admin. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Editor } from './editor.ts';
import { newPage } from './new-page.ts';
import { signInEditor } from './publishing.ts';
import { get, getOnce } from './site.ts';
import { useStack } from './use-stack.ts';

useStack();

let editor: Editor;
beforeAll(async () => {
  editor = await signInEditor();
});

const uid = 'api::page.page';
const textOf = async (path: string) => (await get(path)).text();

describe('versions', () => {
  type Listed = { versions: { id: number; editor: string }[]; draft: { title: string } };

  test('every publication is kept, and can be written as the draft again', async () => {
    const { documentId, path } = await newPage(editor);
    await editor.publish('page', documentId, { title: 'Second title' }, 'en');
    const list = () => editor.call<Listed>('GET', `/admin/site/versions/${uid}/${documentId}?locale=en`);
    const { versions } = (await list()).body;
    expect(versions).toHaveLength(2);
    expect((await editor.call('POST', `/admin/site/versions/${versions[1]!.id}/restored`)).status).toBe(200);
    expect((await list()).body.draft.title).toBe('Test');
    // Restoring publishes nothing.
    await editor.waitUntilLive(documentId, 'en');
    expect(await textOf(path.en)).toContain('Second title');
  });
});

describe('two editors on one entry', () => {
  test('the second save is refused, and can replace the first, which is kept', async () => {
    const { documentId } = await newPage(editor);
    const { updatedAt } = await editor.read('page', documentId, 'en');
    await editor.save('page', documentId, { title: 'Saved first' }, 'en');
    const save = (base: string) =>
      editor.call<{ error?: { message: string } }>(
        'PUT',
        `/content-manager/collection-types/${uid}/${documentId}?locale=en`,
        { title: 'Saved second' },
        { 'X-Entry-Base': `${documentId} en ${base}` },
      );
    const refused = await save(String(updatedAt));
    expect([refused.status, refused.body.error?.message]).toEqual([
      400,
      expect.stringContaining('has saved this entry'),
    ]);
    expect((await editor.read('page', documentId, 'en')).title).toBe('Saved first');
    expect((await save(`${String(updatedAt)} replace`)).status).toBe(200);
    const { body } = await editor.call<{ versions: { kind: string }[] }>(
      'GET',
      `/admin/site/versions/${uid}/${documentId}?locale=en`,
    );
    expect(body.versions[0]).toMatchObject({ kind: 'replaced' });
  });
});

describe('before content is published', () => {
  const link = (fields: object) => ({
    __component: 'sections.hero',
    title: 'Hello',
    actions: [{ label: 'Go', ...fields }],
  });

  test.each([
    ['a link to an address without a page', link({ href: '/no-such-page' }), 'where there is no page'],
    ['a link with a language', link({ href: '/pl/cennik' }), 'begins with a language'],
    ['a button without a target', link({}), 'leads nowhere'],
    ['an empty heading', { __component: 'sections.cta', title: ' ' }, 'heading is empty'],
    [
      'an empty list of questions',
      { __component: 'sections.faq', title: 'Questions', questions: [] },
      'section is empty',
    ],
  ])('%s is refused', async (_, section, message) => {
    const { documentId } = await newPage(editor);
    const answer = await editor.publish('page', documentId, { sections: [section] }, 'en');
    expect([answer.status, answer.message]).toEqual([400, expect.stringContaining(message)]);
  });

  test('it says what could be better', async () => {
    const { documentId } = await newPage(editor);
    const { body } = await editor.call<{ refused: unknown[]; warned: { code: string }[] }>(
      'GET',
      `/admin/site/preflight/${uid}/${documentId}?locale=en`,
    );
    expect(body.refused).toEqual([]);
    expect(body.warned.map(({ code }) => code)).toContain('description.missing');
  });
});

describe('addresses', () => {
  test('a page that was renamed twice is reached in one step from both old addresses', async () => {
    const { documentId, slug } = await newPage(editor);
    const [second, third] = [`${slug.en}-b`, `${slug.en}-c`];
    for (const next of [second, third]) {
      await editor.publish('page', documentId, { slug: next }, 'en');
      await editor.waitUntilLive(documentId, 'en');
    }
    for (const old of [slug.en, second]) {
      await expect.poll(async () => (await getOnce(`/${old}`)).headers.get('Location')).toBe(`/${third}`);
    }
    expect((await get(`/${third}`)).status).toBe(200);
    // Back to the first address: there is a page again.
    await editor.publish('page', documentId, { slug: slug.en }, 'en');
    await expect.poll(async () => (await getOnce(`/${slug.en}`)).status).toBe(200);
  });

  test('a link to a page that was unpublished comes back with the page', async () => {
    const target = await newPage(editor);
    const action = { label: 'There', page: { connect: [{ documentId: target.documentId }] } };
    const { path } = await newPage(editor, { sections: [{ __component: 'sections.cta', title: 'Go', action }] });
    const hasLink = async () => (await textOf(path.en)).includes(`href="${target.path.en}"`);
    expect(await hasLink()).toBe(true);
    await editor.unpublish('page', target.documentId, 'en');
    await expect.poll(hasLink).toBe(false);
    await editor.publish('page', target.documentId, {}, 'en');
    await expect.poll(hasLink).toBe(true);
  });

  test('an unpublished page is not found, a deleted one is gone', async () => {
    const { documentId, path } = await newPage(editor);
    await editor.unpublish('page', documentId, 'en');
    await expect.poll(async () => (await getOnce(path.en)).status).toBe(404);
    await editor.remove('page', documentId);
    await expect.poll(async () => (await getOnce(path.en)).status).toBe(410);
    await expect.poll(async () => (await getOnce(path.pl)).status).toBe(410);
  });
});

describe('translations', () => {
  type Tasks = { tasks: { documentId: string; locale: string; state: string }[] };
  const tasksOf = async (documentId: string) =>
    (await editor.call<Tasks>('GET', '/admin/site/translations')).body.tasks
      .filter((task) => task.documentId === documentId)
      .map(({ locale, state }) => `${locale} ${state}`);

  test('a change in one language makes the other outdated, until it is published or confirmed', async () => {
    const { documentId } = await newPage(editor);
    expect(await tasksOf(documentId)).toEqual([]);
    await editor.publish('page', documentId, { title: 'Changed' }, 'en');
    expect(await tasksOf(documentId)).toEqual(['pl outdated']);
    await editor.publish('page', documentId, { title: 'Zmieniono' }, 'pl');
    expect(await tasksOf(documentId)).toEqual([]);
    await editor.publish('page', documentId, { title: 'Zmieniono znowu' }, 'pl');
    expect(await tasksOf(documentId)).toEqual(['en outdated']);
    await editor.call('POST', `/admin/site/translations/${uid}/${documentId}/matched?locale=en`);
    expect(await tasksOf(documentId)).toEqual([]);
    await editor.unpublish('page', documentId, 'pl');
    expect(await tasksOf(documentId)).toEqual(['pl missing']);
  });

  test('what all languages share makes nothing outdated', async () => {
    const { documentId } = await newPage(editor);
    await editor.publish('page', documentId, { access: 'auth' }, 'en');
    expect(await tasksOf(documentId)).toEqual([]);
  });

  test('both languages are published at once, or none', async () => {
    const { documentId, path } = await newPage(editor);
    await editor.save('page', documentId, { title: 'Both' }, 'en');
    await editor.save(
      'page',
      documentId,
      { title: 'Oba', sections: [{ __component: 'sections.cta', title: ' ' }] },
      'pl',
    );
    const publishBoth = () => editor.call('POST', `/admin/site/translations/${uid}/${documentId}/published`);
    expect((await publishBoth()).status).toBe(400);
    expect(await textOf(path.en)).not.toContain('Both');
    await editor.save('page', documentId, { sections: [] }, 'pl');
    expect((await publishBoth()).status).toBe(200);
    await expect.poll(() => textOf(path.en)).toContain('Both');
    await expect.poll(() => textOf(path.pl)).toContain('Oba');
  });
});

describe('plans', () => {
  type Schedule = { timeZone: string; changes: { id: string; doneAt: string | null; problem: string | null }[] };
  const scheduleOf = async (documentId: string) =>
    (await editor.call<Schedule>('GET', `/admin/site/schedule?documentId=${documentId}`)).body;

  test('a time in the past is refused', async () => {
    const { documentId } = await newPage(editor);
    const body = { uid, documentId, locale: 'en', action: 'publish', date: '2020-01-01', time: '09:00' };
    expect((await editor.call('POST', '/admin/site/schedule', body)).status).toBe(400);
  });

  test('a plan is listed in the time zone of the site, and can be cancelled', async () => {
    const { documentId } = await newPage(editor);
    const body = { uid, documentId, locale: 'en', action: 'unpublish', date: '2099-01-01', time: '09:00' };
    expect((await editor.call('POST', '/admin/site/schedule', body)).status).toBe(200);
    const { timeZone, changes } = await scheduleOf(documentId);
    expect(timeZone).toBe('Europe/Warsaw');
    expect(changes).toMatchObject([{ action: 'unpublish', dueAt: '2099-01-01T08:00:00.000Z', doneAt: null }]);
    await editor.call('DELETE', `/admin/site/schedule/${changes[0]!.id}`);
    expect((await scheduleOf(documentId)).changes).toEqual([]);
  });
});
