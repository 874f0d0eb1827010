import { expect, test } from 'vitest';
import { formatAmount, parseAmount } from './amount';

test.each([
  ['79', 7900],
  ['79,5', 7950],
  ['79.50', 7950],
  [' 1 299,00 ', 129_900],
  ['0', 0],
  ['0.07', 7],
  ['', null],
  ['79,505', null],
  ['-1', null],
  ['1e3', null],
  ['abc', null],
])('"%s" is %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([7900, 7950, 7, 0, 129_900, 999_999_999_99])(
  '%i is the same after it was shown and typed again',
  (amount) => {
    expect(parseAmount(formatAmount(amount, 'pl'))).toBe(amount);
    expect(parseAmount(formatAmount(amount, 'en'))).toBe(amount);
  },
);
