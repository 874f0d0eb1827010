import { expect, test } from 'vitest';
import type { Incident } from '#content/lists/status.server.ts';
import { renderSection } from '../render.tsx';

const incident: Incident = {
  documentId: 'a',
  title: 'Slow crossings',
  text: 'Nothing was lost.',
  startedAt: '2026-09-22T09:14:00.000Z',
  endedAt: '2026-09-22T09:51:00.000Z',
  effect: 'slow',
  components: [],
};

test.each([
  ['2026-09-22T09:51:00.000Z', '09:14–09:51 UTC'],
  ['2026-09-23T01:00:00.000Z', '09:14 – 23 September, 01:00 UTC'],
  [undefined, 'since 09:14 UTC'],
])('shows an incident that ended at %s as %s', (endedAt, expected) => {
  const html = renderSection('incidents', { title: 'T' }, { lists: { incidents: [{ ...incident, endedAt }] } });
  expect(html).toContain(expected);
  expect(html).toContain('22 September 2026');
});

test('says so when nothing went wrong', () => {
  expect(renderSection('incidents', { title: 'T' })).toContain('Nothing went wrong.');
});
