import { expect, test } from 'vitest';
import { translatorFor } from './messages.server.ts';

const plain = (words: string) => words.replace(/[\u00a0\u2060]/g, ' ').replace(/ +/g, ' ');
const [en, pl] = ['en', 'pl'].map(translatorFor);

test('blanks are filled, each as often as it stands, and never read as anything but text', () => {
  expect(plain(en!('error.unmatched', { path: '/a$&{{path}}' }))).toBe('Page not found: /a$&{{path}}');
  expect(plain(en!('layout.untranslated', { language: 'Polski' }))).toContain('not in Polski: leads to the Polski');
});

test.each([
  [1, /, miesiąc gratis/],
  [2, /2 miesiące/],
  [5, /5 miesięcy/],
  [22, /22 miesiące/],
])('%i in Polish', (count, words) => {
  expect(plain(pl!('pricing.yearlyFree', { count }))).toMatch(words);
});
