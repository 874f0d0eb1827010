/** What an account has sent, for whoever owns it. */
import { disown, sentBy } from 'enquiries/sent';
import type { Account } from '#accounts/account.server.ts';
import { enquiries } from './enquiries.server.ts';

export async function messagesOf({ documentId }: Account) {
  await enquiries.ready();
  return sentBy(enquiries.database, documentId);
}

/** When the account goes, what it sent stays with the team, but is nobody's any more. */
export async function disownMessages({ documentId }: Account): Promise<void> {
  await enquiries.ready();
  await disown(enquiries.database, documentId);
}
