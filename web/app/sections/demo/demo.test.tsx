import { expect, test } from 'vitest';
import { count, renderSection } from '../render.tsx';
import { toScriptJson } from './words.ts';

const data = { title: 'Try it', comicTitle: 'Three pictures' };

test('renders the stage with its words and the comic', () => {
  const html = renderSection('demo', data);
  expect(html).toContain('method="dialog"');
  expect(html).toMatch(/data-try="\/assets\/island-[\w-]{7}\.js"/);
  const words = /<script type="application\/json" data-words="">(.*?)<\/script>/s.exec(html)![1]!;
  expect(JSON.parse(words)).toMatchObject({ send: 'Send', lastDelay: '… 72\u202fh' });
  expect(count(html, 'role="img"')).toBe(3);
});

test('does not end the script early when a word contains a tag', () => {
  const json = toScriptJson({ send: '</script><b>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ send: '</script><b>' });
});
