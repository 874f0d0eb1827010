import { expect, test } from 'vitest';
import { check, initials, keyOf, typingErrors, type Lead } from './check.ts';

const lead = (change: Partial<Lead> = {}): Lead => ({
  name: 'Jan Próbny',
  email: 'jan@example.com',
  company: 'Ogrodova',
  message: '',
  ...change,
});
const kinds = (one: Lead, seen: string[] = []) => check(one, seen).map(({ kind }) => kind);

test('has no remark about an ordinary lead', () => {
  expect(check(lead())).toEqual([]);
});

test.each([
  ['jan@gmial.com', 'gmail.com'],
  ['jan@gmail.con', 'gmail.com'],
  ['jan@onte.pl', 'onet.pl'],
  ['jan@outlok.com', 'outlook.com'],
])('suggests a domain for %s: %s', (email, suggestion) => {
  expect(check(lead({ email }))).toMatchObject([{ kind: 'typo', suggestion }]);
});

test.each(['jan@mail.com', 'jan@gmail.com', 'jan@wp.pl', 'jan@op.pl', 'jan@example.com'])(
  'takes %s as it is',
  (email) => expect(check(lead({ email }))).toEqual([]),
);

test('marks mailboxes of a company, missing fields, invalid addresses and leads seen before', () => {
  expect(kinds(lead({ email: 'biuro@ogrodova.example' }))).toEqual(['role']);
  expect(kinds(lead({ name: ' ', email: '', company: '' }))).toEqual(['missing', 'missing', 'missing']);
  expect(kinds(lead({ email: 'jan@example' }))).toEqual(['address']);
  expect(kinds(lead({ email: 'JAN@example.com ' }), [keyOf(lead())])).toEqual(['duplicate']);
});

test('counts typing errors, a swap as one', () => {
  expect(typingErrors('gmial.com', 'gmail.com')).toBe(1);
  expect(typingErrors('', 'abc')).toBe(3);
  expect(typingErrors('abc', 'abc')).toBe(0);
});

test.each([
  [{ name: 'Jan Próbny' }, 'JP'],
  [{ name: 'Żaneta' }, 'Ż'],
  [{ name: '', email: 'ewa.lis@example.com' }, 'E'],
  [{ name: '', email: '' }, '?'],
])('the initials of %j are %s', (change, expected) => {
  expect(initials(lead(change))).toBe(expected);
});
