/** The messages of all languages, loaded at start. Throws if a language of locales.json has no file. */
import {
  translator,
  type AccountMessages,
  type EnquiryMessages,
  type ErrorMessages,
  type Messages,
  type PageMessages,
  type PhotoErrorMessages,
  type Translate,
} from './i18n.tsx';
import { locales } from './index.ts';
import { typesetAll } from './typography.ts';

type File = {
  messages: Messages;
  pages: PageMessages;
  account: AccountMessages;
  enquiry: EnquiryMessages;
  errors: ErrorMessages;
  photoErrors: PhotoErrorMessages;
};

const files = import.meta.glob<File>('./[a-z][a-z].ts', { eager: true });

const byLocale = new Map(
  locales.map(({ code }) => {
    const file = files[`./${code}.ts`];
    if (!file) throw new Error(`No messages for the language "${code}": add web/app/locales/${code}.ts`);
    return [code, typesetAll(file, code)] as const;
  }),
);

const translators = new Map(
  [...byLocale].map(
    ([code, { messages, pages, account, enquiry }]) =>
      [code, translator(code, { ...messages, ...pages, account, enquiry })] as const,
  ),
);

export function translatorFor(locale: string): Translate {
  return translators.get(locale)!;
}

export function messagesFor(locale: string): File {
  return byLocale.get(locale)!;
}
