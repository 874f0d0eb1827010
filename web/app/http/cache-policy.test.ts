import { expect, test } from 'vitest';
import { cacheHeaders, staticCacheHeaders } from './cache-policy.ts';

const response = { status: 200, tags: ['b', 'a', 'b'], build: 'build-1', isPrivate: false, setsCookie: false };

test('lets the edge cache a page with tags for a day', () => {
  expect(cacheHeaders(response)).toEqual({
    'Cache-Control': 'public, max-age=10, s-maxage=86400',
    'Surrogate-Key': 'a b build-1',
    'Cache-Tag': 'a,b,build-1',
  });
});

test.each([
  ['has no tags', { ...response, tags: [] }],
  ['is private', { ...response, isPrivate: true }],
  ['sets a cookie', { ...response, setsCookie: true }],
  ['is an error', { ...response, status: 500 }],
  ['is a redirect by language', { ...response, status: 302 }],
])('forbids caching a response that %s', (_, uncacheable) => {
  expect(cacheHeaders(uncacheable)).toEqual({ 'Cache-Control': 'private, no-store' });
});

test('replaces the tags with `any` when they do not fit into the header', () => {
  const tags = Array.from({ length: 500 }, (_, index) => `tag-number-${index}`);
  expect(cacheHeaders({ ...response, tags })).toMatchObject({ 'Surrogate-Key': 'any build-1' });
});

test('forbids caching a 503 and adds Retry-After', () => {
  expect(cacheHeaders({ ...response, status: 503 })).toEqual({
    'Cache-Control': 'private, no-store',
    'Retry-After': '5',
  });
});

test('lets the edge cache a 404 for one minute', () => {
  expect(cacheHeaders({ ...response, status: 404 })['Cache-Control']).toBe('public, max-age=0, s-maxage=60');
});

test('marks built files as immutable, but not files with a fixed name', () => {
  expect(staticCacheHeaders('/assets/root-abc.js', 'build-1')['Cache-Control']).toContain('immutable');
  expect(staticCacheHeaders('/favicon.svg', 'build-1')['Cache-Control']).not.toContain('immutable');
});

test('adds the build tag to pages with too many tags and to files with a fixed name', () => {
  const tags = Array.from({ length: 500 }, (_, index) => `tag-number-${index}`);
  expect(cacheHeaders({ ...response, tags })['Surrogate-Key']).toContain('build-1');
  expect(staticCacheHeaders('/favicon.svg', 'build-1')['Surrogate-Key']).toBe('file build-1');
  expect(staticCacheHeaders('/assets/root-abc.js', 'build-1')['Surrogate-Key']).toBe('asset');
});
