import type { Core } from '@strapi/strapi';

/** The identity provider, and whether it stores the passwords; read by src/identity.ts. */
const identity = ({ env }: Core.Config.Shared.ConfigParams) => {
  const projectId = env('FIREBASE_PROJECT_ID', '');
  const emulator = env('FIREBASE_AUTH_EMULATOR_HOST', '');
  const databaseUrl = env('FIREBASE_DATABASE_URL', '');
  // The emulator's tokens are not signed. Firebase reserves `demo-` for projects that cannot exist, so no real account
  // is at risk.
  if (emulator && !projectId.startsWith('demo-')) {
    throw new Error(
      `The CMS cannot start. FIREBASE_AUTH_EMULATOR_HOST is only for projects whose id starts with "demo-", but FIREBASE_PROJECT_ID is "${projectId}". Please unset one of them.`,
    );
  }
  const passwords = env('PASSWORDS', projectId ? 'firebase' : 'cms');
  if (passwords !== 'cms' && (passwords !== 'firebase' || !projectId)) {
    throw new Error(
      `The CMS cannot start. PASSWORDS must be "cms", or "firebase" together with FIREBASE_PROJECT_ID, but was "${passwords}".`,
    );
  }
  if (databaseUrl && !projectId) {
    throw new Error(
      'The CMS cannot start. FIREBASE_DATABASE_URL is set, but FIREBASE_PROJECT_ID is not. Please set both or none.',
    );
  }
  return {
    projectId,
    /** The bucket of Firebase Storage for profile photos; without one they are stored in the database. */
    bucket: env('FIREBASE_STORAGE_BUCKET', ''),
    /** How long a member waits for a bucket that does not answer. */
    bucketTimeoutMs: env.int('FIREBASE_STORAGE_TIMEOUT_MS', 1_500),
    /** The realtime database, which shows changes on open account pages; without one they show the state at loading. */
    databaseUrl,
    /** Origins from which the photo of the identity provider may be copied. */
    photoOrigins: env.array('PHOTO_ORIGINS', [
      'https://lh3.googleusercontent.com',
      'https://avatars.githubusercontent.com',
    ]),
    /** Who stores the passwords: `cms` or `firebase`. */
    passwords,
    /** Service account as JSON; without it the machine's default credentials are used. */
    serviceAccount: env.json('FIREBASE_SERVICE_ACCOUNT'),
  };
};

export default identity;
