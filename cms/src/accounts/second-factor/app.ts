/** Authenticator apps: codes of six digits that change every 30 seconds (TOTP, RFC 6238). */
import type { Core } from '@strapi/strapi';
import { Secret, TOTP } from 'otpauth';
import { readBrand } from '../../brand';
import { decrypt, encrypt } from '../../encryption';
import type { User } from '../user';

const table = 'account_apps';
const periodSeconds = 30;
const setupMinutes = 30;

type Row = { encrypted_secret: string; confirmed_at: Date | null; last_step: string };
/** What an app needs: a URI, usually as a QR code, or the secret to type. */
export type AppSetup = { secret: string; uri: string };

/** Creates a secret. It has no effect until a code of the app has confirmed it. */
export async function startApp(strapi: Core.Strapi, user: User): Promise<void> {
  const { connection } = strapi.db;
  const secret = new Secret({ size: 20 }).base32;
  const row = { encrypted_secret: encrypt(strapi, 'authenticator apps', secret), created_at: connection.fn.now() };
  await connection(table)
    .insert({ account: user.id, ...row })
    .onConflict('account')
    .merge(row)
    .whereNull(`${table}.confirmed_at`);
}

/** The app that is being set up; null if there is none. */
export async function readAppSetup(strapi: Core.Strapi, user: User): Promise<AppSetup | null> {
  const { connection } = strapi.db;
  const row: Row | undefined = await connection(table)
    .where({ account: user.id })
    .whereNull('confirmed_at')
    .where('created_at', '>', connection.raw(`clock_timestamp() - ? * interval '1 minute'`, [setupMinutes]))
    .first();
  if (!row) return null;
  const totp = totpOf(strapi, user, row);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** Whether the code is correct; the app is then set up. */
export async function confirmApp(strapi: Core.Strapi, user: User, code: string): Promise<boolean> {
  if (!(await readAppSetup(strapi, user)) || !(await acceptCode(strapi, user, code, 'being set up'))) return false;
  const { connection } = strapi.db;
  const changed = await connection(table)
    .where({ account: user.id })
    .whereNull('confirmed_at')
    .update({ confirmed_at: connection.fn.now() });
  return changed === 1;
}

export async function hasApp(strapi: Core.Strapi, user: { id: number }): Promise<boolean> {
  return Boolean(
    await strapi.db.connection(table).where({ account: user.id }).whereNotNull('confirmed_at').first('account'),
  );
}

export async function isAppCode(strapi: Core.Strapi, user: User, code: string): Promise<boolean> {
  return acceptCode(strapi, user, code, 'in use');
}

export async function deleteApp(strapi: Core.Strapi, user: { id: number }): Promise<void> {
  await strapi.db.connection(table).where({ account: user.id }).delete();
}

/** Accepts each code once. The code before and the one after are valid too, because clocks differ. */
async function acceptCode(
  strapi: Core.Strapi,
  user: User,
  code: string,
  state: 'being set up' | 'in use',
): Promise<boolean> {
  const app = () => {
    const query = strapi.db.connection(table).where({ account: user.id });
    return state === 'in use' ? query.whereNotNull('confirmed_at') : query.whereNull('confirmed_at');
  };
  const row: Row | undefined = await app().first();
  if (!row) return false;
  const delta = totpOf(strapi, user, row).validate({ token: code, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(Date.now() / 1000 / periodSeconds) + delta;
  return (await app().where('last_step', '<', step).update({ last_step: step })) === 1;
}

function totpOf(strapi: Core.Strapi, user: User, { encrypted_secret: encrypted }: Row): TOTP {
  return new TOTP({
    issuer: readBrand(strapi.dirs.app.root).name,
    label: user.email,
    period: periodSeconds,
    secret: decrypt(strapi, 'authenticator apps', encrypted),
  });
}
