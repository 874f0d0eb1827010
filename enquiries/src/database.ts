/** Settings of the connections to the `enquiries` schema in PostgreSQL, and its migrations. */
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { openDatabase, type Database, type OnStatement } from 'database';
import { migrate } from 'database/migrate';

const folder = resolve(import.meta.dirname, '../sql');

const timeouts = {
  // A database that is down refuses connections immediately. This limit is for one that does not answer at all, and
  // is long enough to wait for a free connection under load.
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  query_timeout: 11_000,
};

export function openEnquiriesDatabase(
  connectionString: string,
  onError: (error: Error) => void,
  onStatement?: OnStatement,
): Database {
  // Commits must be on disk, whatever the server's default is.
  return openDatabase(
    { connectionString, max: 10, ...timeouts, options: '-c synchronous_commit=on' },
    onError,
    onStatement,
  );
}

/**
 * For claims of deliveries: committing is faster. If a crash of the database loses a claim, a second worker may attempt
 * the delivery too, with the same id.
 */
export function openClaimsDatabase(
  connectionString: string,
  onError: (error: Error) => void,
  onStatement?: OnStatement,
): Database {
  return openDatabase(
    { connectionString, max: 4, ...timeouts, options: '-c synchronous_commit=off' },
    onError,
    onStatement,
  );
}

export function migrateEnquiries(database: Database): Promise<void> {
  const files = readdirSync(folder).map((name) => [name, readFileSync(resolve(folder, name), 'utf8')] as const);
  return migrate(database, { lockId: 7_312_002, files: Object.fromEntries(files) });
}
