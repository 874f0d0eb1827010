import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase } from '../database-fixture';
import { runMigrations } from '../migrations';
import { startMetrics, stopMetrics } from './metrics';
import { measureStatements } from './statements';

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let port: number;

beforeAll(async () => {
  database = await startTestDatabase();
  await database.createStrapiTables();
  await runMigrations(database.strapi);
  port = await findFreePort();
  const settings: Record<string, unknown> = { 'monitoring.metricsPort': port, 'server.host': '127.0.0.1' };
  const log = { warn: (message: string) => expect.unreachable(message) };
  const strapi = { ...database.strapi, log, config: { get: (name: string) => settings[name] } } as never as Core.Strapi;
  measureStatements(strapi);
  startMetrics(strapi);
});

afterAll(async () => {
  stopMetrics();
  await database.stop();
});

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

test('counts the work that is due and not done', async () => {
  expect(await read()).toContain('duet_cms_waiting{work="purges"} 0');
  await database.sql(
    `insert into publications (uid, document_id, tags, published_at)
     values ('api::page.page', 'a', '{a}', now() - interval '1 minute')`,
  );
  await database.sql(
    `insert into purges (publication_id, edge, pass, due_at) select id, 'e', 1, now() from publications`,
  );
  await database.sql(
    `insert into account_mails (kind, recipient, encrypted, expires_at) values ('confirm', 'r', 'e', now())`,
  );
  const text = await read();
  for (const work of ['purges', 'publications', 'account mails']) expect(text).toContain(`{work="${work}"} 1`);
  const [, seconds] = /duet_cms_waiting_seconds\{work="publications"\} (\S+)/.exec(text)!;
  expect(Number(seconds)).toBeGreaterThanOrEqual(60);
});

test('counts statements, also those that fail', async () => {
  await expect(database.sql('select * from missing')).rejects.toThrow('does not exist');
  const text = await read();
  expect(text).toContain('duet_database_seconds_count{statement="insert",outcome="ok"} 3');
  expect(text).toContain('duet_database_seconds_count{statement="select",outcome="failed"} 1');
});
