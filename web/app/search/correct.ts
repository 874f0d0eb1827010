/** Corrects mistyped words with the words of the site. Reads nothing. */

/** A form of a word of the site: the word itself or its term, without accents. */
export type Candidate = { form: string; word: string };

/** Short words have many neighbours. Searching for all of them would take long, and find too much. */
export const maxCorrections = 8;

/**
 * The words with the fewest typing errors, if it is at most one. `forms` are those of the mistyped word. Words with the
 * same first letter come first, because it is seldom mistyped.
 */
export function bestCorrections(forms: string[], candidates: Candidate[]): string[] {
  const errors = candidates.map(({ form }) => Math.min(...forms.map((one) => typingErrors(one, form))));
  const fewest = Math.min(...errors);
  if (fewest > 1) return [];
  const hasOtherFirstLetter = ({ form }: Candidate) => Number(forms.every((one) => one[0] !== form[0]));
  const best = candidates
    .filter((_, index) => errors[index] === fewest)
    .toSorted((a, b) => hasOtherFirstLetter(a) - hasOtherFirstLetter(b));
  return [...new Set(best.map(({ word }) => word))];
}

/** How many letters are missing, added, different, or exchanged with the next one (Damerau-Levenshtein). */
export function typingErrors(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let errors = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        errors = Math.min(errors, beforePrevious[j - 2]! + 1);
      current.push(errors);
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous[b.length]!;
}
