import { expect, test } from 'vitest';
import { renderSection } from '../render.tsx';

const plan = {
  documentId: 'a',
  name: 'Bridge',
  audience: undefined,
  features: [],
  prices: [
    { currency: 'PLN' as const, period: 'month' as const, amount: 24900 },
    { currency: 'EUR' as const, period: 'month' as const, amount: 5950 },
  ],
  illustration: 'arches' as const,
  featured: false,
};

test('prices are written as each language writes them, from minor units', () => {
  expect(renderSection('plans', { title: 'T' }, { plans: [plan] })).toContain('€59.50');
  expect(renderSection('plans', { title: 'T' }, { plans: [plan], locale: 'pl' })).toContain('249\u00a0zł');
});

test('a plan without a price in the currency shows none, and no plans is no list', () => {
  expect(renderSection('plans', { title: 'T' }, { plans: [{ ...plan, prices: [] }] })).not.toContain('€');
  expect(renderSection('plans', { title: 'T', note: null, action: null })).toContain('<ul></ul>');
});
