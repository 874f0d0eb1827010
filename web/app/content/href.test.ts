import { expect, test } from 'vitest';
import { resolveHref } from './href.ts';

test.each([
  ['/pricing', '/pl/pricing'],
  ['/', '/pl'],
  ['#top', '#top'],
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+48320000001', 'tel:+48320000001'],
])('%s leads to %s in Polish', (written, expected) => {
  expect(resolveHref(written, 'pl')).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  '//evil.example',
  '/\\evil.example',
  'relative',
  '',
  null,
  undefined,
])('%j leads nowhere', (written) => {
  expect(resolveHref(written, 'en')).toBeNull();
});
