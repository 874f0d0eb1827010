/** What somebody with an account has sent, for themselves to see. */
import { sentBy } from 'enquiries/sent';
import type { Account } from '#accounts/account.server.ts';
import { enquiries } from './enquiries.server.ts';

export async function messagesOf({ documentId, email }: Account) {
  await enquiries.ready();
  return sentBy(enquiries.database, { account: documentId, email });
}
