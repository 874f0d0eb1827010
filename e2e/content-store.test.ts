/** The content store: the web renders published content without the CMS. */
import { secrets } from 'stack/config';
import { queryAs } from 'stack/postgres';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { publicPages } from './crawl.ts';
import { findPage, signInEditor } from './publishing.ts';
import { cmsSql, webSql } from './running-stack.ts';
import { cms, getOnce, site, stack, web } from './site.ts';
import { startTemporaryInstance } from './temporary-instance.ts';
import { useStack } from './use-stack.ts';
import { waitFor } from './wait-for.ts';

const { up } = useStack();

const waitUntilFilled = () =>
  waitFor('the content store to be complete', async () => {
    const last = 'select coalesce(max(id), 0) from publications';
    const isBehind = `complete_as_of is null or complete_as_of < (${last})`;
    const behind = `select count(*) from content_queries where id <> 'broken' and (${isBehind})`;
    return (await cmsSql(behind)).trim() === '0';
  });

beforeAll(waitUntilFilled);

/** The pages as a web instance renders them, by path. */
async function render(paths: string[], base: string): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const path of paths) {
    const response = await getOnce(path, { 'Sec-Fetch-Site': 'same-origin' }, base);
    pages[path] = `${response.status} ${await response.text()}`;
  }
  return pages;
}

test('renders every page while the CMS is down, with the same bytes as from the CMS', async () => {
  const paths = await publicPages();
  // A schema without a content store: this instance asks the CMS.
  const { url } = await startTemporaryInstance('web', { CONTENT_SCHEMA: 'no_such_schema' });
  await waitFor('the instance to start', async () => (await fetch(`${url}/health/live`).catch(() => null))?.ok);
  const fromCms = await render(paths, url);
  onTestFinished(() => up());
  await stack('down', 'cms');
  const fromStore = await render(paths, web);
  expect(fromStore).toEqual(fromCms);
  expect(Object.values(fromStore).filter((page) => !page.startsWith('200 '))).toEqual([]);

  expect((await getOnce('/never-seen-before', {}, web)).status).toBe(404);
  expect((await getOnce('/pl/nigdy-nie-widziana-strona', {}, web)).status).toBe(404);
  expect(await (await getOnce('/health/content', {}, web)).json()).toEqual({ content: 'live' });
  // The edge asks the web, because it is healthy.
  expect((await getOnce(`/old/never-seen-${Date.now()}`)).status).toBe(404);
});

test('an unpublished page is gone with the change, and comes back', async () => {
  const editor = await signInEditor();
  const { documentId, restore } = await findPage(editor, 'careers');
  const ofPages = `query_id in (select id from content_queries where type = 'page')`;
  const count = async () =>
    Number(await cmsSql(`select count(*) from content_answers where value = 'careers' and ${ofPages}`));
  expect(await count()).toBeGreaterThan(0);
  onTestFinished(restore);
  await editor.unpublish('page', documentId, 'en');
  expect((await getOnce('/careers', {}, web)).status).toBe(404);
  await waitUntilFilled();
  expect(await count()).toBe(0);
  await restore();
  expect((await getOnce('/careers', {}, web)).status).toBe(200);
  await waitUntilFilled();
  expect(await count()).toBeGreaterThan(0);
});

test('a page is not shown before the edges have purged a publication, or a second has passed', async () => {
  // Its purge is due in an hour, so it stays unpurged.
  const insert = `with inserted as (
      insert into publications (uid, document_id, tags) values ('test', '', array['test']) returning id
    )
    insert into purges (publication_id, edge, pass, due_at)
    select id, (select edge from purges limit 1), 1, now() + interval '1 hour' from inserted returning publication_id`;
  const id = Number(/\d+/.exec(await cmsSql(insert))![0]);
  onTestFinished(async () => void (await cmsSql(`delete from publications where id = ${id}`)));
  expect((await getOnce('/careers', {}, web)).status).toBe(200);
  const waited = `select clock_timestamp() - published_at > interval '1 s' from publications where id = ${id}`;
  expect((await cmsSql(waited)).trim()).toBe('t');
});

test('a document stays when another language with the same path is unpublished', async () => {
  const editor = await signInEditor();
  const { documentId } = await editor.find('legacy-page', 'blog', 'path');
  const restore = () => editor.publish('legacy-page', documentId, {}, 'en');
  onTestFinished(async () => void (await restore()));
  await editor.unpublish('legacy-page', documentId, 'en');
  await waitUntilFilled();
  const stored = `select locale from content_answers where value = 'blog' group by locale`;
  expect((await cmsSql(stored)).trim()).toBe('pl');
  expect((await getOnce('/pl/old/blog', {}, web)).status).toBe(200);
  await restore();
  await waitUntilFilled();
  expect((await getOnce('/old/blog', {}, web)).status).toBe(200);
});

