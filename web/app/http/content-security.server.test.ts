import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { applyContentSecurityPolicy } from './content-security.server.ts';

const html =
  '<html><script nonce="abc">ours()</script><script type="module" nonce="abc">also()</script>' +
  '<script nonce="abc" src="/assets/a.js"></script><p>text: <script>theirs()</script></p></html>';
const page = Buffer.from(html);

test('lists the hashes of our scripts and removes the nonce when the page is cached', () => {
  const { body, policy } = applyContentSecurityPolicy(page, 'abc', 'site.test', true);
  expect(body.toString()).not.toContain('nonce');
  const hashes = ['ours()', 'also()'].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(policy).toContain(`script-src site.test/assets/ ${hashes.join(' ')};`);
  expect(policy).not.toMatch(/unsafe|nonce|\*/);
});

test('never lists a script that came with the content', () => {
  const one = applyContentSecurityPolicy(page, 'abc', 'site.test', true).policy;
  const changed = Buffer.from(html.replace('theirs()', 'stillTheirs()'));
  const other = applyContentSecurityPolicy(changed, 'abc', 'site.test', true).policy;
  expect(one).toBe(other);
});

test('keeps the nonce when the page is not cached', () => {
  const { body, policy } = applyContentSecurityPolicy(page, 'abc', 'site.test', false);
  expect(body.toString()).toBe(html);
  expect(policy).toContain("script-src site.test/assets/ 'nonce-abc';");
});
