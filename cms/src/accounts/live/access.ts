/**
 * Access of a browser to its account's part of the realtime database. It ends with the session: the rules check an entry
 * that is deleted when the session ends.
 */
import type { Core } from '@strapi/strapi';
import { getAuth } from 'firebase-admin/auth';
import { firebaseApp } from '../../firebase-app';
import { runAfterResponse } from '../after-response';
import { hasLiveDatabase, writeLive } from './database';

type Account = { documentId: string };
type Access = { token: string; account: string; device: string };

/**
 * A token with which the browser signs in to the realtime database. It is of no use elsewhere: it contains no email, and
 * the CMS refuses identities without one.
 */
export async function openLiveAccess(
  strapi: Core.Strapi,
  { documentId: account }: Account,
  { device, expiresAt }: { device: string; expiresAt: Date },
  isActive: () => Promise<boolean>,
): Promise<Access | null> {
  if (!hasLiveDatabase(strapi)) return null;
  await writeLive(strapi, account, `/sessions/${device}`, (place) => place.set(expiresAt.getTime()));
  // The session may have ended at the same moment, before the entry was written.
  if (!(await isActive())) {
    endLiveAccess(strapi, { documentId: account }, device);
    return null;
  }
  return { token: await getAuth(firebaseApp(strapi)).createCustomToken(account, { device }), account, device };
}

/** Ends the access of one device, or of all. */
export function endLiveAccess(strapi: Core.Strapi, { documentId }: Account, device?: string): void {
  if (!hasLiveDatabase(strapi)) return;
  const path = device ? `/sessions/${device}` : '/sessions';
  runAfterResponse(strapi, () => writeLive(strapi, documentId, path, (place) => place.remove()));
}

/** Deletes all data of an account, and the identity that a token has created. */
export async function deleteLiveData(strapi: Core.Strapi, { documentId }: Account): Promise<void> {
  if (!hasLiveDatabase(strapi)) return;
  await writeLive(strapi, documentId, '', (place) => place.remove());
  await getAuth(firebaseApp(strapi))
    .deleteUser(documentId)
    .catch((error: { code?: string }) => {
      if (error.code !== 'auth/user-not-found') throw error;
    });
}
