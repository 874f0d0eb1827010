/**
 * A sum that costs a browser about a second and us nothing, asked for when a great many enquiries come in: a number that gives,
 * hashed with a text of ours, so many zeros. The text is signed, runs out, and counts once.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { config } from '#config.server.ts';
import { countTry } from '#http/limits.server.ts';

const lifeMs = 10 * 60_000;

/** Zeros at the beginning, in bits; each one more doubles the work. The form's script knows the number from the text. */
const bits = 15;

export function newSum(now = Date.now()): string {
  const text = `${bits}.${now + lifeMs}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${sealOf(text)}`;
}

export async function isSolved(sum = '', answer = '', now = Date.now()): Promise<boolean> {
  const [zeros = '', until = '', random = '', seal = ''] = sum.split('.');
  const wanted = Buffer.from(sealOf(`${zeros}.${until}.${random}`));
  const given = Buffer.from(seal);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
  if (Number(until) < now || !/^\d{1,12}$/.test(answer)) return false;
  const hash = createHash('sha256').update(`${sum}:${answer}`).digest();
  if (hash.readUInt32BE(0) >>> (32 - Number(zeros)) !== 0) return false;
  return (await countTry({ 'enquiry by sum': sum })) === null;
}

function sealOf(text: string): string {
  return createHmac('sha256', config.SESSION_SECRET).update(`enquiry sum ${text}`).digest('base64url');
}
