import { expect, test } from 'vitest';
import { chooseLocale, isFromInside } from './choose.ts';

const visitor = { cookie: null, acceptLanguage: null, fromInside: false };

test.each([
  ['pl', 'pl'],
  ['pl-PL,pl;q=0.9,en;q=0.5', 'pl'],
  ['de, pl;q=0.8', 'pl'],
  ['en-US, pl', 'en'],
  ['pl;q=0.2, en;q=0.9', 'en'],
  ['en;q=0, pl;q=0.1', 'pl'],
  ['de, fr', 'en'],
  ['*', 'en'],
  [', ;q=1,;;', 'en'],
  ['', 'en'],
])('Accept-Language "%s" is answered in %s', (acceptLanguage, expected) => {
  expect(chooseLocale({ ...visitor, acceptLanguage })).toBe(expected);
});

test('the cookie comes before the browser', () => {
  expect(chooseLocale({ ...visitor, cookie: 'a=b; i18n_redirected=en', acceptLanguage: 'pl' })).toBe('en');
  expect(chooseLocale({ ...visitor, cookie: 'i18n_redirected=pl', acceptLanguage: 'en' })).toBe('pl');
});

test('a cookie with a language we do not have is ignored', () => {
  expect(chooseLocale({ ...visitor, cookie: 'i18n_redirected=xx', acceptLanguage: 'pl' })).toBe('pl');
});

test('somebody who comes from a page of the site has chosen already', () => {
  expect(chooseLocale({ cookie: 'i18n_redirected=pl', acceptLanguage: 'pl', fromInside: true })).toBe('en');
});

test('where somebody comes from is told by Fetch Metadata, else by the referrer', () => {
  const from = (headers: Record<string, string>) => isFromInside(new Headers(headers), 'site.test');
  expect(from({ 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
  expect(from({ 'Sec-Fetch-Site': 'none', Referer: 'http://site.test/pl' })).toBe(false);
  expect(from({ Referer: 'http://site.test/pl' })).toBe(true);
  expect(from({ Referer: 'http://elsewhere.test/' })).toBe(false);
  expect(from({ Referer: 'nonsense' })).toBe(false);
  expect(from({})).toBe(false);
});
