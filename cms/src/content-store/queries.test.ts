import { beforeAll, expect, test } from 'vitest';
import { registerSiteTypes } from '../site-types';
import { parseQueries } from './queries';

beforeAll(() => {
  const site = { options: { draftAndPublish: true }, pluginOptions: { site: { path: '/:slug' } } };
  registerSiteTypes({ contentTypes: { 'api::page.page': site } } as never);
});

const query = { id: 'abc', path: 'pages', type: 'page', kind: 'lookup', field: 'slug', query: 'populate[seo]=true' };

test('accepts the queries of the web, without other fields', () => {
  const list = { ...query, id: 'def', kind: 'list', field: null };
  expect(parseQueries({ queries: [{ ...query, complete_as_of: 9 }, list] })).toEqual([query, list]);
});

test('leaves out queries for content types that visitors cannot see', () => {
  expect(parseQueries({ queries: [{ ...query, type: 'enquiry', path: 'enquiries' }, query] })).toEqual([query]);
});

test.each([
  ['no list', { queries: 'all' }],
  ['nothing', null],
  ['another path', { queries: [{ ...query, path: '../admin' }] }],
  ['a lookup without a field', { queries: [{ ...query, field: null }] }],
  ['a list with a field', { queries: [{ ...query, kind: 'list' }] }],
  ['another kind', { queries: [{ ...query, kind: 'all', field: null }] }],
  ['a fragment in the query', { queries: [{ ...query, query: 'a#b' }] }],
  ['too many', { queries: Array.from({ length: 201 }, () => query) }],
])('refuses %s', (_, body) => {
  expect(() => parseQueries(body)).toThrow('queries must be the list of the queries of the web');
});
