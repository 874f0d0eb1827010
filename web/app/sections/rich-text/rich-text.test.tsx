import { expect, test } from 'vitest';
import { count, renderSection, times } from '../render.tsx';

const heading = (words: string) => ({ type: 'heading', level: 2, children: [{ type: 'text', text: words }] });

test('a long text has a table of contents whose links all lead somewhere, a short one has none', () => {
  const long = renderSection('rich-text', { title: null, body: times(6, () => heading('Same words')) });
  const links = [...long.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]!);
  expect(links).toHaveLength(6);
  expect(new Set(links).size).toBe(6);
  for (const id of links) expect(count(long, `id="${id}"`)).toBe(1);
  expect(renderSection('rich-text', { body: [heading('One')] })).not.toContain('<nav');
});

test('under a title, headings begin one level lower', () => {
  expect(renderSection('rich-text', { title: 'T', body: [heading('One')] })).toContain('<h3 id="one"');
});
