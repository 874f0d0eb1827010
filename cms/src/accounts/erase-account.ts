import type { Core } from '@strapi/strapi';
import { deleteIdentity } from '../identity';
import { eraseEnquiries } from '../inbox/worker-api';
import { ledgerOf } from '../ledger';
import { runAfterResponse } from './after-response';
import { deleteLiveData } from './live/access';
import { deleteMailsTo } from './outbox';
import { photoStorage } from './photos/photo-storage';
import { endSessions } from './sessions';
import { users, type User } from './user';

/** Deletes an account and all enquiries of its owner. */
export async function eraseAccount(strapi: Core.Strapi, user: User): Promise<void> {
  // These three first: if one fails, the owner can repeat the request.
  await eraseEnquiries(strapi, { account: user.documentId, email: user.email });
  await photoStorage(strapi).deleteAll(user);
  ledgerOf(strapi).recordErased(user.documentId);
  await endSessions(strapi, user);
  await deleteIdentity(strapi, user);
  await users(strapi).delete({ where: { id: user.id } });
  // Again, for a photo that was uploaded meanwhile.
  runAfterResponse(strapi, () => photoStorage(strapi).deleteAll(user));
  runAfterResponse(strapi, () => deleteLiveData(strapi, user));
  await deleteMailsTo(strapi, user.email);
  // Again, for enquiries that were sent meanwhile from another tab.
  await eraseEnquiries(strapi, { account: user.documentId, email: user.email }).catch((error: unknown) =>
    strapi.log.error(`Enquiries of a deleted account may not be erased: ${String(error)}`),
  );
}
