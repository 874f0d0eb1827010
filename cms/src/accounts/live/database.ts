/**
 * The realtime database of Firebase. Open account pages listen to it and load their data again when something changes
 * there. It holds no texts and is never the source of truth: if it fails, pages show the state as of loading.
 *
 *   accounts/{account}/messages/{enquiry}   received, read or answered
 *   accounts/{account}/sessions/{device}    until when this device may read the account's data (milliseconds)
 *   accounts/{account}/online/{device}      since when this device has a page open; written by the device itself
 *
 * The rules are in cms/firebase/database.rules.json.
 */
import type { Core } from '@strapi/strapi';
import type { Reference } from 'firebase-admin/database';
import { firebaseApp } from '../../firebase-app';
import { withTimeLimit } from '../../time-limit';

/** A page that waits for the database must answer within two seconds. */
const timeoutMs = 1_500;

export function hasLiveDatabase(strapi: Core.Strapi): boolean {
  return Boolean(strapi.config.get('identity.databaseUrl'));
}

/** Does nothing without a database. Throws if a write is not confirmed in time; the SDK still repeats it later. */
export async function writeLive(
  strapi: Core.Strapi,
  account: string,
  path: string,
  write: (place: Reference) => Promise<unknown>,
): Promise<void> {
  if (!hasLiveDatabase(strapi)) return;
  // Loaded on first use: most installations have no realtime database.
  const { getDatabase } = await import('firebase-admin/database');
  const place = getDatabase(firebaseApp(strapi)).ref(`accounts/${account}${path}`);
  await withTimeLimit(write(place), timeoutMs, new Error('The realtime database does not answer'));
}
