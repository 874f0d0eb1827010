/** The content store on a real PostgreSQL, with a small server in place of the CMS's API. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import locales from '../../../locales.json';
import { startTestDatabase } from '../database-fixture';
import { runMigrations } from '../migrations';
import { documentTag, listTag, lookupTag } from '../tags';
import { storeAnswers } from './answers';
import { fillQueries } from './fill';
import { announceQueries, type ContentQuery } from './queries';
import { refillAfterPublications } from './refill';

type Page = { documentId: string; locale: string; slug: string; title: string };

const second = locales[1]!.code;

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let api: Server;
let strapi: Core.Strapi;
let pages: Page[] = [];
let requests: string[] = [];
let isFailing = false;
/** Runs after an answer of the API was made, and before it is sent. */
let onRequest: () => unknown = () => {};
let queryNumber = 0;
let query: ContentQuery;

beforeAll(async () => {
  database = await startTestDatabase();
  await database.createStrapiTables();
  await runMigrations(database.strapi);
  api = createServer((request, response) => {
    const { searchParams } = new URL(request.url!, 'http://api');
    requests.push(String(request.url));
    const body = JSON.stringify({ data: answer(searchParams) });
    void Promise.resolve(onRequest()).then(() => response.writeHead(isFailing ? 500 : 200).end(body));
  }).listen(0, '127.0.0.1');
  await new Promise((done) => api.once('listening', done));
  const settings: Record<string, unknown> = {
    server: { host: '127.0.0.1', port: (api.address() as AddressInfo).port },
    'api.rest.prefix': '/api',
    'startup.webApiToken': 'token',
    publish: { siteUrl: '', edges: [], secret: '' },
  };
  strapi = {
    ...database.strapi,
    config: { get: (name: string) => settings[name] },
    log: { error: () => {}, warn: () => {} },
    server: { httpServer: { listening: true } },
  } as never;
});

afterAll(async () => {
  api.close();
  await database.stop();
});

/** What Strapi would answer: the filters and the order that ask.ts uses. */
function answer(parameters: URLSearchParams): Page[] {
  const values = (field: string) =>
    [...parameters].filter(([name]) => name.startsWith(`filters[${field}][$in]`)).map(([, value]) => value);
  const [slugs, ids, after] = [values('slug'), values('documentId'), parameters.get('filters[documentId][$gt]')];
  return pages
    .filter((page) => page.locale === parameters.get('locale'))
    .filter((page) => slugs.length === 0 || slugs.includes(page.slug))
    .filter((page) => ids.length === 0 || ids.includes(page.documentId))
    .filter((page) => after === null || page.documentId > after)
    .toSorted((a, b) => (a.documentId < b.documentId ? -1 : 1))
    .slice(0, Number(parameters.get('pagination[pageSize]') ?? 100));
}

beforeEach(async () => {
  await database.sql('delete from content_queries');
  await database.sql('delete from publications');
  pages = ['a', 'b', 'c'].flatMap((name) => [
    { documentId: `${name}-id`, locale: 'en', slug: name, title: `${name} in English` },
    { documentId: `${name}-id`, locale: second, slug: `${name}-2`, title: `${name} in the second language` },
  ]);
  requests = [];
  isFailing = false;
  onRequest = () => {};
  queryNumber += 1;
  query = {
    id: `query-${queryNumber}`,
    path: 'pages',
    type: 'page',
    kind: 'lookup',
    field: 'slug',
    query: 'fields=all',
  };
  await announceQueries(strapi, [query]);
});

const fill = async () => {
  while (await fillQueries(strapi));
};
const refill = async () => {
  while (await refillAfterPublications(strapi));
};
const stored = async () =>
  Object.fromEntries(
    (await database.sql('select locale, value, body from content_answers order by locale, value')).map(
      ({ locale, value, body }) => [
        `${String(locale)} ${String(value)}`,
        (JSON.parse(String(body)) as Page[])[0]!.title,
      ],
    ),
  );
const publish = (documentId: string, locale: string, tags: string[]) =>
  strapi.db.connection('publications').insert({ uid: 'api::page.page', document_id: documentId, locale, tags });
const publishPage = ({ documentId, locale, slug }: Page) =>
  publish(documentId, locale, [documentTag(documentId, locale), listTag('page', locale), lookupTag('page', slug)]);
const isComplete = async () => {
  const [row] = await database.sql(
    `select complete_as_of = (select coalesce(max(id), 0) from publications) as done from content_queries`,
  );
  return Boolean(row!.done);
};

test('stores the answers for all documents in all languages', async () => {
  const pagesIn = (locale: string) =>
    Array.from({ length: 60 }, (_, index) => {
      const number = String(index).padStart(2, '0');
      return { documentId: `id-${number}`, locale, slug: `page-${number}`, title: `Page ${number}` };
    });
  pages = [...pagesIn('en'), ...pagesIn(second)];
  await fill();
  expect(Object.keys(await stored())).toEqual(pages.map(({ locale, slug }) => `${locale} ${slug}`).toSorted());
  expect(await isComplete()).toBe(true);
});

test('asks again only for what a publication concerns', async () => {
  await fill();
  requests = [];
  pages[0]!.title = 'changed';
  pages[2]!.title = 'changed too, but not published';
  await publishPage(pages[0]!);
  await refill();
  expect(await stored()).toMatchObject({
    'en a': 'changed',
    'en b': 'b in English',
    [`${second} a-2`]: 'a in the second language',
  });
  expect(await isComplete()).toBe(true);
  expect(requests.every((url) => url.includes('locale=en'))).toBe(true);
});

