import { expect, test } from 'vitest';
import { chooseLocale, isSameOriginRequest } from './choose.ts';
import { defaultLanguage, secondLanguage } from './test-languages.ts';

const [first, second] = [defaultLanguage, secondLanguage];
const visitor = { cookie: undefined, acceptLanguage: null, isSameOrigin: false };

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
])('answers Accept-Language "%s" in %s', (acceptLanguage, expected) => {
  expect(chooseLocale({ ...visitor, acceptLanguage })).toBe(expected);
});

test('prefers the cookie to Accept-Language', () => {
  expect(chooseLocale({ ...visitor, cookie: first, acceptLanguage: second })).toBe(first);
  expect(chooseLocale({ ...visitor, cookie: second, acceptLanguage: first })).toBe(second);
});

test('ignores a cookie with an unknown language', () => {
  expect(chooseLocale({ ...visitor, cookie: 'xx', acceptLanguage: second })).toBe(second);
});

test('uses the default language for requests from a page of the site', () => {
  expect(chooseLocale({ cookie: second, acceptLanguage: second, isSameOrigin: true })).toBe(first);
});

test('recognizes same-origin requests by Fetch Metadata, else by the referrer', () => {
  const from = (headers: Record<string, string>) => isSameOriginRequest(new Headers(headers), 'site.test');
  expect(from({ 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
  expect(from({ 'Sec-Fetch-Site': 'none', Referer: 'http://site.test/pricing' })).toBe(false);
  expect(from({ Referer: 'http://site.test/pricing' })).toBe(true);
  expect(from({ Referer: 'http://elsewhere.test/' })).toBe(false);
  expect(from({ Referer: 'nonsense' })).toBe(false);
  expect(from({})).toBe(false);
});
