import { expect, test } from 'vitest';
import { safeNext } from './next.server.ts';

const hosts = [
  'evil.example',
  'evil.example/a',
  'site.invalid.evil.example',
  '127.0.0.1:8080@evil.example',
  '[::1]',
  '2130706433',
];
const openings = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\\/',
  '//\\',
  '/%09/',
  '/\t/',
  '/\n/',
  '/\r\n//',
  '\t//',
  ' //',
  '/ /',
  '\u0000//',
  '/\u0000/',
  'https://',
  'HTTPS://',
  'http:',
  'https:/',
  'https:\\\\',
  'ftp://',
  'javascript://',
  'data:text/html,',
  '@',
  '.',
  '?//',
  '#//',
  ':',
  'mailto:',
];

/** Known open-redirect payloads, combined: more than 200. */
const payloads = [
  ...hosts.flatMap((host) => openings.map((opening) => opening + host)),
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'blob:x',
  '/auth/login',
  '/auth/logout',
  '/pl/auth/logout',
  '/AUTH/logout',
  '/./auth/logout',
  '/x/../auth/logout',
  '/auth',
  '/..//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  '/.\\evil.example',
  '',
  ' ',
  '/'.repeat(3_000),
  `/${'a'.repeat(3_000)}`,
  '\u2028//evil.example',
  '／／evil.example',
  'evil.example',
  '/x\u0000',
  '/x\r\nSet-Cookie: a=b',
  '/x\u007f',
  '/x\\y',
  'null',
  'undefined',
];

test(`never leaves the site for ${payloads.length} open-redirect payloads`, () => {
  expect(payloads.length).toBeGreaterThanOrEqual(200);
  const left = payloads.filter((payload) => {
    const next = safeNext(payload, '/account');
    // Resolved as a browser does, in a link and in a Location header.
    const to = new URL(next, 'https://site.example/auth/login');
    return to.origin !== 'https://site.example' || !next.startsWith('/') || /^\/[/\\]/.test(next);
  });
  expect(left).toEqual([]);
});

test.each([
  ['/pl/account/security', '/pl/account/security'],
  ['/partners?page=2&x=%2F', '/partners?page=2&x=%2F'],
  ['/strona-z-%C5%82', '/strona-z-%C5%82'],
  ['/', '/'],
  ['/a#b', '/a'],
])('accepts %s as a path of the site', (wanted, next) => {
  expect(safeNext(wanted, '/account')).toBe(next);
});
