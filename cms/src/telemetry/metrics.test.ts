import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase } from '../database-fixture';
import { runMigrations } from '../migrations';
import { startMetrics, stopMetrics } from './metrics';
import { measureStatements } from './statements';

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let port = 0;

beforeAll(async () => {
  database = await startTestDatabase();
  await database.createStrapiTables();
  await runMigrations(database.strapi);
  // Any free port.
  const settings: Record<string, unknown> = { 'monitoring.metricsPort': '0', 'server.host': '127.0.0.1' };
  const log = { warn: (message: string) => expect.unreachable(message) };
  const strapi = { ...database.strapi, log, config: { get: (name: string) => settings[name] } } as never as Core.Strapi;
  measureStatements(strapi);
  const server = startMetrics(strapi)!;
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  stopMetrics();
  await database.stop();
});

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

const countOf = (text: string, labels: string) =>
  Number(new RegExp(`^duet_database_seconds_count\\{${labels}\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);

test('counts statements, also those that fail', async () => {
  const before = await read();
  await database.sql(
    `insert into account_mails (kind, recipient, encrypted, expires_at) values ('confirm', 'r', 'e', now())`,
  );
  await expect(database.sql('select * from missing')).rejects.toThrow('does not exist');
  const after = await read();
  for (const labels of ['statement="insert",outcome="ok"', 'statement="select",outcome="failed"'])
    expect(countOf(after, labels), labels).toBe(countOf(before, labels) + 1);
});