test('a page links to a translation that is added later', async () => {
  const editor = await signInEditor();
  const name = `translated-${Date.now()}`;
  const fields = { title: 'Tylko po polsku', access: 'public' };
  const { document } = await editor.create('page', { ...fields, slug: `${name}-pl` }, 'pl');
  onTestFinished(async () => void (await editor.remove('page', document!.documentId)));
  await editor.publish('page', document!.documentId, { ...fields, slug: `${name}-pl` }, 'pl');
  const polish = async () => (await getOnce(`/pl/${name}-pl`, {}, web)).text();
  expect(await polish()).not.toContain(`/${name}-en`);
  await waitUntilFilled();
  await editor.publish('page', document!.documentId, { ...fields, title: 'English too', slug: `${name}-en` }, 'en');
  expect(await polish()).toContain(`/${name}-en`);
});

test('a page for members has a share image as soon as it is public', async () => {
  const editor = await signInEditor();
  const { documentId } = await findPage(editor, 'partners');
  const image = async () => (await getOnce('/og/en/partners.png', {}, web)).status;
  expect(await image()).toBe(404);
  onTestFinished(async () => void (await editor.publish('page', documentId, { access: 'auth' }, 'en')));
  await editor.publish('page', documentId, { access: 'public' }, 'en');
  expect(await image()).toBe(200);
});

test('a query that cannot be answered does not delay the others', async () => {
  const editor = await signInEditor();
  const { documentId, restore } = await findPage(editor, 'status');
  onTestFinished(restore);
  onTestFinished(async () => void (await cmsSql(`delete from content_queries where id = 'broken'`)));
  await cmsSql(
    `insert into content_queries (id, path, type, kind, field, query, complete_as_of)
     values ('broken', 'pages', 'page', 'lookup', 'slug', 'populate[nonsense]=true', 0)`,
  );
  await editor.publish('page', documentId, { title: 'After a broken query', seo: null }, 'en');
  await waitUntilFilled();
  const stored = `select count(*) from content_answers where value = 'status' and body like '%After a broken query%'`;
  expect(Number(await cmsSql(stored))).toBeGreaterThan(0);
});

test('a change is in the very next page, with or without a new answer in the store', async () => {
  const editor = await signInEditor();
  const { documentId, restore } = await findPage(editor, 'status');
  onTestFinished(restore);
  for (let round = 0; round < 10; round += 1) {
    const title = `Status ${round} ${Date.now()}`;
    await editor.publish('page', documentId, { title, seo: null }, 'en');
    expect(await (await getOnce('/status', {}, web)).text()).toContain(title);
    await waitUntilFilled();
    expect(await (await getOnce('/status', {}, web)).text()).toContain(title);
  }
});

test('drafts never enter the store', async () => {
  const editor = await signInEditor();
  const slug = `draft-${Date.now()}`;
  const { document } = await editor.create('page', { title: 'A secret draft', slug, access: 'public' });
  onTestFinished(() => editor.remove('page', document!.documentId).then(() => {}));
  await waitUntilFilled();
  expect((await cmsSql(`select count(*) from content_answers where body like '%A secret draft%'`)).trim()).toBe('0');
  expect((await getOnce(`/${slug}`, {}, web)).status).toBe(404);
});

test('the role of the web reads the store, writes nothing and reads nothing else of the CMS', async () => {
  expect(Number(await webSql('select count(*) from cms.content_answers'))).toBeGreaterThan(0);
  expect(Number(await webSql('select count(id) from cms.publications'))).toBeGreaterThan(0);
  for (const statement of [
    'delete from cms.content_answers',
    `update cms.content_queries set complete_as_of = 0`,
    'select document_id from cms.publications',
    'select * from cms.up_users',
    'select * from cms.pages',
  ])
    await expect(webSql(statement), statement).rejects.toThrow('permission denied');
  await expect(queryAs('enquiries', 'select * from cms.content_answers')).rejects.toThrow('permission denied');
});

test('only the web can announce queries', async () => {
  const announce = (headers: Record<string, string>) =>
    fetch(`${cms}/api/content-queries`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ queries: [] }),
    });
  expect((await announce({})).status).toBe(404);
  expect((await announce({ 'X-Web-Token': secrets().webApiToken })).status).toBe(200);
  expect((await fetch(`${site}/api/content-queries`, { method: 'POST' })).status).not.toBe(200);
});
