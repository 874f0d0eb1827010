/** What a visitor searches for, as words, and as a query for PostgreSQL. */
import { fold, joinedCompounds, splitWords, type Analyser, type Terms } from 'search';
import { maxQueryLength } from './limits.ts';

const maxWords = 8;
/** Shorter beginnings have too many words. */
const shortestPrefix = 3;

/** Shortened, on one line, and without characters that are not text. */
export function cleanQuery(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .trim();
}

export type QueryWord = Terms & { word: string; folded: string };

/** Words such as `the` are left out, unless there is nothing else: titles are searched for them, too. */
export function wordsOf(query: string, analyser: Analyser): QueryWord[] {
  return meaningfulWords([...new Set(splitWords(query))], analyser)
    .slice(0, maxWords)
    .map((word) => ({ word, folded: fold(word), ...analyser.terms(word) }));
}

function meaningfulWords(words: string[], analyser: Analyser): string[] {
  const meaningful = words.filter((word) => !analyser.isStopWord(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** What the query means if it is one word on the site: `plug-in` and `plug in` may be `plugin`. */
export function joinedWordsOf(query: string, analyser: Analyser): QueryWord[] {
  const all = splitWords(query);
  const joined = all.length === 2 ? [all.join('')] : joinedCompounds(query);
  return joined.map((word) => ({ word, folded: fold(word), ...analyser.terms(word) }));
}

/** The terms of each word of a phrase. */
type Phrase = string[][];
/** Groups of phrases that mean the same. */
export type Synonyms = Phrase[][];

export function toSynonyms(groups: string[][], analyser: Analyser): Synonyms {
  return groups.map((phrases) =>
    phrases
      .map((phrase) => meaningfulWords(splitWords(phrase), analyser).map((word) => analyser.terms(word).exact))
      .filter((phrase) => phrase.length > 0),
  );
}

type QueryOptions = {
  /** Without what words may mean if they were typed without accents. */
  isExact?: boolean;
  /** The last word may be the beginning of another one. */
  isTyping?: boolean;
  /** Whether all words must be there, or one of them. */
  joinedBy?: '&' | '|';
  synonyms?: Synonyms;
  /** Words of which each may stand for the whole query. */
  joined?: QueryWord[];
};

/** A query in the syntax of `tsquery`. The terms consist of letters and digits. */
export function toTsQuery(
  words: QueryWord[],
  { isExact = false, isTyping = false, joinedBy = '&', synonyms = [], joined = [] }: QueryOptions = {},
): string {
  const parts: string[] = [];
  for (let from = 0; from < words.length;) {
    const { length, others } = findSynonyms(words.slice(from), synonyms);
    const own = words.slice(from, from + length).map(({ exact, loose, folded }, index) => {
      const isPrefix = isTyping && from + index === words.length - 1 && folded.length >= shortestPrefix;
      const terms = isExact ? exact : [...exact, ...loose];
      return `(${[...terms.map((term) => `'${term}'`), `'=${folded}'${isPrefix ? ':*' : ''}`].join(' | ')})`;
    });
    const alternatives = others.map((phrase) => phrase.map(anyOf).join(' & '));
    parts.push(alternatives.length > 0 ? `(${[own.join(' & '), ...alternatives].join(' | ')})` : own[0]!);
    from += length;
  }
  const alternatives = joined.map(({ exact, folded }) => anyOf([...exact, `=${folded}`]));
  return [parts.join(` ${joinedBy} `), ...alternatives].join(' | ');
}

function anyOf(terms: string[]): string {
  return `(${terms.map((term) => `'${term}'`).join(' | ')})`;
}

/** The longest phrase at the beginning of the words that has synonyms. Without one, the first word alone. */
function findSynonyms(words: QueryWord[], synonyms: Synonyms): { length: number; others: Phrase[] } {
  let found = { length: 1, others: [] as Phrase[] };
  for (const group of synonyms)
    for (const phrase of group)
      if (phrase.length >= found.length && beginsWith(words, phrase)) {
        const before = phrase.length === found.length ? found.others : [];
        found = { length: phrase.length, others: [...before, ...group.filter((other) => other !== phrase)] };
      }
  return found;
}

function beginsWith(words: QueryWord[], phrase: Phrase): boolean {
  return phrase.every((terms, index) => {
    const word = words[index];
    return word !== undefined && [...word.exact, ...word.loose].some((term) => terms.includes(term));
  });
}
