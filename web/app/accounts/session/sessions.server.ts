/**
 * Sessions in the web's database: the hash of the cookie and the encrypted tokens of the CMS. A renewal locks the row,
 * so that concurrent requests of several tabs or replicas share one new token. A refresh token can be used only once.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { config } from '#config.server.ts';
import { database, migrate } from '#database.server.ts';
import { tokensSchema, type Tokens } from '#accounts/cms/account.server.ts';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { CmsError } from '#accounts/cms/cms-error.ts';

/** The CMS's access tokens are valid for ten minutes; they are renewed 30 seconds earlier. */
const renewAfterMs = 9.5 * 60_000;
const idleTimeoutMs = { rememberMe: 14 * 86_400_000, default: 2 * 3_600_000 };

export type Session = { id: string; token: string; rememberMe: boolean };

type Row = { encrypted_tokens: Buffer; remember_me: boolean; renew_at: Date };

export async function createSession(tokens: Tokens, rememberMe: boolean): Promise<string> {
  await migrate();
  await database.pool.query('delete from sessions where expires_at < now()');
  const id = randomBytes(32).toString('base64url');
  await database.pool.query(
    'insert into sessions (id_hash, encrypted_tokens, remember_me, renew_at, expires_at) values ($1, $2, $3, $4, $5)',
    [hash(id), encrypt(tokens), rememberMe, ...renewalAndExpiry(rememberMe)],
  );
  return id;
}

/** The session of a cookie, with an access token that is valid for at least 30 seconds; null if there is none. */
export async function readSession(id: string): Promise<Session | null> {
  await migrate();
  const { rows } = await database.pool.query<Row>(select, [hash(id)]);
  const row = rows[0];
  if (!row) return null;
  if (row.renew_at > new Date()) {
    const tokens = decrypt(row.encrypted_tokens);
    return tokens && { id, token: tokens.jwt, rememberMe: row.remember_me };
  }
  const renewed = await renewOnce(id);
  return renewed && { id, token: renewed.jwt, rememberMe: row.remember_me };
}

const renewals = new Map<string, Promise<Tokens | null>>();

/** Requests of this process share one renewal per session; other replicas wait for the lock on the row. */
function renewOnce(id: string): Promise<Tokens | null> {
  const running = renewals.get(id);
  if (running) return running;
  const started = database
    .inTransaction((client) => renew(client, id))
    .then(async (renewed) => {
      if (!renewed) await deleteSession(id);
      return renewed;
    })
    .finally(() => renewals.delete(id));
  renewals.set(id, started);
  return started;
}

const select = 'select encrypted_tokens, remember_me, renew_at from sessions where id_hash = $1 and expires_at > now()';

/** Returns null if the CMS has ended the session. An outage is thrown and does not end the session. */
async function renew(client: PoolClient, id: string): Promise<Tokens | null> {
  const { rows } = await client.query<Row>(`${select} for update`, [hash(id)]);
  const row = rows[0];
  if (!row) return null;
  // Another replica has renewed it while this one waited for the lock.
  if (row.renew_at > new Date()) return decrypt(row.encrypted_tokens);
  const current = decrypt(row.encrypted_tokens);
  if (!current) return null;
  try {
    const { refreshToken } = current;
    const tokens = await callCms('/auth/refresh', { method: 'POST', body: { refreshToken } }, tokensSchema);
    const update = 'update sessions set encrypted_tokens = $2, renew_at = $3, expires_at = $4 where id_hash = $1';
    await client.query(update, [hash(id), encrypt(tokens), ...renewalAndExpiry(row.remember_me)]);
    return tokens;
  } catch (error) {
    if (error instanceof CmsError && error.isNoLongerSignedIn) return null;
    throw error;
  }
}

/** Deletes the session here and returns its tokens, so that they can be revoked in the CMS. */
export async function deleteSession(id: string): Promise<Tokens | null> {
  await migrate();
  const { rows } = await database.pool.query<{ encrypted_tokens: Buffer }>(
    'delete from sessions where id_hash = $1 returning encrypted_tokens',
    [hash(id)],
  );
  return rows[0] ? decrypt(rows[0].encrypted_tokens) : null;
}

/** Ends the session in the CMS. Errors are ignored, because the session here is already deleted. */
export async function revokeTokens({ jwt }: Tokens): Promise<void> {
  await callCms('/auth/logout', { method: 'POST', token: jwt }, z.unknown()).catch(() => {});
}

function renewalAndExpiry(rememberMe: boolean): [Date, Date] {
  const now = Date.now();
  const timeout = rememberMe ? idleTimeoutMs.rememberMe : idleTimeoutMs.default;
  return [new Date(now + renewAfterMs), new Date(now + timeout)];
}

function hash(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}

const keys = config.SESSION_SECRET.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'sessions', 32)));

function encrypt(tokens: Tokens): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keys[0]!, iv);
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(tokens)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

/** Null if it was encrypted with a secret that is no longer in SESSION_SECRET. */
function decrypt(encrypted: Buffer): Tokens | null {
  for (const key of keys) {
    const tokens = decryptWith(key, encrypted);
    if (tokens) return tokens;
  }
  return null;
}

function decryptWith(key: Buffer, encrypted: Buffer): Tokens | null {
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, 12));
  decipher.setAuthTag(encrypted.subarray(12, 28));
  try {
    return JSON.parse(Buffer.concat([decipher.update(encrypted.subarray(28)), decipher.final()]).toString()) as Tokens;
  } catch {
    return null;
  }
}
