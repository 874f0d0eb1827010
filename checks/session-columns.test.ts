import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openDatabase, type Database } from '../database/src/database.ts';
import { startTemporaryPostgres } from '../stack/src/temporary-postgres.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>;
let database: Database;

const timeouts = { connectionTimeoutMillis: 60_000, statement_timeout: 60_000, query_timeout: 60_000 };

const migrate = (name: string) =>
  database.pool.query(readFileSync(resolve(import.meta.dirname, '../web/sql', name), 'utf8'));
const oldInsert = `insert into sessions (id_hash, sealed, keep, renew_at, expires_at) values ($1, $2, $3, now(), now())`;
const newInsert = oldInsert.replace('sealed, keep', 'encrypted_tokens, remember_me');

async function readColumns(id: string) {
  const { rows } = await database.pool.query(
    'select sealed::text, encrypted_tokens::text, keep, remember_me from sessions where id_hash = $1',
    [id],
  );
  return Object.values(rows[0]);
}

beforeAll(async () => {
  postgres = await startTemporaryPostgres('web');
  database = openDatabase({ ...timeouts, connectionString: postgres.url, max: 1 }, () => {});
  await migrate('0001_sessions.sql');
  await database.pool.query(oldInsert, ['before', 'a', true]);
  await migrate('0002_session_columns.sql');
});
afterAll(async () => {
  await database.pool.end();
  await postgres.stop();
});

test('both builds can read every session during the deploy', async () => {
  await database.pool.query(oldInsert, ['old', 'b', false]);
  await database.pool.query(newInsert, ['new', 'c', true]);
  expect(await readColumns('before')).toEqual(['\\x61', '\\x61', true, true]);
  expect(await readColumns('old')).toEqual(['\\x62', '\\x62', false, false]);
  expect(await readColumns('new')).toEqual(['\\x63', '\\x63', true, true]);
});

test('each build sees the tokens that the other has renewed', async () => {
  await database.pool.query(`update sessions set sealed = 'd' where id_hash = 'before'`);
  expect(await readColumns('before')).toEqual(['\\x64', '\\x64', true, true]);
  await database.pool.query(`update sessions set encrypted_tokens = 'e' where id_hash = 'before'`);
  expect(await readColumns('before')).toEqual(['\\x65', '\\x65', true, true]);
});
