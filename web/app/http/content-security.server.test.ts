import { expect, test } from 'vitest';
import { sealPage } from './content-security.server.ts';

const page =
  '<html><script nonce="mark">ours()</script><script type="module" nonce="mark">also()</script>' +
  '<script nonce="mark" src="/assets/a.js"></script><p>said: <script>theirs()</script></p></html>';

test('a stored page names our scripts by their hashes and keeps no mark', () => {
  const { html, policy } = sealPage(page, 'mark', 'site.test', true);
  expect(html).not.toContain('nonce');
  expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(2);
  // echo -n "ours()" | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("script-src site.test/assets/ 'sha256-");
  expect(policy).not.toMatch(/unsafe|nonce|\*/);
});

test('a script that came with the content is never named', () => {
  const one = sealPage(page, 'mark', 'site.test', true).policy;
  const other = sealPage(page.replace('theirs()', 'stillTheirs()'), 'mark', 'site.test', true).policy;
  expect(one).toBe(other);
});

test('a page for one visitor keeps its mark as the nonce', () => {
  const { html, policy } = sealPage(page, 'mark', 'site.test', false);
  expect(html).toBe(page);
  expect(policy).toContain("script-src site.test/assets/ 'nonce-mark';");
});
