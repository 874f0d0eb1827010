/**
 * The days of a component's last three months, computed from its incidents. All days are days in UTC. `today` is a date
 * without a time, so that a page does not change from minute to minute: an open incident counts until the end of the day.
 */
import type { Incident, StatusComponent } from './status.server.ts';

export const historyDays = 90;

export type DayState = 'running' | 'slow' | 'closed';
export type ServiceState = StatusComponent['state'];

const dayMs = 86_400_000;
const severity: Record<Incident['effect'], number> = { none: 0, slow: 1, closed: 2 };
const states: DayState[] = ['running', 'slow', 'closed'];

/** One state per day, the oldest first; the last is `today`. */
export function dayStates(componentId: string, incidents: Incident[], today: string): DayState[] {
  return Array.from({ length: historyDays }, (_, index) => {
    const from = firstDay(today) + index * dayMs;
    const worst = incidents
      .filter((incident) => intervalOf(incident, componentId, from, from + dayMs))
      .reduce((most, { effect }) => Math.max(most, severity[effect]), 0);
    return states[worst]!;
  });
}

/** The share of the time, in per cent, in which the component was neither slow nor closed. */
export function uptime(componentId: string, incidents: Incident[], today: string): number {
  const from = firstDay(today);
  const intervals = incidents
    .filter(({ effect }) => effect !== 'none')
    .map((incident) => intervalOf(incident, componentId, from, from + historyDays * dayMs))
    .filter((interval) => interval !== null)
    .toSorted((a, b) => a.start - b.start);
  let lost = 0;
  let counted = from;
  // Incidents may overlap.
  for (const { start, end } of intervals) {
    lost += Math.max(0, end - Math.max(start, counted));
    counted = Math.max(counted, end);
  }
  return 100 * (1 - lost / (historyDays * dayMs));
}

/** The start of the first day of a history that ends with `today`. */
export function firstDay(today: string, days = historyDays): number {
  return Date.parse(today) - (days - 1) * dayMs;
}

/** The state of the whole service: that of its worst component. */
export function worstState(components: StatusComponent[]): ServiceState {
  const order: ServiceState[] = ['closed', 'slow', 'maintenance', 'running'];
  return order.find((state) => components.some((component) => component.state === state)) ?? 'running';
}

/** When, between `from` and `to`, the incident affected the component; null if it did not. */
function intervalOf(incident: Incident, componentId: string, from: number, to: number) {
  if (!incident.components.some(({ documentId }) => documentId === componentId)) return null;
  const start = Math.max(Date.parse(incident.startedAt), from);
  const end = incident.endedAt ? Math.min(Date.parse(incident.endedAt), to) : to;
  return start < end ? { start, end } : null;
}
