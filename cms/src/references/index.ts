/** The index of references: which documents link to which. Kept in the transaction of every write. */
import type { Core, UID } from '@strapi/strapi';
import { lockKeys } from '../lock-keys';
import { isWrite } from '../publish/changes';
import { lockWrites, type Query } from '../publish/record';
import { siteType, siteUids } from '../site-types';
import { Worker } from '../worker';
import { addLinksRoute } from './links-route';
import { storeReferences } from './store';

const batchSize = 50;
const store = { type: 'core', name: 'references' } as const;

let worker: Worker | undefined;

export function registerReferences(strapi: Core.Strapi): void {
  addLinksRoute(strapi);
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!siteType(uid) || !isWrite(action)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const result = await next();
      const { documentId } = context.params as { documentId?: string };
      const id = documentId ?? (result as { documentId?: string } | undefined)?.documentId;
      if (id) await storeReferences(strapi, trx as unknown as Query, uid, id);
      return result;
    });
  });
}

/** Content that was there before the index is added once, in the background. */
export function startReferences(strapi: Core.Strapi): void {
  worker = new Worker(strapi, 'references', () => fill(strapi), 60_000);
}

export async function stopReferences(): Promise<void> {
  await worker?.stop();
}

type Position = { uid: string; documentId: string } | 'done';

/** Adds the next documents. Returns whether there are more. */
async function fill(strapi: Core.Strapi): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    const connection = trx as unknown as Query;
    const { rows } = await connection.raw('select pg_try_advisory_xact_lock(?) as locked', [lockKeys.references]);
    if (!rows[0].locked) return false;
    const position = (await strapi.store(store).get({ key: 'position' })) as Position | null;
    if (position === 'done') return false;
    await lockWrites(connection);
    const next = await fillBatch(strapi, connection, position);
    await strapi.store(store).set({ key: 'position', value: next });
    return next !== 'done';
  });
}

async function fillBatch(strapi: Core.Strapi, trx: Query, after: Exclude<Position, 'done'> | null): Promise<Position> {
  const uids = siteUids().toSorted();
  const uid = after?.uid ?? uids[0]!;
  const { tableName } = strapi.db.metadata.get(uid as UID.ContentType);
  const ids: { document_id: string }[] = await trx(tableName)
    .distinct('document_id')
    .where('document_id', '>', after?.documentId ?? '')
    .orderBy('document_id')
    .limit(batchSize);
  for (const { document_id: id } of ids) await storeReferences(strapi, trx, uid, id);
  const last = ids.at(-1);
  if (last) return { uid, documentId: last.document_id };
  const nextUid = uids[uids.indexOf(uid) + 1];
  return nextUid ? { uid: nextUid, documentId: '' } : 'done';
}
