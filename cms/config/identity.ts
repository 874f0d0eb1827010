import type { Core } from '@strapi/strapi';

/** The identity provider, which stores the passwords if it is configured; read by src/identity.ts. */
const identity = ({ env }: Core.Config.Shared.ConfigParams) => {
  const projectId = env('FIREBASE_PROJECT_ID', '');
  const emulator = env('FIREBASE_AUTH_EMULATOR_HOST', '');
  // The emulator's tokens are not signed. Firebase reserves `demo-` for projects that cannot exist, so no real account
  // is at risk.
  if (emulator && !projectId.startsWith('demo-')) {
    throw new Error(
      `The CMS cannot start. FIREBASE_AUTH_EMULATOR_HOST is only for projects whose id starts with "demo-", but FIREBASE_PROJECT_ID is "${projectId}". Please unset one of them.`,
    );
  }
  return {
    projectId,
    /** Service account as JSON; without it the machine's default credentials are used. */
    serviceAccount: env.json('FIREBASE_SERVICE_ACCOUNT'),
  };
};

export default identity;
