import { expect, test } from 'vitest';
import { readEmail, readNewPassword } from './read-fields.server.ts';

test.each([
  ['abcdefg', 'password-too-short'],
  ['', 'password-too-short'],
  ['password1', 'common-password'],
  ['Password1', 'common-password'],
  ['x'.repeat(65), 'password-too-long'],
])('rejects %j as a new password with %s', (password, code) => {
  expect(() => readNewPassword({ password })).toThrow(code);
});

test.each(['zażółć gęślą jaźń', 'Ż'.repeat(64), '日本語のパスワードです', '🌉🌉🌉🌉🌉🌉🌉🌉', ' a b c d '])(
  'accepts %j as a new password',
  (password) => {
    expect(readNewPassword({ password })).toBe(password);
  },
);

test('normalizes a letter with a combining accent to a single character', () => {
  expect(readNewPassword({ password: 'zo\u0301łta łódka' })).toBe('zółta łódka');
});

test.each(['', 'a', 'a@b', '@b.pl', 'a b@c.pl', `${'a'.repeat(250)}@b.pl`])('rejects %j as an email', (email) => {
  expect(() => readEmail({ email })).toThrow('invalid-email');
});
