/** The types of index.ts. The CMS reads them here, because Strapi compiles only files of its own folder. */

export type Terms = {
  /** What a word is stored as in the index. */
  exact: string[];
  /** What it may also mean if it was typed without accents. */
  loose: string[];
};

export type Analyser = {
  /** The terms of a word in lower case. */
  terms: (word: string) => Terms;
  /** Whether a word says nothing, such as `the`. */
  isStopWord: (word: string) => boolean;
};

/** The analyser of a language. It is loaded once. */
export function loadAnalyser(locale: string): Promise<Analyser>;

/** The words of a text in lower case, in their order. */
export function splitWords(text: string): string[];

/** One match for each word. */
export const wordPattern: RegExp;

/** Without accents: `żółta łódź` becomes `zolta lodz`. */
export function fold(text: string): string;

/** A word, and the word without each of its letters: words with one of these in common differ by one typing error. */
export function deletions(word: string): string[];

/** Words that are written with a hyphen, without it: `plug-in` becomes `plugin`. */
export function joinedCompounds(text: string): string[];

/** A unique id for each heading of a text. */
export function headingIds(headings: string[]): string[];
