import { expect, test } from 'vitest';
import type { StatusComponent } from '#content/lists/status.server.ts';
import { count, renderSection } from '../render.tsx';

const component: StatusComponent = { documentId: 'a', name: 'Carrying', text: 'CRM, webhooks', state: 'running' };

test('shows 90 days and the state in words', () => {
  const html = renderSection('status-board', { title: 'T' }, { lists: { statusComponents: [component] } });
  expect(count(html, '<i')).toBe(90);
  expect(html).toContain('Running');
  expect(html).toContain('100%');
});

test('shows an incident of today as a lower plank and counts its day in words', () => {
  const incident = {
    documentId: 'i',
    title: 'T',
    text: undefined,
    startedAt: '2026-11-17T10:00:00.000Z',
    endedAt: '2026-11-17T10:20:00.000Z',
    effect: 'closed',
    components: [{ documentId: 'a' }],
  } as const;
  const lists = { statusComponents: [component], incidents: [{ ...incident, components: [...incident.components] }] };
  const html = renderSection('status-board', { title: 'T' }, { lists });
  expect(html).toMatch(/<i class="[^"]*closedPlank/);
  expect(html).toContain('Trouble on one day.');
});
