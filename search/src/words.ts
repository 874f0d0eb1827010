/** Text as words. Index and queries must split it in the same way. */

/** The words of a text in lower case, in their order. */
export function splitWords(text: string): string[] {
  return text.normalize('NFC').toLowerCase().match(wordPattern) ?? [];
}

export const wordPattern = /[\p{L}\p{N}]+/gu;

/** The word, and the word without each of its letters. */
export function deletions(word: string): string[] {
  return [...new Set([word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))])];
}

/** Words that are written with a hyphen, without it: `plug-in` becomes `plugin`. */
export function joinedCompounds(text: string): string[] {
  const compounds =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+(?:[-\u2010\u2011]\p{L}+)+/gu) ?? [];
  return compounds.map((compound) => compound.replaceAll(/[^\p{L}]/gu, ''));
}

/** Without accents, as many people type on a phone: `żółta łódź` becomes `zolta lodz`. */
export function fold(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L');
}
