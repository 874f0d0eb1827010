import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.server.ts';

const ownOrigin = 'https://site.example';

test.each([
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: ownOrigin }, true],
  [{ 'Sec-Fetch-Site': 'same-origin' }, true],
  [{ Origin: ownOrigin }, true],
  [{}, false],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, false],
  [{ 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.site.example' }, false],
  [{ 'Sec-Fetch-Site': 'none' }, false],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }, false],
  [{ Origin: 'null' }, false],
  [{ Origin: 'http://site.example' }, false],
  [{ Origin: 'https://site.example:8443' }, false],
  [{ Origin: 'https://site.example.evil.example' }, false],
])('returns for headers %j: %s', (headers, expected) => {
  expect(isSameOrigin(new Headers(headers as Record<string, string>), ownOrigin)).toBe(expected);
});
