import type { Core } from '@strapi/strapi';

/** The identity provider, where passwords live if it is set; read by src/identity.ts. */
const identity = ({ env }: Core.Config.Shared.ConfigParams) => {
  const projectId = env('FIREBASE_PROJECT_ID', '');
  const emulator = env('FIREBASE_AUTH_EMULATOR_HOST', '');
  // The emulator signs nothing. Firebase reserves `demo-` for projects that cannot exist, so no real account is at stake.
  if (emulator && !projectId.startsWith('demo-')) {
    throw new Error(
      `The CMS cannot start. FIREBASE_AUTH_EMULATOR_HOST is only for projects whose id starts with "demo-", but FIREBASE_PROJECT_ID is "${projectId}". Please unset one of them.`,
    );
  }
  return {
    projectId,
    /** The JSON of a service account; without it the machine's own credentials are used. */
    serviceAccount: env.json('FIREBASE_SERVICE_ACCOUNT'),
  };
};

export default identity;
