import { expect, test } from 'vitest';
import { count, renderSection, times } from '../render.tsx';

test('a figure of one sign among a few is set large; among many, or alone, it is not', () => {
  const stat = (value: string) => ({ value, label: 'label' });
  expect(renderSection('stats', { title: 'T', stats: ['1.8', '0', '72'].map(stat) })).toMatch(/_hero/);
  expect(renderSection('stats', { title: 'T', stats: ['0'].map(stat) })).not.toMatch(/_hero/);
  const twelve = renderSection('stats', { title: 'T', stats: times(12, () => stat('5')) });
  expect(twelve).not.toMatch(/_hero/);
  expect(count(twelve, '<dd')).toBe(12);
});

test('a figure is read after what it counts', () => {
  const html = renderSection('stats', { title: 'T', stats: [{ value: '72', unit: 'h', label: 'we keep trying' }] });
  expect(html).toContain('<dt>we keep trying</dt><dd class="cut">72<small>h</small></dd>');
});
