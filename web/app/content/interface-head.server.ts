/** The head of a page whose words are the interface's own, and which therefore exists in every language. */
import type { LoaderFunctionArgs } from 'react-router';
import { outcomeOf } from '#http/form.server.ts';
import type { Sentence } from '#locales/i18n.tsx';
import { localeOf, localePath, locales } from '#locales/index.ts';
import { translatorFor } from '#locales/messages.server.ts';
import type { Head } from './head.server.ts';

export type TitleKey = Extract<Sentence, `${'auth' | 'account' | 'enquiry' | 'undo'}.${string}Title`>;

type Asked = Pick<LoaderFunctionArgs, 'url' | 'context'>;

export function interfaceHead({ url, context }: Asked, key: TitleKey, path: string): Head {
  const locale = localeOf(url.pathname);
  const t = translatorFor(locale);
  const title = outcomeOf(context) === 'refused' ? t('page.refusedTitle', { title: t(key) }) : t(key);
  const alternates = locales.map(({ code }) => ({ locale: code, path: localePath(code, path) }));
  return { title, alternates, jsonLd: [] };
}
