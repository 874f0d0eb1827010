/**
 * How long the journeys wait for anything. A limit only ends a run that is broken: on a quiet machine every wait is over in
 * a tenth of it, and on a machine ten times slower it must still be met. No journey has a limit of its own.
 */
export const limits = {
  /** For one condition: a page, a mail, a state in the database. */
  conditionMs: 180_000,
  testMs: 900_000,
  /** Starting a whole stack from nothing is a hook. */
  hookMs: 1_200_000,
  /** How many times longer than in production the parts of the stack wait for each other, except in journeys about outages. */
  patience: 8,
  /** For one measurement of the endurance suite. */
  enduranceMs: 3_600_000,
};
