/**
 * Turns words into search terms, the same way for the index and for queries: forms of a word become one term. Polish
 * words by a dictionary, because rules cannot know that `mostów` belongs to `most`; other languages by the stemmers of
 * Snowball, if there is one.
 */
import snowball from 'snowball-stemmers';
import type { Analyser, Terms } from './types.d.ts';
import { PolishLemmas } from './polish-lemmas.ts';
import { stemUnknownPolish } from './polish-endings.ts';
import { stopWords } from './stop-words.ts';
import { fold } from './words.ts';

const loading = new Map<string, Promise<Analyser>>();

export function loadAnalyser(locale: string): Promise<Analyser> {
  const known = loading.get(locale);
  if (known) return known;
  const analyser = load(locale);
  loading.set(locale, analyser);
  return analyser;
}

async function load(locale: string): Promise<Analyser> {
  const stop = stopWords(locale);
  return {
    terms: remember(locale === 'pl' ? await polishTerms() : stemmedTerms(locale)),
    isStopWord: (word) => stop.has(fold(word)),
  };
}

async function polishTerms(): Promise<(word: string) => Terms> {
  const { default: dictionary } = await import('dictionary-pl');
  const text = new TextDecoder();
  const lemmas = await PolishLemmas.load({ aff: text.decode(dictionary.aff), dic: text.decode(dictionary.dic) });
  return (word) => {
    const found = lemmas.find(word);
    const exact = unique(found.filter(({ form }) => form === word).map(({ lemma }) => lemma));
    const loose = unique(found.map(({ lemma }) => lemma)).filter((lemma) => !exact.includes(lemma));
    if (exact.length > 0) return { exact, loose };
    return { exact: [stemUnknownPolish(word)], loose };
  };
}

function stemmedTerms(locale: string): (word: string) => Terms {
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(locale)!.toLowerCase();
  if (!snowball.algorithms().includes(language)) return (word) => ({ exact: [fold(word)], loose: [] });
  const stemmer = snowball.newStemmer(language);
  return (word) => ({ exact: [fold(stemmer.stem(word))], loose: [] });
}

const maxRemembered = 50_000;

/** Texts repeat their words. */
function remember(terms: (word: string) => Terms): (word: string) => Terms {
  const known = new Map<string, Terms>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    if (known.size >= maxRemembered) known.clear();
    const found = terms(word);
    known.set(word, found);
    return found;
  };
}

function unique(words: string[]): string[] {
  return [...new Set(words)];
}
