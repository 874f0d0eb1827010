import { expect, test } from 'vitest';
import { typeset, typesetAll } from './typography.ts';

test.each([
  ['Kot i pies w domu', 'Kot i\u00a0pies w\u00a0domu'],
  ['W domu', 'W\u00a0domu'],
  ['a i o', 'a\u00a0i\u00a0o'],
  ['(z psem)', '(z\u00a0psem)'],
  ['przez 72 godziny', 'przez 72\u00a0godziny'],
  ['0 zł', '0\u00a0zł'],
  ['Powiedział "tak" i "nie"', 'Powiedział „tak” i\u00a0„nie”'],
  ['koniec i', 'koniec i'],
  ['do CRM-u, nie za darmo', 'do CRM\u2060-\u2060u, nie za darmo'],
  ['2. Kość', '2.\u00a0Kość'],
  ['mój e-mail', 'mój e\u2060-\u2060mail'],
  ['ai uwaga', 'ai uwaga'],
  ['Dla firm, bez umowy i przez cały rok', 'Dla firm, bez umowy i\u00a0przez cały rok'],
  ['dobrze, bezpiecznie', 'dobrze, bezpiecznie'],
])('typesets Polish %j as %j', (input, expected) => {
  expect(typeset(input, 'pl')).toBe(expected);
});

test('uses English quotation marks, and keeps numbers with their units', () => {
  expect(typeset('Say "yes" to a friend', 'en')).toBe('Say “yes” to a friend');
  expect(typeset('a 12" pipe', 'en')).toBe('a 12" pipe');
  expect(typeset('for 72 hours', 'en')).toBe('for 72\u00a0hours');
  expect(typeset('at most 200 ms, and 3 MB', 'en')).toBe('at most 200\u202fms, and 3\u202fMB');
});

test.each(['I do not know', 'We do it on a Monday', 'Pay a bill or do nothing', 'i w domu'])(
  'does not apply Polish rules to English: %j',
  (text) => {
    expect(typeset(text, 'en')).toBe(text);
  },
);

test('does not change code and fields without text', () => {
  const content = {
    title: 'I w domu',
    slug: 'i w domu',
    children: [{ type: 'code', children: [{ text: 'i w "x"' }] }, { text: 'i w', code: true }, { text: 'i w domu' }],
  };
  expect(typesetAll(content, 'pl', (key) => key === 'title' || key === 'text')).toEqual({
    title: 'I\u00a0w\u00a0domu',
    slug: 'i w domu',
    children: [
      { type: 'code', children: [{ text: 'i w "x"' }] },
      { text: 'i w', code: true },
      { text: 'i\u00a0w\u00a0domu' },
    ],
  });
});
