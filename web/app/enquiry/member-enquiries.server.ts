/** The enquiries that a member has sent, for their account page. */
import { listSentEnquiries } from 'enquiries/sent-enquiries';
import type { Account } from '#accounts/cms/account.server.ts';
import { enquiries } from './enquiries.server.ts';

export async function listMemberEnquiries({ documentId, email }: Account) {
  await enquiries.ready();
  return listSentEnquiries(enquiries.database, { account: documentId, email });
}
