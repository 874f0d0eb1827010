/**
 * When a delivery that failed is tried again: the schedule of Standard Webhooks, with two early tries more, because most
 * outages are restarts. The last try is more than 75 hours after the first.
 */
const minute = 60;
const hour = 60 * minute;

const waits = [5, 15, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/** Seconds to wait after this many failed attempts, or null when it is time to give up and show it to somebody. */
export function waitAfter(attempts: number, atLeast = 0, random = Math.random): number | null {
  const wait = waits[attempts - 1];
  // Up to a fifth longer, so that what failed together does not come back together.
  return wait === undefined ? null : Math.max(wait, Math.min(atLeast, 24 * hour)) * (1 + random() * 0.2);
}
