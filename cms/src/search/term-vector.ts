/** Builds PostgreSQL's `tsvector` values from terms. */
import type { Analyser, Search } from './load-search';

type Weight = 'A' | 'B' | 'D';
type Words = Pick<Search, 'fold' | 'splitWords' | 'joinedCompounds'>;

/** Limits of PostgreSQL. */
const maxPosition = 16_383;
const maxPositions = 200;
/** Longer ones are not words; PostgreSQL refuses those of 2,047 bytes. */
const maxWord = 100;

/** Terms with their positions, and each word without accents as `=word`: words are found while they are being typed. */
export class TermVector {
  readonly #analyser: Analyser;
  readonly #words: Words;
  readonly #terms = new Map<string, string[]>();
  #position = 0;

  constructor(analyser: Analyser, words: Words) {
    this.#analyser = analyser;
    this.#words = words;
  }

  add(text: string, weight: Weight): void {
    const { fold, splitWords, joinedCompounds } = this.#words;
    for (const word of [...splitWords(text), ...joinedCompounds(text)]) {
      this.#position = Math.min(this.#position + 1, maxPosition);
      if (word.length > maxWord) continue;
      // A title may consist of words that say nothing: About us.
      if (weight !== 'A' && this.#analyser.isStopWord(word)) continue;
      const terms = [`=${fold(word)}`, ...this.#analyser.terms(word).exact];
      for (const term of terms) this.#addTerm(term, `${this.#position}${weight}`);
    }
  }

  #addTerm(term: string, position: string): void {
    const positions = this.#terms.get(term) ?? [];
    if (positions.length < maxPositions) positions.push(position);
    this.#terms.set(term, positions);
  }

  /** As PostgreSQL reads it. Terms consist of letters, digits and `=`, so nothing must be escaped. */
  toString(): string {
    return [...this.#terms].map(([term, positions]) => `'${term}':${positions.join(',')}`).join(' ');
  }
}
