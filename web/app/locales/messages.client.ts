import type { EnquiryMessages, Messages, PageMessages } from './i18n.tsx';

const files = import.meta.glob<Messages>('./[a-z][a-z].ts', { import: 'messages' });

type All = { messages: Messages; pages: PageMessages; enquiry: EnquiryMessages };
const whole = import.meta.env.DEV ? import.meta.glob<All>('./[a-z][a-z].ts') : {};

/** A browser loads, typeset (typeset-messages.ts), the sentences of the page's language only, and those of pages with React; changing language is a new page. */
export async function loadMessages(locale: string): Promise<Messages> {
  const file = `./${locale}.ts`;
  // In development every page has React.
  const all = await whole[file]?.();
  const messages = all ? { ...all.messages, ...all.pages, enquiry: all.enquiry } : await files[file]?.();
  if (!messages) throw new Error(`No sentences for the language "${locale}"`);
  return messages;
}
