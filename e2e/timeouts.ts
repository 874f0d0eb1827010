/**
 * All timeouts of the journeys. A timeout only ends a broken run: an idle machine needs a tenth of it, and a machine
 * ten times slower must still meet it. No journey sets a timeout of its own.
 */
export const timeouts = {
  /** For one condition: a page, a mail, a state in the database. */
  conditionMs: 180_000,
  testMs: 900_000,
  /** A hook may start a whole stack from nothing. */
  hookMs: 1_200_000,
  /** Factor by which the stack's timeouts are longer than in production, except in tests of outages. */
  timeoutFactor: 8,
  /** For one measurement of the endurance suite. */
  enduranceMs: 3_600_000,
};
