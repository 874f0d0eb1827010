/**
 * Polish endings of words that are not in the dictionary, such as names and `webhook`: `webhookami` and `webhooku` become
 * `webhook`. Longer endings first.
 */
import { fold } from './words.ts';

const endings = [
  'ami',
  'ach',
  'owi',
  'owie',
  'ow',
  'om',
  'em',
  'ie',
  'ia',
  'iem',
  'y',
  'i',
  'a',
  'e',
  'u',
  'o',
].toSorted((a, b) => b.length - a.length);
const shortestStem = 4;

export function stemUnknownPolish(word: string): string {
  const folded = fold(word);
  if (/\d/.test(folded)) return folded;
  const ending = endings.find((one) => folded.endsWith(one) && folded.length - one.length >= shortestStem);
  return ending ? folded.slice(0, -ending.length) : folded;
}
