import { expect, test } from 'vitest';
import { count, renderSection, times } from '../render.tsx';

test('sets a one-character figure large among three to five, but not alone or among many', () => {
  const stat = (value: string) => ({ value, label: 'label' });
  expect(renderSection('stats', { title: 'T', stats: ['1.8', '0', '72'].map(stat) })).toMatch(/_hero/);
  expect(renderSection('stats', { title: 'T', stats: ['0'].map(stat) })).not.toMatch(/_hero/);
  const twelve = renderSection('stats', { title: 'T', stats: times(12, () => stat('5')) });
  expect(twelve).not.toMatch(/_hero/);
  expect(count(twelve, '<dd')).toBe(12);
});

test('puts the label before the figure', () => {
  const html = renderSection('stats', { title: 'T', stats: [{ value: '72', unit: 'h', label: 'we keep trying' }] });
  expect(html).toContain('<dt>we keep trying</dt><dd class="cut move-flip">72<small>h</small></dd>');
});
