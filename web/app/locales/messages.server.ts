/** Every language's sentences, at hand for rendering. A language on the list without its file refuses to start. */
import { translator, type Messages, type Translate } from './i18n.tsx';
import { locales } from './index.ts';
import { typesetAll } from './typography.ts';

const files = import.meta.glob<Record<string, Messages>>('./[a-z][a-z].ts', { eager: true });

const byLocale = new Map(
  locales.map(({ code }) => {
    const messages = files[`./${code}.ts`]?.[code];
    if (!messages) throw new Error(`The language "${code}" needs its sentences in web/app/locales/${code}.ts`);
    return [code, typesetAll(messages, code)] as const;
  }),
);

const translators = new Map([...byLocale].map(([code, messages]) => [code, translator(code, messages)] as const));

export function translatorFor(locale: string): Translate {
  return translators.get(locale)!;
}

export function messagesFor(locale: string): Messages {
  return byLocale.get(locale)!;
}
