/**
 * Access of a browser to its account's part of the realtime database. It ends with the session: the rules check an entry
 * that is deleted when the session ends.
 */
import type { Core } from '@strapi/strapi';
import { getAuth } from 'firebase-admin/auth';
import { firebaseApp } from '../../firebase-app';
import { runAfterResponse } from '../after-response';
import { hasLiveDatabase, writeLive } from './database';

/** If the entry cannot be deleted when the session ends, access ends after this time. Pages then ask for it again. */
const maxAccessMs = 3_600_000;

/** Devices whose entry the SDK has not written yet: while the database is down, there is one such write for each. */
const waiting = new Set<string>();

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
  if (!hasLiveDatabase(strapi) || waiting.has(device)) return null;
  const until = Math.min(expiresAt.getTime(), Date.now() + maxAccessMs);
  await writeLive(strapi, account, `/sessions/${device}`, (place) => {
    waiting.add(device);
    return place.set(until).finally(() => waiting.delete(device));
  });
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
  const deleteUser = () =>
    getAuth(firebaseApp(strapi))
      .deleteUser(documentId)
      .catch((error: { code?: string }) => {
        if (error.code !== 'auth/user-not-found') throw error;
      });
  // Both, even if one fails.
  const removed = writeLive(strapi, documentId, '', (place) => place.remove());
  for (const outcome of await Promise.allSettled([removed, deleteUser()]))
    if (outcome.status === 'rejected') throw outcome.reason;
}
