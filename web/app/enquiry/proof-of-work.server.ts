/**
 * Proof of work, required when a great many enquiries arrive. The browser has to find a number whose SHA-256 hash with
 * our challenge starts with a number of zero bits; that takes it about a second, and the check takes us one hash. The
 * challenge is signed, expires after ten minutes and is valid for one enquiry.
 */
import { createHash, randomBytes } from 'node:crypto';
import { consumeAttempt } from '#http/rate-limits.server.ts';
import { isSigned, sign } from '#http/signature.server.ts';

const lifetimeMs = 10 * 60_000;

/**
 * Required zero bits at the start of the hash; each bit doubles the work. The script reads the number from the
 * challenge.
 */
const requiredZeroBits = 15;

export function createChallenge(now = Date.now()): string {
  const text = `${requiredZeroBits}.${now + lifetimeMs}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${sign('enquiry challenge', text)}`;
}

export async function isChallengeSolved(challenge = '', answer = '', now = Date.now()): Promise<boolean> {
  const [zeroBits = '', until = '', random = '', signature = ''] = challenge.split('.');
  if (!isSigned(signature, 'enquiry challenge', `${zeroBits}.${until}.${random}`)) return false;
  if (Number(until) < now || !/^\d{1,12}$/.test(answer)) return false;
  const hash = createHash('sha256').update(`${challenge}:${answer}`).digest();
  if (hash.readUInt32BE(0) >>> (32 - Number(zeroBits)) !== 0) return false;
  return (await consumeAttempt({ 'enquiry by challenge': challenge })) === null;
}
