import { expect, test } from 'vitest';
import { count, renderSection, times } from '../render.tsx';

test('renders one or twelve customers, with or without a mark', () => {
  expect(count(renderSection('logos', { title: 'Crew', logos: [{ name: 'Solo', mark: null }] }), '<li')).toBe(1);
  const twelve = renderSection('logos', {
    title: 'Crew',
    logos: times(12, (i) => ({ name: `No ${i}`, mark: 'leaf' })),
  });
  expect([count(twelve, '<li'), count(twelve, '<svg')]).toEqual([12, 12]);
  expect(renderSection('logos', { title: 'Crew', logos: null })).toContain('Crew');
});

test('shows an uploaded logo instead of the name', () => {
  const logo = { url: '/uploads/logo.svg', width: 120, height: 40 };
  const logos = renderSection('logos', { title: 'Customers', logos: [{ name: 'Kopalnia', mark: 'gem', logo }] });
  expect(logos).toMatch(/<img[^>]* alt="Kopalnia"/);
  expect(logos).not.toContain('<svg');
  expect(logos).not.toContain('Kopalnia</li>');
});
