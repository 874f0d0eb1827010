import { expect, test } from 'vitest';
import { count, renderSection, times } from '../render.tsx';

test('renders every question as a disclosure, with only the first one open', () => {
  const twelve = renderSection('faq', {
    title: 'T',
    questions: times(12, (i) => ({ question: `Q${i}`, answer: 'A' })),
  });
  expect([count(twelve, '<details'), count(twelve, 'open=""')]).toEqual([12, 1]);
  expect(twelve).toContain('<summary>Q0</summary>');
});
