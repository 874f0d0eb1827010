import { expect, test } from 'vitest';
import { emailOf, newPasswordOf } from './form.server.ts';
import { addressKey } from '#http/limits.server.ts';

test.each([
  ['abcde', 'weak-password'],
  ['', 'weak-password'],
  ['qwerty', 'common-password'],
  ['Password1', 'common-password'],
  ['x'.repeat(65), 'password-too-long'],
])('%j is refused: %s', (password, code) => {
  expect(() => newPasswordOf({ password })).toThrow(code);
});

test.each(['zażółć gęślą jaźń', 'Ż'.repeat(64), '日本語のパスワードです', '🌉🌉🌉🌉🌉🌉', ' a b c '])(
  '%j is accepted',
  (password) => {
    expect(newPasswordOf({ password })).toBe(password);
  },
);

test('a letter typed in two parts is the letter', () => {
  expect(newPasswordOf({ password: 'zo\u0301łta łódka' })).toBe('zółta łódka');
});

test.each(['', 'a', 'a@b', '@b.pl', 'a b@c.pl', `${'a'.repeat(250)}@b.pl`])('%j is no address', (email) => {
  expect(() => emailOf({ email })).toThrow('invalid-email');
});

test('addresses of one household count together', () => {
  expect(addressKey('192.0.2.1')).toBe('192.0.2.1');
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(addressKey('2001:db8::1')).toBe(addressKey('2001:db8::ffff'));
  expect(addressKey('2001:db8:0:1::1')).not.toBe(addressKey('2001:db8::1'));
});
