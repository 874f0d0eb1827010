/** The search index on a real PostgreSQL. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase } from '../database-fixture';
import { runMigrations } from '../migrations';
import type { Schemas } from '../populate-components';
import { loadSearch } from './load-search';
import { passagesOf } from './passages';
import { countSearches, forgetSearch, listSearches, parseSearches, type Search } from './searches';
import { TermVector } from './term-vector';

const attributesOf = (path: string) =>
  (JSON.parse(readFileSync(`${import.meta.dirname}/../${path}`, 'utf8')) as Schemas[string]).attributes;
const components: Schemas = {
  'sections.hero': { attributes: attributesOf('components/sections/hero.json') },
  'sections.faq': { attributes: attributesOf('components/sections/faq.json') },
  'sections.rich-text': { attributes: attributesOf('components/sections/rich-text.json') },
  'parts.question': { attributes: attributesOf('components/parts/question.json') },
};
const pageAttributes = attributesOf('api/page/content-types/page/schema.json');

let database: Awaited<ReturnType<typeof startTestDatabase>>;

beforeAll(async () => {
  database = await startTestDatabase();
  await database.createStrapiTables();
  await runMigrations(database.strapi);
});
afterAll(() => database.stop());

test('reads the text of a page, with the headings and their ids, and without addresses and descriptions of pictures', async () => {
  const { headingIds } = await loadSearch();
  const text = (value: string) => [{ type: 'text', text: value }];
  const page = {
    title: 'Product',
    slug: 'product',
    lead: 'What it does',
    seo: { title: 'For search engines' },
    sections: [
      { __component: 'sections.hero', title: 'A bridge', lead: 'Of paper', imageAlt: 'A drawing', actions: [] },
      { __component: 'sections.faq', title: null, questions: [{ question: 'Why?', answer: 'Because.' }] },
      {
        __component: 'sections.rich-text',
        body: [
          { type: 'heading', level: 2, children: text('How it works') },
          {
            type: 'paragraph',
            children: [...text('Read '), { type: 'link', url: '/docs', children: text('the docs') }],
          },
          { type: 'code', children: text('npm install') },
          {
            type: 'list',
            children: [
              { type: 'list-item', children: text('One') },
              { type: 'list-item', children: text('two') },
            ],
          },
        ],
      },
    ],
  };
  expect(passagesOf(page, pageAttributes, components, headingIds)).toEqual([
    { heading: '', anchor: '', text: 'What it does' },
    { heading: 'A bridge', anchor: '', text: 'Of paper' },
    { heading: 'Why?', anchor: '', text: 'Because.' },
    { heading: 'How it works', anchor: 'how-it-works', text: 'Read the docs One two' },
  ]);
});

test('PostgreSQL finds terms and beginnings of words, and knows where they stand', async () => {
  const search = await loadSearch();
  const vector = new TermVector(await search.loadAnalyser('en'), search);
  vector.add("Signatures of O'Brien", 'A');
  vector.add('checked \\ twice', 'D');
  const matches = async (query: string) => {
    const { rows } = await database.strapi.db.connection.raw('select ?::tsvector @@ ?::tsquery as matches', [
      vector.toString(),
      query,
    ]);
    return rows[0].matches as boolean;
  };
  expect(await matches(`'signatur':A & 'check':D`)).toBe(true);
  expect(await matches(`'=signat':*`)).toBe(true);
  expect(await matches(`'check':A`)).toBe(false);
});

test('the stemmer has the terms of PostgreSQL’s own English dictionary', async () => {
  const { loadAnalyser } = await loadSearch();
  const { terms } = await loadAnalyser('en');
  const words =
    'connections connected integrating signatures companies delivered deliveries retries replays pricing generally flying skies'.split(
      ' ',
    );
  const { rows } = await database.strapi.db.connection.raw(
    `select word, (ts_lexize('english_stem', word))[1] as term from unnest(?::text[]) as word`,
    [words],
  );
  for (const { word, term } of rows as { word: string; term: string }[]) expect(terms(word).exact).toEqual([term]);
});

const miss: Search = { locale: 'en', query: 'fax', count: 2, hasResults: false };

test('counts what the web reports, and nothing else', async () => {
  const strapi = { ...database.strapi, dirs: { app: { root: `${import.meta.dirname}/../..` } } } as never;
  await countSearches(strapi, [miss, { ...miss, query: 'price', hasResults: true }, { ...miss, locale: 'xx' }]);
  await countSearches(strapi, [miss]);
  expect(await listSearches(strapi, false)).toMatchObject([{ locale: 'en', query: 'fax', count: 4 }]);
  expect(await listSearches(strapi, true)).toMatchObject([{ query: 'price', count: 2 }]);
  await countSearches(strapi, [{ ...miss, hasResults: true }]);
  expect(await listSearches(strapi, false)).toEqual([]);
  await forgetSearch(strapi, 'en', 'fax');
  expect(await listSearches(strapi, true)).toHaveLength(1);
});

test.each([
  null,
  {},
  { searches: [null] },
  { searches: [{ ...miss, query: '' }] },
  { searches: [{ ...miss, query: 'a\0b' }] },
  { searches: [{ ...miss, query: 'a'.repeat(61) }] },
  { searches: [{ ...miss, count: 0 }] },
  { searches: Array.from({ length: 501 }, () => miss) },
])('refuses %j', (body) => {
  expect(() => parseSearches(body)).toThrow('searches must be');
});
