/** Hides small differences in the time of responses. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Responses do not reveal whether an email has an account. A random delay of up to 30 ms hides the difference in the
 * time of the database query, which is a fraction of a millisecond.
 */
export function delayRandomly(): Promise<void> {
  return sleep(randomInt(30));
}
