import { expect, test } from 'vitest';
import { hash, newCode } from './recovery-codes';
import { isFromApp } from './app';

test('a recovery code has four groups of four characters that cannot be confused', () => {
  for (let count = 0; count < 100; count += 1) expect(newCode()).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}$/);
});

test('recovery codes differ', () => {
  expect(new Set(Array.from({ length: 1_000 }, newCode)).size).toBe(1_000);
});

test.each(['ABCD-efgh-2345-6789', 'abcdefgh23456789', ' abcd efgh 2345 6789 '])('%j is the same code', (typed) => {
  expect(hash(typed)).toBe(hash('abcd-efgh-2345-6789'));
});

test.each([
  ['123456', true],
  ['123 456', true],
  ['12345', false],
  ['1234567', false],
  ['abcd-efgh-2345-6789', false],
])('%j is a code of the app: %s', (code, expected) => {
  expect(isFromApp(code)).toBe(expected);
});
