import { expect, test } from 'vitest';
import { PathCounter } from './count.ts';

test('counts addresses until they are taken', () => {
  const counter = new PathCounter(10);
  for (const path of ['/old', '/pl/stare', '/old']) counter.addPath(path);
  expect(counter.take()).toEqual([
    { path: '/old', count: 2 },
    { path: '/pl/stare', count: 1 },
  ]);
  expect(counter.take()).toEqual([]);
});

test.each(['/wp-login.php', '/', '/a b', '/<script>', `/${'a'.repeat(300)}`, '/%2e%2e'])('ignores %s', (path) => {
  const counter = new PathCounter(10);
  counter.addPath(path);
  expect(counter.take()).toEqual([]);
});

test('has a limit', () => {
  const counter = new PathCounter(2);
  for (const path of ['/a', '/b', '/c', '/a']) counter.addPath(path);
  expect(counter.take().map(({ path }) => path)).toEqual(['/a', '/b']);
});
