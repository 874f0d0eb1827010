import { expect, test } from 'vitest';
import { cacheHeaders, staticCacheHeaders } from './cache-policy.ts';

const answer = { status: 200, tags: ['b', 'a', 'b'], isPrivate: false, setsCookie: false };

test('a page made from tagged content may be kept by the edge for a day', () => {
  expect(cacheHeaders(answer)).toEqual({
    'Cache-Control': 'public, max-age=10, s-maxage=86400',
    'Surrogate-Key': 'a b',
    'Cache-Tag': 'a,b',
  });
});

test.each([
  ['has no tags', { ...answer, tags: [] }],
  ['is private', { ...answer, isPrivate: true }],
  ['sets a cookie', { ...answer, setsCookie: true }],
  ['is an error', { ...answer, status: 500 }],
  ['is a redirect by language', { ...answer, status: 302 }],
])('nobody may keep an answer that %s', (_, unkept) => {
  expect(cacheHeaders(unkept)).toEqual({ 'Cache-Control': 'private, no-store' });
});

test('an answer with more tags than fit is purged by whatever is published', () => {
  const tags = Array.from({ length: 500 }, (_, index) => `tag-number-${index}`);
  expect(cacheHeaders({ ...answer, tags })).toMatchObject({ 'Surrogate-Key': 'any', 'Cache-Tag': 'any' });
});

test('nobody may keep an outage, and everybody is told when to come back', () => {
  expect(cacheHeaders({ ...answer, status: 503 })).toEqual({
    'Cache-Control': 'private, no-store',
    'Retry-After': '5',
  });
});

test('a missing page is kept for a minute only', () => {
  expect(cacheHeaders({ ...answer, status: 404 })['Cache-Control']).toBe('public, max-age=0, s-maxage=60');
});

test('built files are kept for a year, files with a fixed name are not', () => {
  expect(staticCacheHeaders('/assets/root-abc.js')['Cache-Control']).toContain('immutable');
  expect(staticCacheHeaders('/favicon.svg')['Cache-Control']).not.toContain('immutable');
});
