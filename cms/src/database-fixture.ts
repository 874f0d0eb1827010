/** A real PostgreSQL for tests, with the connection that Strapi uses. */
import { resolve } from 'node:path';
import { Database } from '@strapi/database';
import type { Core } from '@strapi/strapi';
import { startTemporaryPostgres } from 'stack/temporary-postgres';
import databaseConfig from '../config/database';

const silentLog = { info: () => {}, debug: () => {}, warn: () => {} };
const root = resolve(import.meta.dirname, '..');

type TestDatabase = {
  strapi: Pick<Core.Strapi, 'db' | 'dirs'>;
  sql: (statement: string) => Promise<Record<string, unknown>[]>;
  /** Creates the tables that Strapi creates before the migrations run, with the columns that they use. */
  createStrapiTables: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startTestDatabase(): Promise<TestDatabase> {
  const postgres = await startTemporaryPostgres('cms');
  const env = Object.assign((name: string, value: string) => (name === 'DATABASE_URL' ? postgres.url : value), {
    int: (_name: string, value: number) => value,
  });
  const { connection, settings } = databaseConfig({ env } as never);
  const migrations = { dir: resolve(root, 'database/migrations') };
  const db = new Database({ connection, settings: { ...settings, migrations }, logger: silentLog } as never);
  const sql = async (statement: string) =>
    (await db.connection.raw(statement)).rows as Awaited<ReturnType<TestDatabase['sql']>>;
  return {
    strapi: { db, dirs: { app: { root } } } as never,
    sql,
    createStrapiTables: async () => {
      await sql('create table pages (locale text, slug text, published_at timestamp)');
      await sql('create table up_users (email text, issuer text, subject text, id serial primary key)');
      await sql('create table enquiries (document_id text)');
    },
    stop: async () => {
      await db.destroy();
      await postgres.stop();
    },
  };
}
