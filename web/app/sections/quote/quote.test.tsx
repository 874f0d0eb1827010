import { expect, test } from 'vitest';
import { renderSection } from '../render.tsx';

test('renders the author, with or without a role and an illustration', () => {
  const bare = renderSection('quote', { text: 'Well said.', person: 'Marta', role: null, illustration: null });
  expect(bare).toContain('<figcaption>Marta</figcaption>');
  expect(bare).not.toContain('<svg');
  const full = renderSection('quote', { text: 'Well said.', person: 'Marta', role: 'sales', illustration: 'portrait' });
  expect(full).toContain('<figcaption>Marta, sales</figcaption>');
  expect(full).toContain('<svg');
});

test('sets a long quote smaller', () => {
  expect(renderSection('quote', { text: 'word '.repeat(60), person: 'A' })).toMatch(/_long/);
});
