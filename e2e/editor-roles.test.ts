/** What people with each role of the admin can do, through the API of the admin. */
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Editor } from './editor.ts';
import { inviteEditor } from './invited-editor.ts';
import { newPage } from './new-page.ts';
import { signInEditor } from './publishing.ts';
import { cms, get } from './site.ts';
import { cmsSql } from './running-stack.ts';
import { useStack } from './use-stack.ts';
import { waitFor } from './wait-for.ts';

useStack();

let administrator: Editor;

beforeAll(async () => {
  administrator = await signInEditor();
});

async function newEditor(roleCode: string): Promise<Editor> {
  const { email, password } = await inviteEditor(administrator, roleCode);
  return Editor.signIn(cms, password, email);
}

const statusOf = async (path: string) => (await get(path)).status;

describe('an editor', () => {
  test('writes, publishes and deletes in both languages', async () => {
    const editor = await newEditor('strapi-editor');
    const { documentId, path } = await newPage(administrator);
    for (const locale of ['en', 'pl'] as const) {
      expect((await editor.publish('page', documentId, { title: `Written ${locale}` }, locale)).status).toBe(200);
      await editor.waitUntilLive(documentId, locale);
      expect(await (await get(path[locale])).text()).toContain(`Written ${locale}`);
    }
    expect((await editor.remove('page', documentId)).status).toBe(200);
    await expect.poll(() => statusOf(path.en)).toBe(410);
  });

  test('cannot delete or unpublish what the site needs', async () => {
    const editor = await newEditor('strapi-editor');
    const { status, message } = await editor.unpublish('home', '', 'en');
    expect([status, message]).toEqual([400, expect.stringContaining('is needed by the site')]);
    expect(await statusOf('/')).toBe(200);
  });

  test.each([
    ['setup.exe', 'MZ', 'application/octet-stream'],
    ['page.html', '<script>alert(1)</script>', 'text/html'],
    ['false.jpg', '<script>alert(1)</script>', 'image/jpeg'],
  ])('cannot upload %s', async (name, content, type) => {
    expect(await administrator.tryUpload(name, content, type)).toBe(400);
  });
});

describe('an author', () => {
  test('cannot replace a file, which would be public at once', async () => {
    const author = await newEditor('strapi-author');
    const file = await administrator.findFile('bridge');
    await author.describeFile(file.id, { alternativeText: 'Changed by an author' });
    expect((await administrator.findFile('bridge')).alternativeText).toBe(file.alternativeText);
  });

  test('cannot change what a plan publishes', async () => {
    const author = await newEditor('strapi-author');
    const { documentId, path } = await newPage(administrator);
    const plan = { uid: 'api::page.page', documentId, locale: 'en', action: 'publish' };
    const title = 'Planned by the editor';
    await administrator.save('page', documentId, { title }, 'en');
    await administrator.call('POST', '/admin/site/schedule', { ...plan, date: '2099-01-01', time: '09:00' });
    await author.save('page', documentId, { title: 'Slipped in' }, 'en');
    await cmsSql(`update scheduled_changes set due_at = now() where document_id = '${documentId}'`);
    const problem = await waitFor('the plan to fail', async () => {
      const listed = `/admin/site/schedule?documentId=${documentId}`;
      return (await administrator.call<{ changes: { problem: string | null }[] }>('GET', listed)).body.changes[0]
        ?.problem;
    });
    expect(problem).toContain('changed after you scheduled it');
    expect(await (await get(path.en)).text()).not.toContain('Slipped in');
  });

  test('writes drafts, and neither publishes nor deletes', async () => {
    const author = await newEditor('strapi-author');
    const { documentId, path } = await newPage(administrator);
    expect((await author.save('page', documentId, { title: 'Draft of an author' }, 'en')).status).toBe(200);
    expect((await author.publish('page', documentId, { title: 'Not allowed' }, 'en')).status).toBe(403);
    expect((await author.remove('page', documentId)).status).toBe(403);
    expect(await (await get(path.en)).text()).not.toContain('Draft of an author');
  });
});

describe('a translator', () => {
  test('publishes the own language only, and cannot change what all languages share', async () => {
    const translator = await newEditor('translator-pl');
    const { documentId, path } = await newPage(administrator);
    const fields = { title: 'Przetłumaczone', access: 'auth' };
    expect((await translator.publish('page', documentId, fields, 'pl')).status).toBe(200);
    await administrator.waitUntilLive(documentId, 'pl');
    expect(await (await get(path.pl)).text()).toContain('Przetłumaczone');
    expect((await translator.publish('page', documentId, { title: 'Not mine' }, 'en')).status).toBe(403);
    expect(await (await get(path.en)).text()).not.toContain('Not mine');
    expect((await translator.read('page', documentId, 'en')).access).toBe('public');
  });

  test('does not publish what somebody else has changed for all languages', async () => {
    const translator = await newEditor('translator-pl');
    const { documentId, path } = await newPage(administrator);
    await administrator.save('page', documentId, { access: 'auth' }, 'en');
    expect((await translator.publish('page', documentId, { title: 'Poprawione' }, 'pl')).status).toBe(200);
    await administrator.waitUntilLive(documentId, 'pl');
    expect(await (await get(path.pl)).text()).toContain('Poprawione');
    expect(await (await get(path.en)).text()).toContain('>Test<');
    // The change is still in the drafts.
    for (const locale of ['en', 'pl'])
      expect((await administrator.read('page', documentId, locale)).access).toBe('auth');
  });

  test('adds a language to a page for members, which stays for members', async () => {
    const translator = await newEditor('translator-pl');
    const slug = `members-${Date.now().toString(36)}`;
    const { document } = await administrator.create('page', { title: 'Members', slug, access: 'auth' }, 'en');
    const { documentId } = document!;
    onTestFinished(async () => void (await administrator.remove('page', documentId)));
    await administrator.publish('page', documentId, { title: 'Members', slug, access: 'auth' }, 'en');
    const polish = { title: 'Dla klientów', slug: `${slug}-pl` };
    expect((await translator.publish('page', documentId, polish, 'pl')).status).toBe(200);
    expect((await administrator.read('page', documentId, 'pl')).access).toBe('auth');
    expect((await administrator.read('page', documentId, 'en')).access).toBe('auth');
    expect(await (await get(`/pl/${slug}-pl`)).text()).not.toContain('Dla klientów');
  });
});

describe('what all languages share', () => {
  test('a page for members in one language is for members in the other at once', async () => {
    const { documentId, path } = await newPage(administrator);
    expect([await statusOf(path.en), await statusOf(path.pl)]).toEqual([200, 200]);
    // Saved first, then published, as the admin does it.
    await administrator.save('page', documentId, { access: 'auth' }, 'en');
    await administrator.publish('page', documentId, { access: 'auth' }, 'en');
    await administrator.waitUntilLive(documentId, 'en');
    await administrator.waitUntilLive(documentId, 'pl');
    expect(await (await get(path.en)).text()).not.toContain('>Test<');
    expect(await (await get(path.pl)).text()).not.toContain('>Próba<');
  });
});

describe('the enquiries desk', () => {
  test('sees no content', async () => {
    const desk = await newEditor('enquiries-desk');
    const { documentId } = await newPage(administrator);
    expect((await desk.save('page', documentId, { title: 'Not mine' }, 'en')).status).toBe(403);
  });
});
