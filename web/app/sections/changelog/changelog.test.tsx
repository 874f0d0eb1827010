import { expect, test } from 'vitest';
import { changelogEntrySchema } from '#content/lists/changelog.server.ts';
import { count, renderSection } from '../render.tsx';

const entry = changelogEntrySchema.parse({
  documentId: 'a',
  locale: 'en',
  title: 'Replay from a script',
  slug: 'replay',
  date: '2026-10-14',
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Now also an address.' }] }],
  print: 'replay',
});

test('renders each entry with its date, its print and a link to its page', () => {
  const html = renderSection('changelog', {}, { lists: { changelog: [entry] } });
  expect(html).toContain('id="replay"');
  expect(html).toContain('href="/changes/replay"');
  expect(html).toContain('<time dateTime="2026-10-14">14 October 2026</time>');
  expect(count(html, '<svg')).toBe(1);
});

test('entries are one level below the title of the section, or of the page', () => {
  const lists = { changelog: [{ ...entry, print: undefined }] };
  expect(renderSection('changelog', {}, { lists })).toContain('<h2><a');
  expect(renderSection('changelog', { title: 'Changes' }, { lists })).toContain('<h3><a');
});
