/**
 * Sessions as the web keeps them: the cookie's hash, and sealed beside it the tokens of the content service. Renewal takes
 * the row's lock, so tabs and replicas that come at the same moment share one new token instead of spoiling each other's.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { config } from '#config.server.ts';
import { inTransaction, migrate, pool } from '#database.server.ts';
import { tokensSchema, type Tokens } from './account.server.ts';
import { callService } from './client.server.ts';
import { ServiceError } from './service-error.ts';

/** The content service's access tokens live for ten minutes; they are renewed a little earlier. */
const accessMs = 9.5 * 60_000;
const idleMs = { keep: 14 * 86_400_000, leave: 2 * 3_600_000 };

export type Session = { id: string; token: string; keep: boolean };

type Row = { sealed: Buffer; keep: boolean; renew_at: Date };

export async function createSession(tokens: Tokens, keep: boolean): Promise<string> {
  await migrate();
  await pool.query('delete from sessions where expires_at < now()');
  const id = randomBytes(32).toString('base64url');
  await pool.query('insert into sessions (id_hash, sealed, keep, renew_at, expires_at) values ($1, $2, $3, $4, $5)', [
    hash(id),
    seal(tokens),
    keep,
    ...times(keep),
  ]);
  return id;
}

/** The session of a cookie, with a token that is good for the next half minute at least; null if there is none. */
export async function readSession(id: string): Promise<Session | null> {
  await migrate();
  const { rows } = await pool.query<Row>(select, [hash(id)]);
  const row = rows[0];
  if (!row) return null;
  if (row.renew_at > new Date()) {
    const tokens = open(row.sealed);
    return tokens && { id, token: tokens.jwt, keep: row.keep };
  }
  const renewed = await renewOnce(id);
  return renewed && { id, token: renewed.jwt, keep: row.keep };
}

const renewals = new Map<string, Promise<Tokens | null>>();

/** Everybody who waits here for the same session waits for one renewal; other replicas wait for the row's lock. */
function renewOnce(id: string): Promise<Tokens | null> {
  const running = renewals.get(id);
  if (running) return running;
  const started = inTransaction((client) => renew(client, id))
    .then(async (renewed) => {
      if (!renewed) await deleteSession(id);
      return renewed;
    })
    .finally(() => renewals.delete(id));
  renewals.set(id, started);
  return started;
}

const select = 'select sealed, keep, renew_at from sessions where id_hash = $1 and expires_at > now()';

/** Null where the content service has ended the session. An outage is thrown on: it ends nothing. */
async function renew(client: PoolClient, id: string): Promise<Tokens | null> {
  const { rows } = await client.query<Row>(`${select} for update`, [hash(id)]);
  const row = rows[0];
  if (!row) return null;
  // Somebody else has renewed it while we waited for the lock.
  if (row.renew_at > new Date()) return open(row.sealed);
  const current = open(row.sealed);
  if (!current) return null;
  try {
    const { refreshToken } = current;
    const tokens = await callService('/auth/refresh', { method: 'POST', body: { refreshToken } }, tokensSchema);
    const update = 'update sessions set sealed = $2, renew_at = $3, expires_at = $4 where id_hash = $1';
    await client.query(update, [hash(id), seal(tokens), ...times(row.keep)]);
    return tokens;
  } catch (error) {
    if (error instanceof ServiceError && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}

/** Forgets the session here. Answers its tokens, so that the content service can be told. */
export async function deleteSession(id: string): Promise<Tokens | null> {
  await migrate();
  const { rows } = await pool.query<{ sealed: Buffer }>('delete from sessions where id_hash = $1 returning sealed', [
    hash(id),
  ]);
  return rows[0] ? open(rows[0].sealed) : null;
}

/** Tells the content service that a session is over. It is over here in any case. */
export async function revokeTokens({ jwt }: Tokens): Promise<void> {
  await callService('/auth/logout', { method: 'POST', token: jwt }, z.unknown()).catch(() => {});
}

function times(keep: boolean): [Date, Date] {
  const now = Date.now();
  return [new Date(now + accessMs), new Date(now + (keep ? idleMs.keep : idleMs.leave))];
}

function hash(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}

const keys = config.SESSION_SECRET.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'sessions', 32)));

function seal(tokens: Tokens): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keys[0]!, iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(tokens)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Null where it was sealed with a secret that is no longer ours. */
function open(sealed: Buffer): Tokens | null {
  for (const key of keys) {
    const tokens = openWith(key, sealed);
    if (tokens) return tokens;
  }
  return null;
}

function openWith(key: Buffer, sealed: Buffer): Tokens | null {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  try {
    return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString()) as Tokens;
  } catch {
    return null;
  }
}
