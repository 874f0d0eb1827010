import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { en } from './en.ts';

/** Every sentence of the interface, in one language. A language file that misses one does not compile. */
export type Messages = Words<typeof en>;
type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> } & MorePlurals<T>;

/** English has `_one` and `_other`; other languages have more. locales.test.ts asks for all that a language needs. */
type MorePlurals<T> = {
  [Key in keyof T as Key extends `${infer Base}_other` ? `${Base}_few` | `${Base}_many` : never]?: string;
};

export function createI18n(locale: string, messages: Messages): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: { translation: messages } },
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    returnNull: false,
  });
  return instance;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}
