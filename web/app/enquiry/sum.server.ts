/**
 * A sum that costs a browser about a second and us nothing, asked for when a great many enquiries come in: a number that gives,
 * hashed with a text of ours, so many zeros. The text is signed, runs out, and counts once.
 */
import { createHash, randomBytes } from 'node:crypto';
import { countTry } from '#http/limits.server.ts';
import { isSigned, sign } from '#http/signature.server.ts';

const lifeMs = 10 * 60_000;

/** Zeros at the beginning, in bits; each one more doubles the work. The form's script knows the number from the text. */
const bits = 15;

export function newSum(now = Date.now()): string {
  const text = `${bits}.${now + lifeMs}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${sign('enquiry sum', text)}`;
}

export async function isSolved(sum = '', answer = '', now = Date.now()): Promise<boolean> {
  const [zeros = '', until = '', random = '', signature = ''] = sum.split('.');
  if (!isSigned(signature, 'enquiry sum', `${zeros}.${until}.${random}`)) return false;
  if (Number(until) < now || !/^\d{1,12}$/.test(answer)) return false;
  const hash = createHash('sha256').update(`${sum}:${answer}`).digest();
  if (hash.readUInt32BE(0) >>> (32 - Number(zeros)) !== 0) return false;
  return (await countTry({ 'enquiry by sum': sum })) === null;
}
