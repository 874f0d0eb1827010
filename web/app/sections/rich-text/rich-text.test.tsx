import { expect, test } from 'vitest';
import { count, renderSection, times } from '../render.tsx';

const heading = (text: string) => ({ type: 'heading', level: 2, children: [{ type: 'text', text }] });

test('renders a table of contents with unique, existing anchors for long text only', () => {
  const long = renderSection('rich-text', { title: null, body: times(6, () => heading('Same words')) });
  const links = [...long.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]!);
  expect(links).toHaveLength(6);
  expect(new Set(links).size).toBe(6);
  for (const id of links) expect(count(long, `id="${id}"`)).toBe(1);
  expect(renderSection('rich-text', { body: [heading('One')] })).not.toContain('<nav');
});

test('starts headings one level lower when the section has a title', () => {
  expect(renderSection('rich-text', { title: 'T', body: [heading('One')] })).toContain('<h3 id="one"');
});
