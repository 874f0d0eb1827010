import { expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

const tags = (...all: string[]) => new Set(all);

test('keeps an answer until a publication has one of its tags', () => {
  const cache = new AnswerCache(10);
  cache.set('page', 'content', tags('a', 'b'), 0);
  cache.apply([{ id: 1, tags: ['c'] }]);
  expect(cache.get('page')).toBe('content');
  cache.apply([{ id: 3, tags: ['c', 'b'] }]);
  expect(cache.get('page')).toBeUndefined();
  expect(cache.seen).toBe(3);
});

test('does not keep an answer that was read before a publication that concerns it', () => {
  const cache = new AnswerCache(10);
  cache.apply([{ id: 1, tags: ['a'] }]);
  cache.set('old', 'content', tags('a'), 0);
  cache.set('other', 'content', tags('b'), 0);
  cache.set('new', 'content', tags('a'), 1);
  expect([cache.get('old'), cache.get('other'), cache.get('new')]).toEqual([undefined, 'content', 'content']);
});

test('does not keep an answer that is older than the publications it remembers', () => {
  const cache = new AnswerCache(10, 2);
  cache.apply([1, 2, 3].map((id) => ({ id, tags: ['x'] })));
  cache.set('too old', 'content', tags('a'), 0);
  cache.set('known', 'content', tags('a'), 1);
  expect([cache.get('too old'), cache.get('known')]).toEqual([undefined, 'content']);
});

test('drops the least recently used answer', () => {
  const cache = new AnswerCache(2);
  cache.set('a', 1, tags(), 0);
  cache.set('b', 2, tags(), 0);
  cache.get('a');
  cache.set('c', 3, tags(), 0);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

test('forgets everything on a reset, and what was read before it', () => {
  const cache = new AnswerCache(10);
  cache.set('a', 1, tags(), 0);
  cache.reset(7);
  cache.set('b', 2, tags(), 6);
  expect([cache.get('a'), cache.get('b'), cache.seen]).toEqual([undefined, undefined, 7]);
});
