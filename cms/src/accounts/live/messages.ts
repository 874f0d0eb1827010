/** Tells open account pages when the state of an enquiry changes. */
import type { Core } from '@strapi/strapi';
import { users } from '../user';
import { hasLiveDatabase, writeLive } from './database';

/** Who sent the enquiry: a signed-in member, or a visitor with the email of a member. */
type Sender = { account?: string | null | undefined; email?: string | null | undefined };
type Times = { read_at: Date | null; answered_at: Date | null };

export async function showMessageState(strapi: Core.Strapi, enquiry: Sender & Times, id: string): Promise<void> {
  const state = messageState(enquiry);
  const account = await findAccount(strapi, enquiry);
  if (account) await writeLive(strapi, account, `/messages/${id}`, (place) => place.set(state));
}

export async function removeMessageState(strapi: Core.Strapi, sender: Sender, id: string): Promise<void> {
  const account = await findAccount(strapi, sender);
  if (account) await writeLive(strapi, account, `/messages/${id}`, (place) => place.remove());
}

/** The same states as on the account page (enquiries/src/sent-enquiries.ts). */
export function messageState({ read_at: readAt, answered_at: answeredAt }: Times): 'received' | 'read' | 'answered' {
  if (answeredAt) return 'answered';
  return readAt ? 'read' : 'received';
}

/** The same enquiries as on the account page: those of the account, and others with its email. */
async function findAccount(strapi: Core.Strapi, { account, email }: Sender): Promise<string | null> {
  if (!hasLiveDatabase(strapi)) return null;
  const where = account ? { documentId: account } : { email: (email ?? '').toLowerCase(), confirmed: true };
  return (await users(strapi).findOne({ where }))?.documentId ?? null;
}
