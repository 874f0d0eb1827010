import { expect, test } from 'vitest';
import { count, renderSection, times } from '../render.tsx';

test('highlights code samples, and renders neither samples nor hook when there are none', () => {
  const samples = [{ title: 'Payload', language: 'json', code: '{"a": true}' }];
  const integrations = [{ title: 'CRM', illustration: 'drawer' }];
  const full = renderSection('integrations', { title: 'T', integrations, samples });
  expect(full).toContain('<figcaption>Payload</figcaption>');
  expect(full).toMatch(/<span class="[^"]*key/);
  const bare = renderSection('integrations', {
    title: 'T',
    integrations: times(12, () => ({ title: 'X' })),
    samples: [],
  });
  expect(bare).not.toMatch(/<pre|<svg/);
  expect(count(bare, '<li')).toBe(12);
});
