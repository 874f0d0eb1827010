import { expect, test } from 'vitest';
import { count, renderSection, times } from '../render.tsx';

test('uses the poster layout for up to four illustrated features with short titles, else the calm one', () => {
  const posters = renderSection('feature-grid', {
    title: 'Verbs',
    features: times(3, () => ({ title: 'Carry.', illustration: 'carry' })),
  });
  expect(posters).toMatch(/_posters/);
  const long = renderSection('feature-grid', {
    title: 'Verbs',
    features: [{ title: 'Carries everything across', illustration: 'carry' }],
  });
  expect(long).toMatch(/_calm/);
  const bare = renderSection('feature-grid', { title: 'Verbs', features: times(3, () => ({ title: 'Carry.' })) });
  expect(bare).toMatch(/_calm/);
  const twelve = renderSection('feature-grid', {
    title: 'Verbs',
    features: times(12, () => ({ title: 'Carry.', illustration: 'carry' })),
  });
  expect(twelve).toMatch(/_calm/);
  expect(count(twelve, '<article')).toBe(12);
});

test('renders without text, link and illustration', () => {
  const feature = { title: 'CRM', text: 'Lands.', illustration: 'drawer', link: { label: 'More', href: '/contact' } };
  const full = renderSection('feature-grid', { title: 'T', lead: 'Lead', features: [feature] });
  expect(full).toContain('<a href="/contact"');
  expect(full).toContain('<svg');
  const bare = renderSection('feature-grid', { title: 'T', features: [{ title: 'CRM', text: null, link: null }] });
  expect(bare).not.toMatch(/<a |<svg|<p/);
});
