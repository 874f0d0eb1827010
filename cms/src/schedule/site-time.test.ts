import { expect, test } from 'vitest';
import { parseSiteTime } from './site-time';

test.each([
  ['2026-01-15', '09:30', 'Europe/Warsaw', '2026-01-15T08:30:00.000Z'],
  ['2026-07-15', '09:30', 'Europe/Warsaw', '2026-07-15T07:30:00.000Z'],
  ['2026-07-15', '00:15', 'Europe/Warsaw', '2026-07-14T22:15:00.000Z'],
  ['2026-11-18', '23:59', 'UTC', '2026-11-18T23:59:00.000Z'],
  ['2026-11-18', '12:00', 'America/New_York', '2026-11-18T17:00:00.000Z'],
  // The day on which the clocks are set forward, before and after.
  ['2026-03-29', '01:59', 'Europe/Warsaw', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', 'Europe/Warsaw', '2026-03-29T01:00:00.000Z'],
])('%s %s in %s is %s', (date, time, timeZone, moment) => {
  expect(parseSiteTime(date, time, timeZone)?.toISOString()).toBe(moment);
});

test('a time that does not exist, because the clocks are set forward, is an hour later', () => {
  expect(parseSiteTime('2026-03-29', '02:30', 'Europe/Warsaw')!.toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test.each([
  ['2026-13-40', '09:30'],
  ['tomorrow', '09:30'],
  ['2026-11-18', '9:30'],
  ['2026-11-18', '25:00'],
])('%s %s is no time', (date, time) => {
  expect(parseSiteTime(date, time, 'Europe/Warsaw')).toBeNull();
});
