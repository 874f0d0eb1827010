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
