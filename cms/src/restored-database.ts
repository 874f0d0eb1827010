/**
 * A database that was restored from a backup has older content than the pages in the edges' caches. It is recognized by
 * an identity that is stored in the database and no longer fits it; then everything is purged.
 */
import type { Core } from '@strapi/strapi';
import { recordPurge } from './publish/record';

const marker = { type: 'core', name: 'duet', key: 'database' } as const;

export async function purgeAfterRestore(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store(marker);
  const identity = await readIdentity(strapi);
  if ((await store.get({})) === identity) return;
  await strapi.db.transaction(async ({ trx }) => {
    await recordPurge(strapi, trx as never, ['all']);
    await store.set({ value: identity });
  });
}

/**
 * The cluster; its timeline, which changes when it is restored to a point in time; and the database in it, which is
 * another one when a dump is loaded.
 */
async function readIdentity({ db }: Core.Strapi): Promise<string> {
  const { rows } = (await db.connection.raw(
    `select concat_ws('.', system_identifier, left(pg_walfile_name(pg_current_wal_lsn()), 8), oid) as identity
     from pg_control_system(), pg_database where datname = current_database()`,
  )) as { rows: { identity: string }[] };
  return rows[0]!.identity;
}
