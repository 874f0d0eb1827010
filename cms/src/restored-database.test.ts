import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase } from './database-fixture';
import { runMigrations } from './migrations';
import { purgeAfterRestore } from './restored-database';

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let strapi: Core.Strapi;
let stored: unknown;

beforeAll(async () => {
  database = await startTestDatabase();
  await database.createStrapiTables();
  await runMigrations(database.strapi);
  strapi = {
    ...database.strapi,
    config: { get: () => ({ siteUrl: '', edges: ['http://edge'], secret: '' }) },
    store: () => ({ get: async () => stored, set: async ({ value }: { value: unknown }) => void (stored = value) }),
  } as never;
});

afterAll(() => database.stop());

const countPurges = async () => (await database.sql(`select from purges`)).length;

test('purges everything when the stored identity is not that of the database, and then no more', async () => {
  stored = 'of the cluster that the dump was taken from';
  await purgeAfterRestore(strapi);
  expect(await database.sql(`select tags from publications`)).toEqual([{ tags: ['all'] }]);
  const purges = await countPurges();
  expect(purges).toBeGreaterThan(0);
  await purgeAfterRestore(strapi);
  expect(await countPurges()).toBe(purges);
});

test('recognizes a restored cluster by its timeline', async () => {
  await purgeAfterRestore(strapi);
  const purges = await countPurges();
  stored = String(stored).replace('.00000001.', '.00000000.');
  await purgeAfterRestore(strapi);
  expect(await countPurges()).toBeGreaterThan(purges);
});
