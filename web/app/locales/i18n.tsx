/** Translates message keys, with placeholders and plural forms. Keys are checked by the compiler. */
import { createContext, use, type ReactNode } from 'react';
import type { account, enquiry, errors, messages, pages, photoErrors } from './en.ts';

/** All messages of one language. A language file with a missing message does not compile. */
export type Messages = Translations<typeof messages>;
export type PageMessages = Translations<typeof pages>;
export type AccountMessages = Translations<typeof account>;
export type EnquiryMessages = Translations<typeof enquiry>;
export type ErrorMessages = Translations<typeof errors>;
export type PhotoErrorMessages = Translations<typeof photoErrors>;
type Translations<T> = {
  -readonly [Key in keyof T]: T[Key] extends string ? string : Translations<T[Key]>;
} & MorePlurals<T>;

/** English has `_one` and `_other`; other languages have more. locales.test.ts checks which ones a language needs. */
type MorePlurals<T> = {
  [Key in keyof T as Key extends `${infer Base}_other` ? `${Base}_few` | `${Base}_many` : never]?: string;
};

type English = typeof messages & typeof pages & { account: typeof account; enquiry: typeof enquiry };

/** For example `layout.skip`. The key of a plural has no ending. */
export type MessageKey = KeysOf<English>;
type KeysOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? WithoutEnding<Key> : `${Key}.${KeysOf<T[Key]>}`;
}[keyof T & string];
type WithoutEnding<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** The values that a message needs: its placeholders in English, and `count` if it has plural forms. */
type ValueNames<Key extends string, T = English> = Key extends `${infer First}.${infer Rest}`
  ? ValueNames<Rest, T[First & keyof T]>
  : Key extends keyof T
    ? PlaceholdersIn<T[Key]>
    : 'count' | PlaceholdersIn<T[`${Key}_${'one' | 'other'}` & keyof T]>;
type PlaceholdersIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;

/** The key of a message without placeholders. */
export type PlainMessageKey = { [Key in MessageKey]: [ValueNames<Key>] extends [never] ? Key : never }[MessageKey];

type ValuesArgument<Names extends string> = [Names] extends [never]
  ? []
  : [values: { [Name in Names]: Name extends 'count' ? number : string | number }];

/** Replaces the placeholders `{{…}}` by values, of which none may be missing; `count` also chooses the plural form. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: ValuesArgument<ValueNames<Key>>) => string;

type LoadedMessages = Partial<Messages & PageMessages> & { account?: AccountMessages; enquiry?: EnquiryMessages };

export function translator(locale: string, messages: LoadedMessages): Translate {
  const texts = new Map(flatten(messages));
  const plurals = new Intl.PluralRules(locale);
  return (key: MessageKey, values: Record<string, string | number> = {}) => {
    const ending = typeof values.count === 'number' ? `_${plurals.select(values.count)}` : '';
    const text = texts.get(key + ending);
    if (text === undefined) throw new Error(`No message "${key}${ending}" for the language "${locale}"`);
    return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  };
}

/** Translates keys that start with `prefix` by `other`, and all other keys by `t`. */
export function combineTranslators(t: Translate, prefix: string, other: Translate): Translate {
  return (key, ...values) => (key.startsWith(prefix) ? other : t)(key, ...values);
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
  if (!t) throw new Error('useTranslation() needs a TranslationProvider around the component.');
  return { t };
}
