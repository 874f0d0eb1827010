import { expect, test } from 'vitest';
import { count, renderSection, times } from '../render.tsx';

test('numbers one or twelve steps, with or without text', () => {
  const twelve = renderSection('steps', {
    title: 'How',
    steps: times(12, (i) => ({ title: `Step ${i}`, text: null })),
  });
  expect(count(twelve, '<li')).toBe(12);
  expect(twelve).toContain('aria-hidden="true">12</span>');
  expect(count(renderSection('steps', { title: 'How', steps: [{ title: 'Only', text: 'one' }] }), '<p>one</p>')).toBe(
    1,
  );
});
