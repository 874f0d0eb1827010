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

test('shows an uploaded portrait instead of the illustration', () => {
  const image = { url: '/uploads/ewa.jpg', width: 400, height: 500 };
  const quote = renderSection('quote', {
    text: 'Good.',
    person: 'Ewa',
    illustration: 'portrait',
    image,
    imageAlt: 'Ewa at work',
  });
  expect(quote).toMatch(/<img[^>]* alt="Ewa at work"/);
  expect(quote).not.toContain('<svg');
});
