import { expect, test } from 'vitest';
import { dayStates, historyDays, uptime, worstState } from './status-history.ts';
import type { Incident, StatusComponent } from './status.server.ts';

const today = '2026-11-17';

function incident(startedAt: string, endedAt: string | undefined, effect: Incident['effect']): Incident {
  return {
    documentId: 'i',
    title: 'T',
    text: undefined,
    startedAt,
    endedAt,
    effect,
    components: [{ documentId: 'a' }],
  };
}

test('marks the days of an incident, also over midnight, and the worst of two', () => {
  const states = dayStates(
    'a',
    [
      incident('2026-11-15T23:00:00Z', '2026-11-16T01:00:00Z', 'slow'),
      incident('2026-11-16T05:00:00Z', '2026-11-16T06:00:00Z', 'closed'),
    ],
    today,
  );
  expect(states).toHaveLength(historyDays);
  expect(states.slice(-3)).toEqual(['slow', 'closed', 'running']);
});

test('ignores incidents of other components, without effect, and before the 90 days', () => {
  const day = ['2026-11-17T00:00:00Z', '2026-11-17T01:00:00Z'] as const;
  expect(dayStates('b', [incident(...day, 'closed')], today)).not.toContain('closed');
  expect(dayStates('a', [incident(...day, 'none')], today)).not.toContain('slow');
  expect(uptime('a', [incident('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', 'closed')], today)).toBe(100);
});

test('an incident without an end lasts until the end of the day', () => {
  const open = [incident('2026-11-17T06:00:00Z', undefined, 'closed')];
  expect(dayStates('a', open, today).at(-1)).toBe('closed');
  expect(uptime('a', open, today)).toBeCloseTo(100 * (1 - 18 / (90 * 24)), 5);
});

test('counts overlapping incidents once', () => {
  const overlapping = [
    incident('2026-11-16T06:00:00Z', '2026-11-16T12:00:00Z', 'closed'),
    incident('2026-11-16T07:00:00Z', '2026-11-16T09:00:00Z', 'slow'),
    incident('2026-11-16T11:00:00Z', '2026-11-16T13:00:00Z', 'slow'),
  ];
  expect(uptime('a', overlapping, today)).toBeCloseTo(100 * (1 - 7 / (90 * 24)), 5);
});

test('the service is as good as its worst component', () => {
  const component = (state: StatusComponent['state']): StatusComponent => ({
    documentId: state,
    name: state,
    text: undefined,
    state,
  });
  expect(worstState([])).toBe('running');
  expect(worstState([component('running'), component('maintenance')])).toBe('maintenance');
  expect(worstState([component('slow'), component('closed'), component('running')])).toBe('closed');
});
