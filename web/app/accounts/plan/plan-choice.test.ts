import { expect, test } from 'vitest';
import { parsePlanChoice, readPlanChoice, serializePlanChoice } from './plan-choice.ts';

const plan = 'abcdefghijklmnopqrstuvwx';

test('reads the choice from the URL, and keeps it in a cookie', () => {
  const choice = readPlanChoice(new URLSearchParams({ plan, period: 'year', currency: 'EUR', other: 'x' }));
  expect(choice).toEqual({ plan, period: 'year', currency: 'EUR' });
  expect(parsePlanChoice(serializePlanChoice(choice!))).toEqual(choice);
});

test.each([
  {},
  { plan },
  { plan: 'x', period: 'year', currency: 'EUR' },
  { plan: `${plan};`, period: 'year', currency: 'EUR' },
  { plan, period: 'week', currency: 'EUR' },
  { plan, period: 'year', currency: 'BTC' },
])('ignores %o', (search) => {
  expect(readPlanChoice(new URLSearchParams(search as Record<string, string>))).toBe(null);
});

test.each([undefined, '', 'x', `${plan}.year`, `${plan}.year.EUR\n`])('ignores the cookie %o', (cookie) => {
  expect(parsePlanChoice(cookie)).toBe(null);
});
