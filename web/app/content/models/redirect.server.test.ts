import { expect, test } from 'vitest';
import { localePath } from '#locales/index.ts';
import { defaultLanguage } from '#locales/test-languages.ts';
import { redirectTarget } from './redirect.server.ts';

const target = (to: string, search = '') =>
  redirectTarget(to, localePath(defaultLanguage, '/old'), search, defaultLanguage);

test.each([
  ['/pricing', '', '/pricing'],
  ['/pricing', '?utm_source=a', '/pricing?utm_source=a'],
  ['/docs?page=2#retry', '?utm_source=a', '/docs?page=2&utm_source=a#retry'],
  ['/docs#ponów', '', '/docs#pon%C3%B3w'],
  ['https://example.com/a', '?b=c', 'https://example.com/a?b=c'],
])('%s with the query %j leads to %s', (to, search, expected) => {
  expect(target(to, search)).toBe(expected);
});

test.each([
  '',
  '#top',
  '/old',
  '/old?again=1',
  '//evil.example',
  'javascript:alert(1)',
  'mailto:a@b.example',
  'pricing',
])('%j leads nowhere', (to) => {
  expect(target(to)).toBeNull();
});
