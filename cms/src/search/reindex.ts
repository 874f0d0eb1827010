/**
 * Indexes entries that are not in the index as they are published: after an update with other rules, or after an import.
 * Runs at the start and every hour.
 */
import type { Core } from '@strapi/strapi';
import { lockKeys } from '../lock-keys';
import { siteUids } from '../site-types';
import { reason } from '../worker';
import { indexEntry, indexVersion, isSearched } from './index-entries';

const batchSize = 50;

type Key = { document_id: string; locale: string };

/** Where this process goes on: the type, and the last entry of it that was examined. */
let position = { type: 0, after: { document_id: '', locale: '' } };

/** Indexes some entries. Returns whether there may be more. */
export async function reindex(strapi: Core.Strapi): Promise<boolean> {
  const uids = siteUids().filter(isSearched);
  if (isStartOfRound()) await strapi.db.connection('search_index').whereNotIn('uid', uids).delete();
  const uid = uids[position.type];
  if (!uid) {
    position = { type: 0, after: { document_id: '', locale: '' } };
    return false;
  }
  const different = await findDifferent(strapi, uid, position.after);
  if (different.length > 0) await indexEntries(strapi, uid, different);
  const last = different.at(-1);
  position =
    last && different.length === batchSize
      ? { ...position, after: last }
      : { type: position.type + 1, after: { document_id: '', locale: '' } };
  return true;
}

function isStartOfRound(): boolean {
  return position.type === 0 && position.after.document_id === '';
}

async function indexEntries(strapi: Core.Strapi, uid: string, keys: Key[]): Promise<void> {
  for (const { document_id, locale } of keys) {
    const index = strapi.db.transaction(async ({ trx }) => {
      // A publication of the same entry comes before or after.
      await trx.raw('select pg_advisory_xact_lock(?)', [lockKeys.write]);
      await indexEntry(strapi, trx as never, { uid, documentId: document_id, locale });
    });
    await index.catch((error: unknown) =>
      strapi.log.error(`search: ${uid} ${document_id} (${locale}) cannot be indexed: ${reason(error)}`),
    );
  }
}

/** Entries whose published version is not the indexed one, and indexed ones that are not published. */
async function findDifferent(strapi: Core.Strapi, uid: string, after: Key): Promise<Key[]> {
  const { rows } = await strapi.db.connection.raw(
    `select document_id, locale
     from (select document_id, locale, updated_at from ?? where published_at is not null) as published
     full join (select document_id, locale, updated_at, version from search_index where uid = ?) as indexed
       using (document_id, locale)
     where (document_id, locale) > (?, ?) and (version is distinct from ?
       or published.updated_at is distinct from indexed.updated_at)
     order by document_id, locale limit ?`,
    [strapi.db.metadata.get(uid).tableName, uid, after.document_id, after.locale, indexVersion, batchSize],
  );
  return rows as Key[];
}