test('asks nothing when a publication concerns no answer', async () => {
  await fill();
  requests = [];
  await publish('plan-id', 'en', [listTag('plan', 'en')]);
  await strapi.db.connection('publications').update({ uid: 'api::plan.plan' });
  await refill();
  expect(requests).toEqual([]);
  expect(await isComplete()).toBe(true);
});

test('adds a new document', async () => {
  await fill();
  const added = { documentId: 'd-id', locale: 'en', slug: 'd', title: 'd in English' };
  pages.push(added);
  await publishPage(added);
  await refill();
  expect(await stored()).toMatchObject({ 'en d': 'd in English' });
});

test('removes the answer of a document that is gone, and of a slug that was changed', async () => {
  await fill();
  const [gone, , renamed] = pages.splice(0, 3) as [Page, Page, Page];
  pages.push({ ...renamed, slug: 'renamed' });
  await publishPage(gone);
  await publish(renamed.documentId, 'en', [documentTag(renamed.documentId, 'en'), lookupTag('page', 'renamed')]);
  await refill();
  const titles = await stored();
  expect(titles).not.toHaveProperty('en a');
  expect(titles).not.toHaveProperty('en b');
  expect(titles).toMatchObject({ 'en renamed': 'b in English' });
});

test('a query that the API cannot answer is tried again, then filled from the beginning', async () => {
  await fill();
  isFailing = true;
  await publishPage(pages[0]!);
  const state = async () => (await database.sql('select complete_as_of is null as lost from content_queries'))[0]!.lost;
  await refill();
  expect(await state()).toBe(false);
  for (let attempt = 2; attempt <= 5; attempt += 1) await refill();
  expect(await state()).toBe(true);
  isFailing = false;
  pages[0]!.title = 'changed meanwhile';
  // Records a purge, because the answer differs.
  await fill();
  await refill();
  expect(await stored()).toMatchObject({ 'en a': 'changed meanwhile' });
  expect(await isComplete()).toBe(true);
});

test('finds changes and removals that were made without a publication, and has them purged', async () => {
  await fill();
  pages.shift();
  pages[1]!.title = 'changed in the database';
  await database.sql('update content_queries set complete_as_of = null');
  await fill();
  const titles = await stored();
  expect(titles).not.toHaveProperty('en a');
  expect(titles).toMatchObject({ 'en b': 'changed in the database' });
  const purged = await database.sql('select unnest(tags) as tag from publications');
  expect(purged).toEqual(
    expect.arrayContaining([{ tag: documentTag('a-id', 'en') }, { tag: documentTag('b-id', 'en') }]),
  );
});

test('the answers stay complete when the API stops before this process', async () => {
  await fill();
  isFailing = true;
  await publishPage(pages[0]!);
  const stopping = { ...strapi, server: { httpServer: { listening: true } } } as Core.Strapi;
  const stopped = stopping.server.httpServer as { listening: boolean };
  onRequest = () => {
    stopped.listening = false;
  };
  for (let attempt = 1; attempt <= 6; attempt += 1) await refillAfterPublications(stopping);
  expect(await database.sql('select from content_queries where complete_as_of is null')).toEqual([]);
});

test('answers that are to be asked for again during a refill do not count as complete after it', async () => {
  await fill();
  await publishPage(pages[0]!);
  onRequest = () => database.sql('update content_queries set complete_as_of = null');
  await refill();
  expect(await database.sql('select from content_queries where complete_as_of is not null')).toEqual([]);
});

test('a document that is unpublished while the store is filled does not stay in it', async () => {
  await fill();
  await database.sql('update content_queries set complete_as_of = null');
  // After the API has answered with the document, and before the answer is stored.
  onRequest = () => {
    onRequest = () => {};
    const gone = pages.shift()!;
    return publishPage(gone).then(() => database.sql(`delete from content_answers where value = 'a'`));
  };
  await fill();
  expect(await stored()).toHaveProperty('en a');
  await refill();
  expect(await stored()).not.toHaveProperty('en a');
  expect(await isComplete()).toBe(true);
});

test('an older answer does not replace a newer one', async () => {
  const store = (body: string, asOf: number) =>
    storeAnswers(strapi, query, [{ locale: 'en', value: 'a', body, tags: ['t'] }], asOf);
  await store('[{"title":"new"}]', 7);
  await store('[{"title":"old"}]', 6);
  expect(await stored()).toEqual({ 'en a': 'new' });
});

test('what a publication has made invalid does not become valid when the publication is deleted', async () => {
  await fill();
  await publishPage(pages[0]!);
  await database.sql('delete from publications');
  const left = ['en b', 'en c', `${second} a-2`, `${second} b-2`, `${second} c-2`];
  expect(Object.keys(await stored())).toEqual(left.toSorted());
});

test('publications are committed in the order of their numbers', async () => {
  const first = await strapi.db.connection.transaction();
  const insert = { uid: 'api::page.page', document_id: 'x', locale: 'en', tags: ['x'] };
  const [{ id: firstId }] = await first('publications').insert(insert).returning('id');
  let secondId: number | undefined;
  const second = strapi.db
    .connection('publications')
    .insert(insert)
    .returning('id')
    .then(([{ id }]: { id: number }[]) => {
      secondId = id;
    });
  await expect
    .poll(async () => (await database.sql(`select from pg_locks where not granted`)).length)
    .toBeGreaterThan(0);
  expect(secondId).toBeUndefined();
  await first.commit();
  await second;
  expect(Number(secondId)).toBeGreaterThan(Number(firstId));
});
