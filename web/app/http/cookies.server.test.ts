import { expect, test } from 'vitest';
import { readCookies } from './cookies.server.ts';

const cookiesOf = (header: string) =>
  Object.fromEntries(readCookies(new Request('http://site.test', { headers: { Cookie: header } })));

test('reads the values of all cookies as they were sent', () => {
  expect(cookiesOf('session=a-b_c; koa.sess=eyJhIjoxfQ==;mailed=a%40b%0d%0a; empty=')).toEqual({
    session: 'a-b_c',
    'koa.sess': 'eyJhIjoxfQ==',
    mailed: 'a%40b%0d%0a',
    empty: '',
  });
});

test('reads the first value when a cookie is sent twice', () => {
  expect(cookiesOf('session=first; session=second')).toEqual({ session: 'first' });
});

test.each(['', ';;', 'nonsense'])('reads no cookies from the header "%s"', (header) => {
  expect(cookiesOf(header)).toEqual({});
});
