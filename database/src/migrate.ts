/** Migrations: SQL files that are applied once, in the order of their names. */
import type { Database } from './database.ts';

export type Migrations = {
  /** Key of the advisory lock. Different for each schema, because the schemas are in one database. */
  lockId: number;
  /** The SQL of each migration, by the name that is recorded when it is applied. */
  files: Record<string, string>;
};

/**
 * Applies the migrations that are missing, in one transaction. When several processes start at once, the lock lets one
 * of them run the migrations.
 */
export function migrate({ inTransaction }: Database, { lockId, files }: Migrations): Promise<void> {
  return inTransaction(async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lockId]);
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map(({ name }) => name));
    for (const [name, sql] of Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      if (applied.has(name)) continue;
      await client.query(sql);
      await client.query('insert into migrations (name) values ($1)', [name]);
    }
  });
}
