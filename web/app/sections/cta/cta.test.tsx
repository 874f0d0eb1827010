import { expect, test } from 'vitest';
import { renderSection } from '../render.tsx';

test('an invitation stands alone if it must', () => {
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

test('an action that leads nowhere is only its words', () => {
  const html = renderSection('cta', { title: 'Come', action: { label: 'Go', href: 'javascript:alert(1)' } });
  expect(html).not.toContain('<a');
  expect(html).toContain('Go');
});
