/** The sentences of the interface in the visitor's language: names are checked, blanks filled, plurals by the language's rules. */
import { createContext, use, type ReactNode } from 'react';
import type { account, enquiry, messages, pages } from './en.ts';

/** Every sentence of the interface, in one language. A language file that misses one does not compile. */
export type Messages = Words<typeof messages>;
export type PageMessages = Words<typeof pages>;
export type AccountMessages = Words<typeof account>;
export type EnquiryMessages = Words<typeof enquiry>;
type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> } & MorePlurals<T>;

/** English has `_one` and `_other`; other languages have more. locales.test.ts asks for all that a language needs. */
type MorePlurals<T> = {
  [Key in keyof T as Key extends `${infer Base}_other` ? `${Base}_few` | `${Base}_many` : never]?: string;
};

/** `layout.skip`; a plural is named without its ending. */
export type Sentence = Names<typeof messages & typeof pages & { account: typeof account; enquiry: typeof enquiry }>;
type Names<T> = {
  [Key in keyof T & string]: T[Key] extends string ? WithoutEnding<Key> : `${Key}.${Names<T[Key]>}`;
}[keyof T & string];
type WithoutEnding<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Fills the blanks `{{…}}`; `count` also chooses the plural. */
export type Translate = (sentence: Sentence, blanks?: Record<string, string | number>) => string;

type Known = Partial<Messages & PageMessages> & { account?: AccountMessages; enquiry?: EnquiryMessages };

export function translator(locale: string, messages: Known): Translate {
  const sentences = new Map(flatten(messages));
  const plurals = new Intl.PluralRules(locale);
  return (sentence, blanks = {}) => {
    const ending = typeof blanks.count === 'number' ? `_${plurals.select(blanks.count)}` : '';
    const words = sentences.get(sentence + ending);
    if (words === undefined) throw new Error(`No words in "${locale}" for "${sentence}${ending}"`);
    return words.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => String(blanks[name] ?? blank));
  };
}

/** What one translator has no words for, another may: `more` has those that begin with this. */
export function alsoTranslating(t: Translate, beginning: string, more: Translate): Translate {
  return (sentence, blanks) => (sentence.startsWith(beginning) ? more : t)(sentence, blanks);
}

function flatten(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

const TranslateContext = createContext<Translate | null>(null);

export function TranslationProvider({ t, children }: { t: Translate; children: ReactNode }) {
  return <TranslateContext value={t}>{children}</TranslateContext>;
}

export function useTranslation(): { t: Translate } {
  const t = use(TranslateContext);
  if (!t) throw new Error('A component that speaks needs a TranslationProvider around it.');
  return { t };
}
