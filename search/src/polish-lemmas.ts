/**
 * Finds the base forms (lemmas) of Polish words with the Hunspell dictionary of sjp.pl: `mostami` is a form of `most`. Also
 * of words that were typed without accents: `lodzie` may be a form of `łódź`.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fold } from './words.ts';

type Suffix = { flag: string; strip: string; add: string; condition: RegExp };
type Entry = { word: string; flags: string };
export type Lemma = {
  lemma: string;
  /** The word as it should be written, with accents. */
  form: string;
};

/** The only prefix of the dictionary. */
const negation = { flag: 'b', add: 'nie' };
const longestSuffix = 14;
const linesPerStep = 2_000;

export class PolishLemmas {
  /** By their text without accents: `łódź/AMZ`, several separated by a space; only `/NQsT` if it has no accents. */
  readonly #entries = new Map<string, string>();
  /** By what they add without accents, then by what they remove without accents. */
  readonly #suffixes = new Map<string, Map<string, Suffix[]>>();

  /** The 300,000 entries are read in steps, so that the process answers requests meanwhile. */
  static async load({ aff, dic }: { aff: string; dic: string }): Promise<PolishLemmas> {
    const lemmas = new PolishLemmas();
    for (const suffix of parseSuffixes(aff)) {
      const byStrip = getOrCreate(lemmas.#suffixes, fold(suffix.add), () => new Map<string, Suffix[]>());
      getOrCreate(byStrip, fold(suffix.strip), () => []).push(suffix);
    }
    let count = 0;
    for (const line of linesOf(dic)) {
      lemmas.#addEntry(line);
      if (++count % linesPerStep === 0) await nextTurn();
    }
    return lemmas;
  }

  /** Names are found in lower case. */
  #addEntry(line: string): void {
    const [, word = '', flags = ''] = /^(\p{L}+)(?:\/(\S+))?$/u.exec(line) ?? [];
    if (!word) return;
    const own = word.toLowerCase();
    const folded = fold(own);
    const entry = own === folded ? shared(`/${flags}`) : `${own}/${flags}`;
    const before = this.#entries.get(folded);
    this.#entries.set(folded, before === undefined ? entry : `${before} ${entry}`);
  }

  #entriesOf(folded: string, required: string): Entry[] {
    const found = this.#entries.get(folded);
    if (found === undefined) return [];
    const entries = found.split(' ').map((entry): Entry => {
      const [word, flags] = entry.split('/');
      return { word: word || folded, flags: flags! };
    });
    return entries.filter(({ flags }) => flags.includes(required));
  }

  /** All base forms that the word may have if accents are ignored. */
  find(word: string): Lemma[] {
    const folded = fold(word);
    const found = this.#findForms(folded);
    if (!folded.startsWith(negation.add)) return found;
    const negated = this.#findForms(folded.slice(negation.add.length), negation.flag);
    return [
      ...found,
      ...negated.map(({ lemma, form }) => ({ lemma: negation.add + lemma, form: negation.add + form })),
    ];
  }

  /** `required` is a flag that the entry must have. */
  #findForms(folded: string, required = ''): Lemma[] {
    const lemmas = new Map<string, Lemma>();
    const add = ({ word }: Entry, form: string) => lemmas.set(`${word} ${form}`, { lemma: word, form });
    for (const entry of this.#entriesOf(folded, required)) add(entry, entry.word);
    for (let length = Math.max(1, folded.length - longestSuffix); length <= folded.length; length++) {
      const byStrip = this.#suffixes.get(folded.slice(length));
      for (const [strip, suffixes] of byStrip ?? [])
        for (const entry of this.#entriesOf(folded.slice(0, length) + strip, required))
          for (const suffix of suffixes) if (hasSuffix(entry, suffix)) add(entry, formOf(entry, suffix));
    }
    return [...lemmas.values()];
  }
}

function hasSuffix({ word, flags }: Entry, { flag, strip, condition }: Suffix): boolean {
  return flags.includes(flag) && word.endsWith(strip) && condition.test(word);
}

function formOf({ word }: Entry, { strip, add }: Suffix): string {
  return word.slice(0, word.length - strip.length) + add;
}

/** Lines such as `SFX a e ych [^i]e`: words with the flag `a` that end with `[^i]e` may replace `e` with `ych`. */
function* parseSuffixes(aff: string): Generator<Suffix> {
  for (const line of linesOf(aff)) {
    const [kind, flag, strip, add, condition] = line.split(/\s+/);
    if (kind !== 'SFX' || !condition) continue;
    yield {
      flag: flag!,
      strip: strip === '0' ? '' : strip!,
      add: add === '0' ? '' : add!,
      condition: endsWith(condition),
    };
  }
}

/** Many entries have the same flags: one string for all of them takes less memory. */
const strings = new Map<string, string>();

function shared(text: string): string {
  return getOrCreate(strings, text, () => text);
}

/** Most suffixes share their condition with others. */
const conditions = new Map<string, RegExp>();

function endsWith(condition: string): RegExp {
  return getOrCreate(conditions, condition, () => new RegExp(`${condition}$`, 'u'));
}

function* linesOf(text: string): Generator<string> {
  for (let from = 0, to = 0; from < text.length; from = to + 1) {
    to = text.indexOf('\n', from);
    if (to === -1) to = text.length;
    yield text.slice(from, to).trim();
  }
}

function getOrCreate<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
