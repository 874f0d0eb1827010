/**
 * Deletes enquiries with their deliveries in one transaction; their CMS entries follow as soon as the CMS answers.
 */
import type { PoolClient } from 'pg';
import type { Database } from 'database';
import { ownerCondition, type Owner } from './sent-enquiries.ts';

export async function erase({ inTransaction }: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await inTransaction((client) => eraseIn(client, ids));
}

/** Erases everything that the owner of an account sent, signed in or not. */
/** `onErase` is called with what is erased, before it is. */
export async function eraseByOwner(
  { inTransaction }: Database,
  { account, email }: Owner,
  onErase: (ids: string[]) => void,
): Promise<void> {
  await inTransaction(async (client) => {
    const all = `select id from enquiries where ${ownerCondition} for update`;
    const { rows } = await client.query<{ id: string }>(all, [account, email]);
    const ids = rows.map(({ id }) => id);
    onErase(ids);
    await eraseIn(client, ids);
  });
}

async function eraseIn(client: PoolClient, ids: string[]): Promise<void> {
  await client.query('insert into erasures select unnest($1::uuid[]), now() on conflict do nothing', [ids]);
  await client.query('delete from enquiries where id = any($1::uuid[])', [ids]);
}

export async function findByEmail({ pool }: Database, email: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from enquiries where lower(email) = lower($1)', [email]);
  return rows.map(({ id }) => id);
}

/**
 * Deletes the CMS entries of erased enquiries. A delivery that was under way during the erasure can create the entry
 * after it was deleted, so each entry is deleted a second time after two minutes. Returns how many are still to be
 * deleted again.
 */
export async function eraseCmsEntries({ pool }: Database, remove: (id: string) => Promise<void>): Promise<number> {
  const { rows } = await pool.query<{ enquiry: string; isLast: boolean }>(
    `select enquiry, asked_at < now() - interval '2 minutes' as "isLast" from erasures order by asked_at limit 500`,
  );
  for (const { enquiry, isLast } of rows) {
    await remove(enquiry);
    if (isLast) await pool.query('delete from erasures where enquiry = $1', [enquiry]);
  }
  return rows.filter(({ isLast }) => !isLast).length;
}
