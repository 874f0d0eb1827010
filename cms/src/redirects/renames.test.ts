import { expect, test } from 'vitest';
import { findRenames } from './renames';

test('finds the languages in which the address has changed', () => {
  const before = [
    { locale: 'en', address: 'product' },
    { locale: 'pl', address: 'produkt' },
  ];
  const after = [
    { locale: 'en', address: 'our-product' },
    { locale: 'pl', address: 'produkt' },
    { locale: 'de', address: 'produkt' },
  ];
  expect(findRenames(before, after)).toEqual([{ locale: 'en', from: 'product', to: 'our-product' }]);
});
