import type { Messages } from './i18n.tsx';
import { typesetAll } from './typography.ts';

const files = import.meta.glob<Record<string, Messages>>('./[a-z][a-z].ts');

/** A browser loads the sentences of the page's language only; changing language is a new page. */
export async function loadMessages(locale: string): Promise<Messages> {
  const file = await files[`./${locale}.ts`]?.();
  if (!file?.[locale]) throw new Error(`No sentences for the language "${locale}"`);
  return typesetAll(file[locale], locale);
}
