import { expect, test } from 'vitest';
import { count, renderSection, times } from '../render.tsx';

test('renders people with and without portrait and role', () => {
  const people = [{ name: 'Halina', role: 'Founder', illustration: 'portrait-halina' }, { name: 'Tomasz' }];
  const html = renderSection('team', { title: 'Who', people });
  expect(count(html, '<svg')).toBe(1);
  expect(html).toContain('<h3>Tomasz</h3>');
  expect(count(html, '<p>')).toBe(1);
});

test('renders twelve people', () => {
  expect(count(renderSection('team', { title: 'Who', people: times(12, () => ({ name: 'A' })) }), '<li')).toBe(12);
});
