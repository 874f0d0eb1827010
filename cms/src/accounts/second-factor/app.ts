/** Authenticator apps: codes of six digits that change every 30 seconds (TOTP, RFC 6238). */
import type { Core } from '@strapi/strapi';
import { Secret, TOTP } from 'otpauth';
import { readBrand } from '../../brand';
import { decrypt, encrypt } from '../../encryption';
import type { User } from '../user';

const table = 'account_apps';
const periodSeconds = 30;
const setupMinutes = 30;

type Row = { encrypted_secret: string };
/** What an app needs: a URI, usually as a QR code, or the secret to type. */
export type AppSetup = { secret: string; uri: string };

/** Creates a secret. It has no effect until a code of the app has confirmed it, on the same device. An app that is set up stays. */
export async function startApp(strapi: Core.Strapi, user: User, device: string): Promise<void> {
  const { connection } = strapi.db;
  const secret = new Secret({ size: 20 }).base32;
  const encrypted = encrypt(strapi, 'authenticator apps', secret);
  const row = { encrypted_secret: encrypted, device, created_at: connection.fn.now() };
  await connection(table)
    .insert({ account: user.id, ...row })
    .onConflict('account')
    .merge(row)
    .whereNull(`${table}.confirmed_at`);
}

/** The app that this device is setting up; null if there is none. */
export async function readAppSetup(strapi: Core.Strapi, user: User, device: string): Promise<AppSetup | null> {
  const row = await findSetup(strapi, user, device);
  if (!row) return null;
  const totp = totpOf(strapi, user, row);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

function findSetup(strapi: Core.Strapi, user: User, device: string): Promise<Row | undefined> {
  const { connection } = strapi.db;
  return connection(table)
    .where({ account: user.id, device })
    .whereNull('confirmed_at')
    .where('created_at', '>', connection.raw(`clock_timestamp() - ? * interval '1 minute'`, [setupMinutes]))
    .first();
}

/** Whether the code is correct; the app is then set up. */
export async function confirmApp(strapi: Core.Strapi, user: User, device: string, code: string): Promise<boolean> {
  const row = await findSetup(strapi, user, device);
  const step = row && matchCode(strapi, user, row, code);
  if (!step) return false;
  const { connection } = strapi.db;
  const changed = await connection(table)
    .where({ account: user.id, encrypted_secret: row.encrypted_secret })
    .whereNull('confirmed_at')
    .update({ confirmed_at: connection.fn.now(), last_step: step });
  return changed === 1;
}

export async function hasApp(strapi: Core.Strapi, user: { id: number }): Promise<boolean> {
  return Boolean(
    await strapi.db.connection(table).where({ account: user.id }).whereNotNull('confirmed_at').first('account'),
  );
}

/** Accepts each code once. */
export async function isAppCode(strapi: Core.Strapi, user: User, code: string): Promise<boolean> {
  const app = () => strapi.db.connection(table).where({ account: user.id }).whereNotNull('confirmed_at');
  const row: Row | undefined = await app().first();
  const step = row && matchCode(strapi, user, row, code);
  return step ? (await app().where('last_step', '<', step).update({ last_step: step })) === 1 : false;
}

export async function deleteApp(strapi: Core.Strapi, user: { id: number }): Promise<void> {
  await strapi.db.connection(table).where({ account: user.id }).delete();
}

/** Codes of the app have six digits, with or without spaces. */
export function isFromApp(code: string): boolean {
  return /^\d{6}$/.test(withoutSpaces(code));
}

/** The 30 seconds that a code belongs to, as a number; null if it is wrong. Clocks differ, so one before and after count. */
function matchCode(strapi: Core.Strapi, user: User, row: Row, code: string): number | null {
  if (!isFromApp(code)) return null;
  const delta = totpOf(strapi, user, row).validate({ token: withoutSpaces(code), window: 1 });
  return delta === null ? null : Math.floor(Date.now() / 1000 / periodSeconds) + delta;
}

function withoutSpaces(code: string): string {
  return code.replaceAll(/\s/g, '');
}

function totpOf(strapi: Core.Strapi, user: User, { encrypted_secret: encrypted }: Row): TOTP {
  return new TOTP({
    issuer: readBrand(strapi.dirs.app.root).name,
    label: user.email,
    period: periodSeconds,
    secret: decrypt(strapi, 'authenticator apps', encrypted),
  });
}
