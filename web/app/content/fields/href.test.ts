import { expect, test } from 'vitest';
import { secondLanguage } from '#locales/test-languages.ts';
import { resolveHref } from './href.ts';

test.each([
  ['/pricing', `/${secondLanguage}/pricing`],
  ['/', `/${secondLanguage}`],
  ['#top', '#top'],
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+48320000001', 'tel:+48320000001'],
])('resolves %s to %s in the second language', (written, expected) => {
  expect(resolveHref(written, secondLanguage)).toBe(expected);
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
])('rejects %j', (written) => {
  expect(resolveHref(written, 'en')).toBeNull();
});
