/** Passkeys (WebAuthn). Only the public key is stored. */
import type { Core } from '@strapi/strapi';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { readBrand } from '../../brand';
import type { User } from '../user';

const table = 'account_passkeys';
const maxPasskeys = 10;
/** As in the specification of WebAuthn: 1023 bytes, in base64url. */
const maxIdLength = 1_364;
const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

type Row = {
  id: string;
  public_key: Buffer;
  counter: string;
  transports: string;
  device: string | null;
  created_at: Date;
};

export async function listPasskeys(strapi: Core.Strapi, user: { id: number }): Promise<Row[]> {
  return strapi.db.connection(table).where({ account: user.id }).orderBy('created_at');
}

/** What the browser needs to create a passkey; null if the account has too many. */
export async function registrationOptions(strapi: Core.Strapi, user: User, challenge: string) {
  const known = await listPasskeys(strapi, user);
  if (known.length >= maxPasskeys) return null;
  return generateRegistrationOptions({
    rpName: readBrand(strapi.dirs.app.root).name,
    rpID: site(strapi).hostname,
    userName: user.email,
    userID: Buffer.from(user.documentId),
    userDisplayName: user.displayName ?? user.email,
    challenge: Buffer.from(challenge, 'base64url'),
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

type NewPasskey = { id: string; public_key: Buffer; counter: number; transports: string };

/** The passkey that the browser has created; null if the response is not valid, or the account has enough passkeys. */
export async function verifyPasskey(
  strapi: Core.Strapi,
  user: User,
  challenge: string,
  response: unknown,
): Promise<NewPasskey | null> {
  if ((await listPasskeys(strapi, user)).length >= maxPasskeys) return null;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    ...expected(strapi, challenge),
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  if (id.length > maxIdLength) return null;
  // The browser sends the transports without a signature.
  const known = knownTransports.filter((name) => Array.isArray(transports) && transports.includes(name as never));
  return { id, public_key: Buffer.from(publicKey), counter, transports: known.join(',') };
}

/** Returns false if there is such a passkey already. */
export async function storePasskey(
  strapi: Core.Strapi,
  user: User,
  passkey: NewPasskey,
  device: string | null,
): Promise<boolean> {
  const added = await strapi.db
    .connection(table)
    .insert({ account: user.id, device, ...passkey })
    .onConflict('id')
    .ignore()
    .returning('id');
  return added.length === 1;
}

/** What the browser needs to use one of the passkeys; null if the account has none. */
export async function authenticationOptions(strapi: Core.Strapi, user: { id: number }, challenge: string) {
  const known = await listPasskeys(strapi, user);
  if (known.length === 0) return null;
  return generateAuthenticationOptions({
    rpID: site(strapi).hostname,
    challenge: Buffer.from(challenge, 'base64url'),
    allowCredentials: known.map(toDescriptor),
    userVerification: 'preferred',
  });
}

/** Whether the response was made with a passkey of the account for this challenge. */
export async function isPasskeyResponse(
  strapi: Core.Strapi,
  user: { id: number },
  challenge: string,
  response: unknown,
): Promise<boolean> {
  const { id } = response as { id?: unknown };
  const passkey = (await listPasskeys(strapi, user)).find((one) => one.id === id);
  if (!passkey) return false;
  const { public_key: publicKey, counter } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    credential: { id: passkey.id, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
    ...expected(strapi, challenge),
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return false;
  await strapi.db.connection(table).where({ id: passkey.id }).update({ counter: authenticationInfo.newCounter });
  return true;
}

/** Returns false if the account has no such passkey. */
export async function deletePasskey(strapi: Core.Strapi, user: { id: number }, id: string): Promise<boolean> {
  return (await strapi.db.connection(table).where({ account: user.id, id }).delete()) === 1;
}

export async function deletePasskeys(strapi: Core.Strapi, user: { id: number }): Promise<void> {
  await strapi.db.connection(table).where({ account: user.id }).delete();
}

function toDescriptor({ id, transports }: Row): { id: string; transports: string[] } {
  return { id, transports: transports.split(',').filter(Boolean) };
}

function site(strapi: Core.Strapi): URL {
  return new URL(strapi.config.get<string>('publish.siteUrl'));
}

function expected(strapi: Core.Strapi, challenge: string) {
  const { origin, hostname } = site(strapi);
  // The password was the first factor, so a security key without a PIN is enough for the second.
  const requireUserVerification = false;
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: hostname, requireUserVerification };
}
