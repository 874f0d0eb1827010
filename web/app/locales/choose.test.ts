import { expect, test } from 'vitest';
import { chooseLocale, isFromInside } from './choose.ts';
import { defaultLanguage, secondLanguage } from './test-languages.ts';

const [first, second] = [defaultLanguage, secondLanguage];
const visitor = { cookie: null, acceptLanguage: null, fromInside: false };

test.each([
  [second, second],
  [`${second}-${second.toUpperCase()},${second};q=0.9,${first};q=0.5`, second],
  [`xx, ${second};q=0.8`, second],
  [`${first}-US, ${second}`, first],
  [`${second};q=0.2, ${first};q=0.9`, first],
  [`${first};q=0, ${second};q=0.1`, second],
  ['xx, yy', first],
  ['*', first],
  [', ;q=1,;;', first],
  ['', first],
])('Accept-Language "%s" is answered in %s', (acceptLanguage, expected) => {
  expect(chooseLocale({ ...visitor, acceptLanguage })).toBe(expected);
});

test('the cookie comes before the browser', () => {
  expect(chooseLocale({ ...visitor, cookie: `a=b; i18n_redirected=${first}`, acceptLanguage: second })).toBe(first);
  expect(chooseLocale({ ...visitor, cookie: `i18n_redirected=${second}`, acceptLanguage: first })).toBe(second);
});

test('a cookie with a language we do not have is ignored', () => {
  expect(chooseLocale({ ...visitor, cookie: 'i18n_redirected=xx', acceptLanguage: second })).toBe(second);
});

test('somebody who comes from a page of the site has chosen already', () => {
  expect(chooseLocale({ cookie: `i18n_redirected=${second}`, acceptLanguage: second, fromInside: true })).toBe(first);
});

test('where somebody comes from is told by Fetch Metadata, else by the referrer', () => {
  const from = (headers: Record<string, string>) => isFromInside(new Headers(headers), 'site.test');
  expect(from({ 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
  expect(from({ 'Sec-Fetch-Site': 'none', Referer: 'http://site.test/pricing' })).toBe(false);
  expect(from({ Referer: 'http://site.test/pricing' })).toBe(true);
  expect(from({ Referer: 'http://elsewhere.test/' })).toBe(false);
  expect(from({ Referer: 'nonsense' })).toBe(false);
  expect(from({})).toBe(false);
});
