/** The web's own schema in PostgreSQL: sessions and limits. Nothing that a public page needs. */
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { config } from './config.server.ts';
import { log } from './log.server.ts';

/** Numbered, plain, and part of the build. */
const files = import.meta.glob<string>('../sql/*.sql', { query: '?raw', import: 'default', eager: true });

export const pool = openPool({ max: 6 });

export function openPool(settings: PoolConfig): Pool {
  const opened = new Pool({
    connectionString: config.DATABASE_URL,
    // A database that is down says so at once. This is for one that says nothing, and must not be mistaken for a moment in
    // which this process itself stood still; connections are kept, so that a crowd after such a moment need not open any.
    connectionTimeoutMillis: 5_000 * config.PATIENCE,
    idleTimeoutMillis: 5 * 60_000,
    statement_timeout: 5_000 * config.PATIENCE,
    query_timeout: 6_000 * config.PATIENCE,
    ...settings,
  });
  // A connection that breaks while idle is replaced by the next one who needs it.
  opened.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  return opened;
}

let migrated: Promise<void> | undefined;

/** Brings the schema up to date before it is first used; a database that is away is asked again by whoever comes next. */
export function migrate(): Promise<void> {
  migrated ??= runMigrations().catch((error: unknown) => {
    migrated = undefined;
    throw error;
  });
  return migrated;
}

async function runMigrations(): Promise<void> {
  await inTransaction(async (client) => {
    // Several replicas start at once; one of them does it.
    await client.query('select pg_advisory_xact_lock(7312001)');
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map(({ name }) => name));
    for (const name of Object.keys(files).toSorted()) {
      if (done.has(name)) continue;
      await client.query(files[name]!);
      await client.query('insert into migrations (name) values ($1)', [name]);
    }
  });
}

export async function inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
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
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.off('error', noticed);
    client.release(broken);
  }
}
