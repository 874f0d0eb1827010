import { expect, test } from 'vitest';
import type { Plan } from './plan.server.ts';
import { formatMinor, grossOf, monthsFree, priceOf, yearlySaving } from './price.ts';

const plan = (month: number, year: number): Plan => ({
  documentId: 'a',
  name: 'Plan',
  audience: undefined,
  features: [],
  prices: [
    { currency: 'EUR', period: 'month', amount: month },
    { currency: 'EUR', period: 'year', amount: year },
  ],
  illustration: undefined,
  featured: false,
});

test('computes the yearly saving as twelve monthly prices minus the yearly price', () => {
  expect(yearlySaving(plan(1900, 19000), 'EUR')).toBe(3800);
  expect(yearlySaving(plan(1900, 22800), 'EUR')).toBeUndefined();
  expect(yearlySaving(plan(1900, 19000), 'PLN')).toBeUndefined();
  expect(priceOf(plan(1900, 19000), 'EUR', 'year')).toBe(19000);
});

test('returns the free months only if they are the same whole number for every plan', () => {
  expect(monthsFree([plan(1900, 19000), plan(5900, 59000)])).toBe(2);
  expect(monthsFree([plan(1900, 19000), plan(5900, 64900)])).toBeUndefined();
  expect(monthsFree([plan(1900, 19500)])).toBeUndefined();
  expect(monthsFree([])).toBeUndefined();
});

test('rounds gross prices to the minor unit', () => {
  expect(grossOf(1900, 23)).toBe(2337);
  expect(grossOf(1999, 23)).toBe(2459);
});

test.each([
  [149000, 'EUR', 'en', '€1,490'],
  [149050, 'EUR', 'en', '€1,490.50'],
  [629000, 'PLN', 'pl', '6290\u00a0zł'],
  [2100, 'USD', 'pl', '21\u00a0USD'],
  [7900, 'PLN', 'en', 'PLN\u00a079'],
])('formats %i %s for %s as %s', (amount, currency, locale, written) => {
  expect(formatMinor(amount, currency, locale)).toBe(written);
});
