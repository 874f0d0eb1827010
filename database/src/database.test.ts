/** Transactions and migrations on a real PostgreSQL. */
import type { PoolClient } from 'pg';
import { startTemporaryPostgres } from 'stack/temporary-postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';

let postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>;
/** With one connection, so that two transactions use the same one unless it was removed from the pool. */
let database: Database;
/** For statements beside a transaction. */
let other: Database;

const idleErrors: Error[] = [];
const statements: { name: string; outcome: string }[] = [];
const timeouts = { connectionTimeoutMillis: 10_000, statement_timeout: 10_000, query_timeout: 11_000 };
const open = (max: number) =>
  openDatabase(
    { connectionString: postgres.url, max, ...timeouts },
    (error) => idleErrors.push(error),
    (name, _seconds, outcome) => statements.push({ name, outcome }),
  );

beforeAll(async () => {
  postgres = await startTemporaryPostgres('web');
  database = open(1);
  other = open(5);
});

afterAll(async () => {
  await Promise.all([database.pool.end(), other.pool.end()]);
  await postgres.stop();
});

beforeEach(async () => {
  await other.pool.query('drop table if exists notes, steps, migrations; create table notes (text text)');
});

const addNote = (client: PoolClient, text: string) => client.query('insert into notes values ($1)', [text]);

async function readNotes(): Promise<string[]> {
  const { rows } = await other.pool.query<{ text: string }>('select text from notes');
  return rows.map(({ text }) => text);
}

async function readProcessId(client: PoolClient): Promise<number> {
  return (await client.query<{ id: number }>('select pg_backend_pid() as id')).rows[0]!.id;
}

test('commits a transaction when its task resolves, and returns the result', async () => {
  const result = await database.inTransaction(async (client) => {
    await addNote(client, 'first');
    expect(await readNotes()).toEqual([]);
    return 'done';
  });
  expect(result).toBe('done');
  expect(await readNotes()).toEqual(['first']);
});

test('rolls a transaction back when its task throws, and uses the connection again', async () => {
  const problem = new Error('not today');
  let before = 0;
  const task = async (client: PoolClient) => {
    before = await readProcessId(client);
    await addNote(client, 'lost');
    throw problem;
  };
  await expect(database.inTransaction(task)).rejects.toBe(problem);
  expect(await readNotes()).toEqual([]);
  expect(await database.inTransaction(readProcessId)).toBe(before);
});

test.each([
  ['during a query', (client: PoolClient, id: number) => client.query('select pg_terminate_backend($1)', [id])],
  [
    'between queries',
    async (client: PoolClient, id: number) => {
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      await other.pool.query('select pg_terminate_backend($1)', [id]);
      await ended;
    },
  ],
])('does not return a connection to the pool when it breaks %s', async (_when, breakConnection) => {
  let before = 0;
  const task = async (client: PoolClient) => {
    before = await readProcessId(client);
    await addNote(client, 'lost');
    await breakConnection(client, before);
  };
  await expect(database.inTransaction(task)).rejects.toThrow();
  expect(database.pool.totalCount).toBe(0);
  expect(await database.inTransaction(readProcessId)).not.toBe(before);
  expect(await readNotes()).toEqual([]);
});

test('reports a connection that breaks while idle, and replaces it', async () => {
  const before = await database.inTransaction(readProcessId);
  idleErrors.length = 0;
  await other.pool.query('select pg_terminate_backend($1)', [before]);
  await expect.poll(() => idleErrors).toHaveLength(1);
  expect(await database.inTransaction(readProcessId)).not.toBe(before);
});

const lockId = 1;
// Each would fail if it ran twice, and the second if it ran first.
const files = {
  '0002_insert.sql': `insert into steps values ('second')`,
  '0001_create.sql': `create table steps (name text); insert into steps values ('first')`,
};

async function readSteps(): Promise<string[]> {
  const { rows } = await other.pool.query<{ name: string }>('select name from steps');
  return rows.map(({ name }) => name);
}

test('runs each migration once and in order when several processes start at once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrate(other, { lockId, files })));
  expect(await readSteps()).toEqual(['first', 'second']);
  await migrate(database, { lockId, files: { ...files, '0003_more.sql': `insert into steps values ('third')` } });
  expect(await readSteps()).toEqual(['first', 'second', 'third']);
});

test('applies no migration when one of them fails', async () => {
  const broken = { ...files, '0003_broken.sql': 'create table' };
  await expect(migrate(database, { lockId, files: broken })).rejects.toThrow('syntax error');
  await expect(readSteps()).rejects.toThrow('does not exist');
  await migrate(database, { lockId, files });
  expect(await readSteps()).toEqual(['first', 'second']);
});

test('reports each statement by its name, or by what it does', async () => {
  statements.length = 0;
  await database.pool.query({ name: 'all-notes', text: 'select text from notes' });
  await database.inTransaction((client) => client.query('insert into notes values ($1)', ['text']));
  await expect(database.pool.query('select text from missing')).rejects.toThrow('does not exist');
  expect(statements).toEqual([
    { name: 'all-notes', outcome: 'ok' },
    { name: 'begin', outcome: 'ok' },
    { name: 'insert notes', outcome: 'ok' },
    { name: 'commit', outcome: 'ok' },
    { name: 'select missing', outcome: 'failed' },
  ]);
});
