/** Every language's sentences, at hand for rendering. A language on the list without its file refuses to start. */
import type { AccountErrorCode } from '#accounts/errors.ts';
import {
  translator,
  type AccountMessages,
  type EnquiryMessages,
  type Messages,
  type PageMessages,
  type Translate,
} from './i18n.tsx';
import { locales } from './index.ts';
import { typesetAll } from './typography.ts';

type Errors = Record<AccountErrorCode, string>;
type File = {
  messages: Messages;
  pages: PageMessages;
  account: AccountMessages;
  enquiry: EnquiryMessages;
  errors: Errors;
};

const files = import.meta.glob<File>('./[a-z][a-z].ts', { eager: true });

const byLocale = new Map(
  locales.map(({ code }) => {
    const file = files[`./${code}.ts`];
    if (!file) throw new Error(`The language "${code}" needs its sentences in web/app/locales/${code}.ts`);
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
