import { expect, test } from 'vitest';
import { translator } from './i18n.tsx';
import { isLocale } from './index.ts';
import { translatorFor } from './messages.server.ts';

const plain = (words: string) => words.replace(/[\u00a0\u2060]/g, ' ').replace(/ +/g, ' ');

test('blanks are filled, each as often as it stands, and never read as anything but text', () => {
  const en = translatorFor('en');
  expect(plain(en('error.unmatched', { path: '/a$&{{path}}' }))).toBe('Page not found: /a$&{{path}}');
  expect(plain(en('layout.untranslated', { language: 'Polski' }))).toContain('not in Polski: leads to the Polski');
});

test.each([
  [1, 'one'],
  [2, 'few'],
  [5, 'many'],
  [22, 'few'],
  [1.5, 'other'],
])('count %d chooses the Polish plural form "%s"', (count, form) => {
  const forms = { yearlyFree_one: 'one', yearlyFree_few: 'few', yearlyFree_many: 'many', yearlyFree_other: 'other' };
  const t = translator('pl', { pricing: forms } as never);
  expect(t('pricing.yearlyFree', { count })).toBe(form);
});

test.runIf(isLocale('pl')).each([
  [1, /, miesiąc gratis/],
  [2, /2 miesiące/],
  [5, /5 miesięcy/],
  [22, /22 miesiące/],
])('count %i has the right Polish words', (count, words) => {
  expect(plain(translatorFor('pl')('pricing.yearlyFree', { count }))).toMatch(words);
});
