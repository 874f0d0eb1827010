/** The enquiries' own schema in PostgreSQL, brought up to date before it is first used. */
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Pool, type PoolClient } from 'pg';

const folder = resolve(import.meta.dirname, '../sql');

export type Database = {
  pool: Pool;
  /** Does its work in one transaction: all of it has happened, or nothing has. */
  inTransaction: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;
};

export function openDatabase(connectionString: string, onError: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString,
    max: 10,
    // A database that is down says so at once; this is for one that says nothing, not for a busy moment of our own.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 5 * 60_000,
    statement_timeout: 10_000,
    query_timeout: 11_000,
    // Whatever the server is set to: what is committed here is on disk.
    options: '-c synchronous_commit=on',
  });
  // A connection that breaks while idle is replaced by the next one who needs it.
  pool.on('error', onError);
  return { pool, inTransaction: (work) => inTransaction(pool, work) };
}

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // While nothing is asked of it, a connection that breaks says so here, and to nobody else.
  let broken: Error | undefined;
  const noticed = (error: Error) => (broken = error);
  client.on('error', noticed);
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(noticed);
    throw error;
  } finally {
    client.off('error', noticed);
    client.release(broken);
  }
}

/** Several processes start at once; one of them does it. */
export function migrate({ inTransaction }: Database): Promise<void> {
  return inTransaction(async (client) => {
    await client.query('select pg_advisory_xact_lock(7312002)');
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map(({ name }) => name));
    for (const name of readdirSync(folder).toSorted()) {
      if (done.has(name)) continue;
      await client.query(readFileSync(resolve(folder, name), 'utf8'));
      await client.query('insert into migrations (name) values ($1)', [name]);
    }
  });
}
