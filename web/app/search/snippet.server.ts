/** Chooses what a result shows: the passage with the most of the words that were searched for, cut around them. */
import { fold, wordPattern, type Analyser } from 'search';
import type { QueryWord } from './query.server.ts';

export type Passage = { heading: string; anchor: string; text: string };
/** Parts of a text; the marked ones are what was searched for. */
export type MarkedText = { text: string; isMarked?: true }[];
export type Snippet = { heading: MarkedText; text: MarkedText; anchor: string };

type Match = { from: number; to: number; word: number };

const maxExamined = 8_000;
const maxSnippet = 180;

export class Highlighter {
  readonly #words: QueryWord[];
  readonly #terms: Map<string, number>;
  readonly #analyser: Analyser;

  constructor(words: QueryWord[], analyser: Analyser) {
    this.#words = words;
    this.#analyser = analyser;
    this.#terms = new Map(
      words.flatMap(({ exact, loose }, index) => [...exact, ...loose].map((term) => [term, index])),
    );
  }

  mark(text: string): MarkedText {
    return markMatches(text, this.#find(text));
  }

  choose(passages: Passage[]): Snippet | null {
    let best: { passage: Passage; matches: Match[]; score: number } | null = null;
    let examined = 0;
    for (const passage of passages) {
      const matches = this.#find(passage.text);
      const found = new Set([...matches, ...this.#find(passage.heading)].map(({ word }) => word)).size;
      const score = found + (matches.length > 0 ? 0.5 : 0);
      if (score > (best?.score ?? 0)) best = { passage, matches, score };
      examined += passage.text.length;
      if (found === this.#words.length || examined > maxExamined) break;
    }
    if (!best) return null;
    const { passage, matches } = best;
    return { heading: this.mark(passage.heading), text: cut(passage.text, matches), anchor: passage.anchor };
  }

  #find(text: string): Match[] {
    return [...text.matchAll(wordPattern)].flatMap((match) => {
      const word = this.#matching(match[0].toLowerCase());
      return word === undefined ? [] : [{ from: match.index, to: match.index + match[0].length, word }];
    });
  }

  #matching(word: string): number | undefined {
    for (const term of this.#analyser.terms(word).exact) {
      const index = this.#terms.get(term);
      if (index !== undefined) return index;
    }
    const folded = fold(word);
    const index = this.#words.findIndex((one) => one.folded === folded);
    return index === -1 ? undefined : index;
  }
}

function markMatches(text: string, matches: Match[]): MarkedText {
  const parts: MarkedText = [];
  let end = 0;
  for (const { from, to } of matches) {
    if (from > end) parts.push({ text: text.slice(end, from) });
    parts.push({ text: text.slice(from, to), isMarked: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** From a little before the first match, at the boundary of a word. */
function cut(text: string, matches: Match[]): MarkedText {
  const first = matches[0]?.from ?? 0;
  const start = first < maxSnippet / 2 ? 0 : Math.min(text.indexOf(' ', first - maxSnippet / 3) + 1 || first, first);
  const space = text.lastIndexOf(' ', start + maxSnippet);
  const end = text.length - start <= maxSnippet ? text.length : space > first ? space : start + maxSnippet;
  const inside = matches
    .filter(({ from, to }) => from >= start && to <= end)
    .map((match) => ({ ...match, from: match.from - start, to: match.to - start }));
  const parts = markMatches(text.slice(start, end), inside);
  if (start > 0) parts.unshift({ text: '… ' });
  if (end < text.length) parts.push({ text: ' …' });
  return parts;
}
