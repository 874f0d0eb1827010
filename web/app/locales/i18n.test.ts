import { expect, test } from 'vitest';
import { translator, type Translate } from './i18n.tsx';
import { isLocale } from './index.ts';
import { translatorFor } from './messages.server.ts';

const plain = (text: string) => text.replace(/[\u00a0\u2060]/g, ' ').replace(/ +/g, ' ');

test('replaces every occurrence of a placeholder, and inserts values literally', () => {
  const en = translatorFor('en');
  expect(plain(en('error.unmatched', { path: '/a$&{{path}}' }))).toBe('Page not found: /a$&{{path}}');
  expect(plain(en('layout.untranslated', { language: 'Polski' }))).toContain('not in Polski: leads to the Polski');
});

test('does not compile when a value is missing, misspelt, of another type or not needed', () => {
  const t: Translate = () => '';
  t('layout.skip');
  t('error.unmatched', { path: '/' });
  t('enquiry.consent', { count: 1, site: 'Duet' });
  // @ts-expect-error -- missing
  t('error.unmatched');
  // @ts-expect-error -- misspelt
  t('error.unmatched', { paht: '/' });
  // @ts-expect-error -- one of two is missing
  t('pricing.gross', { amount: '1 €' });
  // @ts-expect-error -- the count of a plural is missing
  t('enquiry.consent', { site: 'Duet' });
  // @ts-expect-error -- a count is a number
  t('pricing.yearlyFree', { count: '2' });
  // @ts-expect-error -- not needed
  t('layout.skip', { path: '/' });
  // @ts-expect-error -- no such key
  t('layout.skipp');
  expect(t).toBeTypeOf('function');
});

test.each([
  [1, 'one'],
  [2, 'few'],
  [5, 'many'],
  [22, 'few'],
  [1.5, 'other'],
])('chooses for count %d the Polish plural form "%s"', (count, form) => {
  const forms = { yearlyFree_one: 'one', yearlyFree_few: 'few', yearlyFree_many: 'many', yearlyFree_other: 'other' };
  const t = translator('pl', { pricing: forms } as never);
  expect(t('pricing.yearlyFree', { count })).toBe(form);
});

test.runIf(isLocale('pl')).each([
  [1, /, miesiąc gratis/],
  [2, /2 miesiące/],
  [5, /5 miesięcy/],
  [22, /22 miesiące/],
])('chooses the Polish text for count %i', (count, text) => {
  expect(plain(translatorFor('pl')('pricing.yearlyFree', { count }))).toMatch(text);
});
