import type { Messages } from './i18n.tsx';
import { typesetAll } from './typography.ts';

const files = import.meta.glob<Messages>('./[a-z][a-z].ts', { import: 'messages' });

/** A browser loads the sentences of the page's language only; changing language is a new page. */
export async function loadMessages(locale: string): Promise<Messages> {
  const messages = await files[`./${locale}.ts`]?.();
  if (!messages) throw new Error(`No sentences for the language "${locale}"`);
  return typesetAll(messages, locale);
}
