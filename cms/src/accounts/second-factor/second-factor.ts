/** The second step of sign-in: an authenticator app, passkeys, and recovery codes for when both are lost. */
import type { Core } from '@strapi/strapi';
import { hasPasswordsAtProvider } from '../../identity';
import type { User } from '../user';
import { deleteApp, hasApp, readAppSetup, type AppSetup } from './app';
import { deletePasskey, deletePasskeys, listPasskeys } from './passkeys';
import { countRecoveryCodes, deleteRecoveryCodes } from './recovery-codes';

type Status = {
  app: boolean;
  /** The app that this device is setting up. */
  setup: AppSetup | null;
  passkeys: { id: string; device: string | null; createdAt: Date }[];
  recoveryCodes: number;
};

/** False where the identity provider stores the passwords: it has a second step of its own. */
export async function hasSecondFactor(strapi: Core.Strapi, user: { id: number }): Promise<boolean> {
  if (hasPasswordsAtProvider(strapi)) return false;
  return (await hasApp(strapi, user)) || (await listPasskeys(strapi, user)).length > 0;
}

export async function readSecondFactor(strapi: Core.Strapi, user: User, device: string): Promise<Status> {
  const passkeys = await listPasskeys(strapi, user);
  return {
    app: await hasApp(strapi, user),
    setup: await readAppSetup(strapi, user, device),
    passkeys: passkeys.map(({ id, device, created_at: createdAt }) => ({ id, device, createdAt })),
    recoveryCodes: await countRecoveryCodes(strapi, user),
  };
}

/** Removes the app (`app`) or a passkey (its id). Without either, recovery codes have no use. */
export async function removeSecondFactor(strapi: Core.Strapi, user: User, id: string): Promise<void> {
  if (id === 'app') await deleteApp(strapi, user);
  else await deletePasskey(strapi, user, id);
  if (!(await hasSecondFactor(strapi, user))) await deleteRecoveryCodes(strapi, user);
}

/** For an owner who takes the account back from somebody else. */
export async function deleteSecondFactor(strapi: Core.Strapi, user: { id: number }): Promise<void> {
  await deleteApp(strapi, user);
  await deletePasskeys(strapi, user);
  await deleteRecoveryCodes(strapi, user);
}
