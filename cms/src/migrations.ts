/**
 * Applies the SQL files in `database/migrations/` that are missing, in the order of their names. Strapi's own runner
 * does not run them (config/database.ts).
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';

/** Key of an advisory lock. `web` and `enquiries` have other keys in the same database. */
const lockId = 7_312_003;

/** Each file is one transaction, so that the locks of a running CMS process and of a migration do not wait in a cycle. */
export async function runMigrations({ db, dirs }: Pick<Core.Strapi, 'db' | 'dirs'>): Promise<void> {
  const folder = join(dirs.app.root, 'database/migrations');
  for (const name of readdirSync(folder).toSorted()) {
    if (!name.endsWith('.sql')) throw new Error(`${join(folder, name)} is not an SQL file. Migrations are SQL files.`);
    const sql = readFileSync(join(folder, name), 'utf8');
    await db.transaction(async ({ trx }) => {
      // When several processes start at once, the lock lets one of them run the migration.
      await trx.raw('select pg_advisory_xact_lock(?)', [lockId]);
      await trx.raw(
        'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
      );
      if (await trx('migrations').where({ name }).first()) return;
      // Knex would replace a question mark by a parameter.
      await trx.raw(sql.replaceAll('?', '\\?'));
      await trx('migrations').insert({ name });
    });
  }
}
