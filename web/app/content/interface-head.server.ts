/** The head of a page whose words are the interface's own, and which therefore exists in every language. */
import type { Sentence } from '#locales/i18n.tsx';
import { localeOf, localePath, locales } from '#locales/index.ts';
import { translatorFor } from '#locales/messages.server.ts';
import type { Head } from './head.server.ts';

export type TitleKey = Extract<Sentence, `${'auth' | 'account' | 'enquiry'}.${string}Title`>;

export function interfaceHead(title: TitleKey, path: string, url: URL): Head {
  const locale = localeOf(url.pathname);
  const alternates = locales.map(({ code }) => ({ locale: code, path: localePath(code, path) }));
  return { title: translatorFor(locale)(title), alternates, jsonLd: [] };
}
