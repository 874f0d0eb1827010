import { expect, test } from 'vitest';
import { isLocale } from '#locales/index.ts';
import { messagesFor } from '#locales/messages.server.ts';
import { secondLanguage } from '#locales/test-languages.ts';
import { renderSection } from '../render.tsx';

const plan = {
  documentId: 'a',
  name: 'Bridge',
  audience: undefined,
  features: [],
  prices: [
    { currency: 'PLN' as const, period: 'month' as const, amount: 24900 },
    { currency: 'EUR' as const, period: 'month' as const, amount: 5950 },
    { currency: 'USD' as const, period: 'month' as const, amount: 6450 },
  ],
  illustration: 'arches' as const,
  featured: false,
};

test('formats prices for English, from minor units', () => {
  expect(renderSection('plans', { title: 'T' }, { lists: { plans: [plan] } })).toContain('€59.50');
});

test('uses the currency and number format of the second language', () => {
  const currency = messagesFor(secondLanguage).pages.pricing.defaultCurrency;
  const { amount } = plan.prices.find((price) => price.currency === currency)!;
  const expected = new Intl.NumberFormat(secondLanguage, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100);
  expect(renderSection('plans', { title: 'T' }, { lists: { plans: [plan] }, locale: secondLanguage })).toContain(
    expected,
  );
});

test.runIf(isLocale('pl'))('shows prices in złoty on a Polish page', () => {
  expect(renderSection('plans', { title: 'T' }, { lists: { plans: [plan] }, locale: 'pl' })).toContain('249\u00a0zł');
});

test('shows no price when a plan has none in the currency, and an empty list without plans', () => {
  expect(renderSection('plans', { title: 'T' }, { lists: { plans: [{ ...plan, prices: [] }] } })).not.toContain('€');
  expect(renderSection('plans', { title: 'T', note: null, action: null })).toContain('<ul></ul>');
});
