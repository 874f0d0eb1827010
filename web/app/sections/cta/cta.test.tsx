import { expect, test } from 'vitest';
import { renderSection } from '../render.tsx';

test('renders with the title only, and with all fields', () => {
  expect(renderSection('cta', { title: 'Come', text: null, action: null, illustration: null })).not.toMatch(
    /<a |<svg|<p/,
  );
  const full = renderSection('cta', {
    title: 'Come',
    text: 'Now',
    action: { label: 'Go', href: '/contact' },
    illustration: 'matches',
  });
  expect(full).toContain('href="/contact"');
});

test('renders an action with an invalid link as plain text', () => {
  const html = renderSection('cta', { title: 'Come', action: { label: 'Go', href: 'javascript:alert(1)' } });
  expect(html).not.toContain('<a');
  expect(html).toContain('Go');
});
