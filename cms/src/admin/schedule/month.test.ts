import { expect, test } from 'vitest';
import { daysOfMonth } from './month';

test('a month consists of whole weeks', () => {
  const days = daysOfMonth('2026-11-18', 0);
  expect(days).toHaveLength(42);
  expect(days[0]).toEqual({ day: '2026-10-26', isInMonth: false });
  expect(days.filter(({ isInMonth }) => isInMonth)).toHaveLength(30);
  expect(days.at(-1)).toEqual({ day: '2026-12-06', isInMonth: false });
});

test('other months can be shown, also of other years', () => {
  expect(daysOfMonth('2026-11-18', 2).filter(({ isInMonth }) => isInMonth)[0]).toEqual({
    day: '2027-01-01',
    isInMonth: true,
  });
  expect(daysOfMonth('2027-01-01', -1).filter(({ isInMonth }) => isInMonth)).toHaveLength(31);
  expect(daysOfMonth('2027-02-01', 0)).toHaveLength(28);
});
