/**
 * The retry schedule of failed deliveries: that of Standard Webhooks, with two additional early attempts, because most
 * outages are restarts. The last attempt is more than 75 hours after the first.
 */
const minute = 60;
const hour = 60 * minute;

const delays = [5, 15, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/** Delay after this many failed attempts, or null when no attempts are left and the delivery is marked as failed. */
export function retryDelaySeconds(attempts: number, atLeast = 0, random = Math.random): number | null {
  const delay = delays[attempts - 1];
  // Up to 20 % jitter, so that deliveries that failed together are not retried together.
  return delay === undefined ? null : Math.max(delay, Math.min(atLeast, 24 * hour)) * (1 + random() * 0.2);
}
