import type { EnquiryMessages, Messages, PageMessages } from './i18n.tsx';

const files = import.meta.glob<Messages>('./[a-z][a-z].ts', { import: 'messages' });

type All = { messages: Messages; pages: PageMessages; enquiry: EnquiryMessages };
const allMessages = import.meta.env.DEV ? import.meta.glob<All>('./[a-z][a-z].ts') : {};

/**
 * Loads the messages of the page's language, typeset at build time (typeset-messages.ts), and only those of pages with
 * React. Changing the language loads a new document.
 */
export async function loadMessages(locale: string): Promise<Messages> {
  const file = `./${locale}.ts`;
  // In development all pages have React.
  const all = await allMessages[file]?.();
  const messages = all ? { ...all.messages, ...all.pages, enquiry: all.enquiry } : await files[file]?.();
  if (!messages) throw new Error(`No messages for the language "${locale}"`);
  return messages;
}
