/** The migrations on a real PostgreSQL, with the connection that Strapi uses. */
import { resolve } from 'node:path';
import { Database } from '@strapi/database';
import type { Core } from '@strapi/strapi';
import { startTemporaryPostgres } from 'stack/temporary-postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import databaseConfig from '../config/database';
import { runMigrations } from './migrations';

const silentLog = { info: () => {}, debug: () => {}, warn: () => {} };
const root = resolve(import.meta.dirname, '..');

let postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>;
let strapi: Pick<Core.Strapi, 'db' | 'dirs'>;

beforeAll(async () => {
  postgres = await startTemporaryPostgres('cms');
  const env = Object.assign((name: string, value: string) => (name === 'DATABASE_URL' ? postgres.url : value), {
    int: (_name: string, value: number) => value,
  });
  const { connection, settings } = databaseConfig({ env } as never);
  const migrations = { dir: resolve(root, 'database/migrations') };
  const db = new Database({ connection, settings: { ...settings, migrations }, logger: silentLog } as never);
  strapi = { db, dirs: { app: { root } } } as never;
});

afterAll(async () => {
  await strapi.db.destroy();
  await postgres.stop();
});

const sql = async (statement: string) => (await strapi.db.connection.raw(statement)).rows as { name: string }[];

/** The names of all tables (`r`) or indexes (`i`). */
async function readNames(kind: 'r' | 'i'): Promise<string[]> {
  const rows = await sql(
    `select relname as name from pg_class where relkind = '${kind}' and relnamespace = 'cms'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The tables that Strapi creates before the migrations run, with the columns that they use. */
beforeEach(async () => {
  for (const table of await readNames('r')) await sql(`drop table ${table} cascade`);
  await sql('create table pages (locale text, slug text, published_at timestamp)');
  await sql('create table up_users (email text, issuer text, subject text, id serial primary key)');
  await sql('create table enquiries (document_id text)');
});

const countApplied = async () => (await sql('select name from migrations')).length;

test('creates the tables and indexes once when several processes start at once', async () => {
  await Promise.all([runMigrations(strapi), runMigrations(strapi), runMigrations(strapi)]);
  expect(await readNames('r')).toEqual(
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
  await runMigrations(strapi);
  const [indexes, applied] = [await readNames('i'), await countApplied()];
  await sql(`insert into site_builds values ('build-1', now())`);
  await sql('drop table migrations');
  await runMigrations(strapi);
  expect(await countApplied()).toBe(applied);
  expect(await readNames('i')).toEqual(indexes);
  expect(await sql('select id from site_builds')).toEqual([{ id: 'build-1' }]);
});

test("does not run when Strapi's own runner does, which is before Strapi's tables exist", async () => {
  await sql('drop table pages, up_users, enquiries');
  await strapi.db.migrations.up();
  expect(await sql('select name from strapi_migrations')).toEqual([]);
  expect(await readNames('r')).not.toContain('publications');
});
