import { timingSafeEqual } from 'node:crypto';

/** Whether somebody knows a secret, in a time that tells nothing about it. */
export function sameSecret(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
