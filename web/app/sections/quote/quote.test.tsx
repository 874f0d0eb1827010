import { expect, test } from 'vitest';
import { renderSection } from '../render.tsx';

test('who said it stands with what was said, with or without a role and a picture', () => {
  const bare = renderSection('quote', { text: 'Well said.', person: 'Marta', role: null, illustration: null });
  expect(bare).toContain('<figcaption>Marta</figcaption>');
  expect(bare).not.toContain('<svg');
  const full = renderSection('quote', { text: 'Well said.', person: 'Marta', role: 'sales', illustration: 'portrait' });
  expect(full).toContain('<figcaption>Marta, sales</figcaption>');
  expect(full).toContain('<svg');
});

test('a long quote is set smaller', () => {
  expect(renderSection('quote', { text: 'word '.repeat(60), person: 'A' })).toMatch(/_long/);
});
