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

test('the saving is what twelve months cost more than a year', () => {
  expect(yearlySaving(plan(1900, 19000), 'EUR')).toBe(3800);
  expect(yearlySaving(plan(1900, 22800), 'EUR')).toBeUndefined();
  expect(yearlySaving(plan(1900, 19000), 'PLN')).toBeUndefined();
  expect(priceOf(plan(1900, 19000), 'EUR', 'year')).toBe(19000);
});

test('free months are named only when every plan gives the same whole number of them', () => {
  expect(monthsFree([plan(1900, 19000), plan(5900, 59000)])).toBe(2);
  expect(monthsFree([plan(1900, 19000), plan(5900, 64900)])).toBeUndefined();
  expect(monthsFree([plan(1900, 19500)])).toBeUndefined();
  expect(monthsFree([])).toBeUndefined();
});

test('gross is rounded to the minor unit', () => {
  expect(grossOf(1900, 23)).toBe(2337);
  expect(grossOf(1999, 23)).toBe(2459);
});

test.each([
  [149000, 'EUR', 'en', '€1,490'],
  [149050, 'EUR', 'en', '€1,490.50'],
  [629000, 'PLN', 'pl', '6290\u00a0zł'],
  [2100, 'USD', 'pl', '21\u00a0$'],
  [7900, 'PLN', 'en', 'zł\u00a079'],
])('%i in %s is written in %s as %s', (amount, currency, locale, written) => {
  expect(formatMinor(amount, currency, locale)).toBe(written);
});
