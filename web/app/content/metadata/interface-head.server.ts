/** The head of a page whose text comes from the messages, not from the CMS. It exists in every language. */
import type { LoaderFunctionArgs } from 'react-router';
import { getFormOutcome } from '#http/form.server.ts';
import type { MessageKey } from '#locales/i18n.tsx';
import { localeOf, localePath, locales } from '#locales/index.ts';
import { translatorFor } from '#locales/messages.server.ts';
import type { Head } from './head.server.ts';

export type TitleKey = Extract<MessageKey, `titles.${string}`>;

type RequestArgs = Pick<LoaderFunctionArgs, 'url' | 'context'>;

export function interfaceHead({ url, context }: RequestArgs, key: TitleKey, path: string): Head {
  const locale = localeOf(url.pathname);
  const t = translatorFor(locale);
  const title = getFormOutcome(context) === 'refused' ? t('auth.refusedTitle', { title: t(key) }) : t(key);
  const alternates = locales.map(({ code }) => ({ locale: code, path: localePath(code, path) }));
  return { title, alternates, jsonLd: [] };
}
