import { expect, test } from 'vitest';
import { renderSection } from '../render.tsx';

const image = { url: '/uploads/a.png', alternativeText: 'A bridge', width: 900, height: 600, formats: null };
const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Words.' }] }];

test('renders the image on the chosen side, with its size and alternative text', () => {
  const html = renderSection('image-text', { body, image, side: 'right', caption: 'Ours' });
  expect(html).toMatch(/_right/);
  expect(html).toContain('alt="A bridge" width="900" height="600" loading="lazy"');
  expect(html).toContain('<figcaption>Ours</figcaption>');
});

test('describes the image in the language of the page', () => {
  const html = renderSection('image-text', { body, image, imageAlt: 'Most' });
  expect(html).toContain('alt="Most"');
});

test('skips the section when it has no image', () => {
  expect(renderSection('image-text', { body, image: null })).toBe('');
});
