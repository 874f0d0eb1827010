import { expect, test } from 'vitest';
import { secondLanguage } from '#locales/test-languages.ts';
import { renderSection } from '../render.tsx';

test('uses the poster layout for a title of short lines, and the calm one for a long title', () => {
  const poster = renderSection('hero', { title: 'Every lead\ngets across.' }, { first: true });
  expect(poster).toContain('<h1><span>Every lead </span><span>gets across. </span></h1>');
  expect(poster).toMatch(/_poster/);
  const long = renderSection('hero', { title: 'Every lead gets across, every time, in every weather' });
  expect(long).toContain('<h2>');
  expect(long).not.toMatch(/_poster/);
});

test('renders actions, note and illustration only if they are set', () => {
  const bare = renderSection('hero', { title: 'Hello', lead: null, actions: [], note: '', illustration: null });
  expect(bare).not.toMatch(/<a|<svg|role="img"/);
  const page = { documentId: 'a', slug: 'product', locale: secondLanguage };
  const full = renderSection(
    'hero',
    {
      title: 'Cześć',
      actions: [
        { label: 'Dalej', page },
        { label: 'Cennik', href: '/pricing' },
      ],
      illustration: 'bridge',
      illustrationAlt: 'Most',
    },
    { locale: secondLanguage },
  );
  expect(full).toContain(`href="/${secondLanguage}/product"`);
  expect(full).toContain(`href="/${secondLanguage}/pricing"`);
  expect(full).toContain('role="img" aria-label="Most"');
});

test('skips the section when its illustration does not exist in the theme', () => {
  expect(renderSection('hero', { title: 'Hello', illustration: 'unicorn' })).toBe('');
});

test('shows an uploaded picture instead of the illustration', () => {
  const image = { url: '/uploads/team.jpg', width: 800, height: 600, alternativeText: 'A team' };
  const own = renderSection('hero', { title: 'Hello', illustration: 'bridge', image, imageAlt: 'Our team' });
  expect(own).toMatch(/<img[^>]* alt="Our team"/);
  expect(own).not.toContain('<svg');
  expect(renderSection('hero', { title: 'Hello', image })).toMatch(/<img[^>]* alt="A team"/);
});
