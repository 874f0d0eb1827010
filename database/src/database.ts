/** Connections to PostgreSQL with timeouts, and transactions. */
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { createPool, type OnStatement } from './measured-pool.ts';

export type { OnStatement };

export type Database = {
  pool: Pool;
  /** Runs the task in one transaction, which is rolled back if the task throws. */
  inTransaction: <T>(task: (client: PoolClient) => Promise<T>) => Promise<T>;
};

/** Without these timeouts, a database that does not answer would block its callers for ever. */
type Timeouts = 'connectionTimeoutMillis' | 'statement_timeout' | 'query_timeout';
type Settings = PoolConfig & Required<Pick<PoolConfig, 'connectionString' | 'max' | Timeouts>>;

/** `onError` is called when a connection breaks while idle. The pool replaces it when the next one is needed. */
/** By how many seconds the clock of this process is ahead of that of the database. */
export async function measureClockOffset({ pool }: Database): Promise<number> {
  const before = Date.now();
  const { rows } = await pool.query<{ time: number }>({
    name: 'clock',
    text: 'select extract(epoch from clock_timestamp())::float as time',
  });
  return (before + Date.now()) / 2_000 - rows[0]!.time;
}

export function openDatabase(
  settings: Settings,
  onError: (error: Error) => void,
  onStatement: OnStatement = () => {},
): Database {
  // Idle connections stay open, so that many requests after a pause find them ready.
  const pool = createPool({ idleTimeoutMillis: 5 * 60_000, ...settings }, onStatement);
  pool.on('error', onError);
  return { pool, inTransaction: (task) => inTransaction(pool, task) };
}

async function inTransaction<T>(pool: Pool, task: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // Between queries, a broken connection is reported only as an 'error' event; without a listener the process would
  // crash.
  let broken: Error | undefined;
  const onConnectionError = (error: Error) => (broken = error);
  client.on('error', onConnectionError);
  try {
    await client.query('begin');
    const result = await task(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // If the rollback fails, release(broken) removes the connection from the pool.
    await client.query('rollback').catch(onConnectionError);
    throw error;
  } finally {
    client.off('error', onConnectionError);
    client.release(broken);
  }
}
