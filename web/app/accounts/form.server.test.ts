import { expect, test } from 'vitest';
import { emailOf, newPasswordOf } from './form.server.ts';

test.each([
  ['abcdefg', 'password-too-short'],
  ['', 'password-too-short'],
  ['password1', 'common-password'],
  ['Password1', 'common-password'],
  ['x'.repeat(65), 'password-too-long'],
])('%j is refused: %s', (password, code) => {
  expect(() => newPasswordOf({ password })).toThrow(code);
});

test.each(['zażółć gęślą jaźń', 'Ż'.repeat(64), '日本語のパスワードです', '🌉🌉🌉🌉🌉🌉🌉🌉', ' a b c d '])(
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
