/** The web's own schema in PostgreSQL: sessions and rate limits. */
import { openDatabase, type Database } from 'database';
import type { PoolConfig } from 'pg';
import { migrate as runMigrations } from 'database/migrate';
import { config } from './config.server.ts';
import { log } from './log.server.ts';
import { observeStatement } from './metrics.server.ts';

/** The migrations, included in the build. */
const files = import.meta.glob<string>('../sql/*.sql', { query: '?raw', import: 'default', eager: true });

export const database = openWebDatabase({ max: 6 });

type Settings = Pick<PoolConfig, 'options' | 'connectionTimeoutMillis' | 'statement_timeout' | 'query_timeout'>;

export function openWebDatabase(settings: Settings & { max: number }): Database {
  return openDatabase(
    {
      connectionString: config.DATABASE_URL,
      // A database that is down refuses connections at once; this timeout is for one that does not answer. It must be
      // longer than a pause of this process itself.
      connectionTimeoutMillis: 5_000 * config.TIMEOUT_FACTOR,
      statement_timeout: 5_000 * config.TIMEOUT_FACTOR,
      query_timeout: 6_000 * config.TIMEOUT_FACTOR,
      ...settings,
    },
    (error) => log.warn({ err: error }, 'lost a database connection'),
    observeStatement,
  );
}

let migrated: Promise<void> | undefined;

/** Migrates the schema before its first use. After a failure, the next caller tries again. */
export function migrate(): Promise<void> {
  migrated ??= runMigrations(database, { lockId: 7_312_001, files }).catch((error: unknown) => {
    migrated = undefined;
    throw error;
  });
  return migrated;
}
