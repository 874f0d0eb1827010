/** The migrations on a real PostgreSQL, with the connection that Strapi uses. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestDatabase } from './database-fixture';
import { runMigrations } from './migrations';

let database: Awaited<ReturnType<typeof startTestDatabase>>;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const sql = (statement: string) => database.sql(statement);

const kinds = { tables: "'r', 'p'", indexes: "'i', 'I'" };

/** The names of all tables or indexes, with those of partitions. */
async function readNames(kind: keyof typeof kinds): Promise<string[]> {
  const rows = await sql(
    `select relname as name from pg_class where relkind in (${kinds[kind]}) and relnamespace = 'cms'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

beforeEach(async () => {
  for (const table of await readNames('tables')) await sql(`drop table if exists ${table} cascade`);
  await database.createStrapiTables();
});

const countApplied = async () => (await sql('select name from migrations')).length;

test('creates the tables and indexes once when several processes start at once', async () => {
  await Promise.all([runMigrations(database.strapi), runMigrations(database.strapi), runMigrations(database.strapi)]);
  expect(await readNames('tables')).toEqual(
    expect.arrayContaining([
      'publications',
      'purges',
      'site_builds',
      'account_mails',
      'account_activity',
      'account_photos',
      'account_apps',
      'account_passkeys',
      'account_recovery_codes',
      'account_tickets',
    ]),
  );
  await sql(`insert into pages values ('en', 'a', null), ('en', 'a', now()), ('pl', 'a', null)`);
  await expect(sql(`insert into pages values ('en', 'a', null)`)).rejects.toThrow('pages_slug_unique_draft');
  await sql(`insert into up_users values ('zofia@example.com')`);
  await expect(sql(`insert into up_users values ('Zofia@example.com')`)).rejects.toThrow('up_users_email');
  await sql(`insert into enquiries values ('x')`);
  await expect(sql(`insert into enquiries values ('x')`)).rejects.toThrow('enquiries_document');
});

test('changes nothing when an earlier build has created the same tables and indexes', async () => {
  await runMigrations(database.strapi);
  const [indexes, applied] = [await readNames('indexes'), await countApplied()];
  await sql(`insert into site_builds values ('build-1', now())`);
  await sql('drop table migrations');
  await runMigrations(database.strapi);
  expect(await countApplied()).toBe(applied);
  expect(await readNames('indexes')).toEqual(indexes);
  expect(await sql('select id from site_builds')).toEqual([{ id: 'build-1' }]);
});

test("does not run when Strapi's own runner does, which is before Strapi's tables exist", async () => {
  await sql('drop table pages, up_users, enquiries');
  await database.strapi.db.migrations.up();
  expect(await sql('select name from strapi_migrations')).toEqual([]);
  expect(await readNames('tables')).not.toContain('publications');
});
