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
  ['do CRM-u, nie za darmo', 'do\u00a0CRM\u2060-\u2060u, nie\u00a0za\u00a0darmo'],
  ['2. Kość', '2.\u00a0Kość'],
  ['mój e-mail', 'mój e\u2060-\u2060mail'],
  ['ai uwaga', 'ai uwaga'],
])('in Polish %j is set %j', (written, set) => {
  expect(typeset(written, 'pl')).toBe(set);
});

test('English has its own quotation marks', () => {
  expect(typeset('Say "yes" to a friend', 'en')).toBe('Say “yes” to a\u00a0friend');
  expect(typeset('a 12" pipe', 'en')).toBe('a\u00a012" pipe');
});

test('code, addresses and names of things are left alone', () => {
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
