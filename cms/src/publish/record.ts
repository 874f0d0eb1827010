/** Stores publications, and for each edge the purges to send. The caller wakes the workers after the commit. */
import type { Core } from '@strapi/strapi';
import { lockKeys } from '../lock-keys';
import { traceHeaders } from '../telemetry/tracing';
import type { Publication } from './changes';
import { publishSettings } from './settings';

/**
 * When the second purge is sent. It removes pages that were rendered from the previous content while the first one was
 * sent; longer than the edge waits for a public page (edge/settings.ts).
 */
const maxRenderMs = 6_000;
const retentionDays = 30;
const purgeUid = 'purge';

export type Query = Core.Strapi['db']['connection'];

/**
 * Serializes writes from their beginning. Publishing replaces rows that other pages link to; without the lock, two
 * editors who publish pages that link to each other would cause a deadlock.
 */
export async function lockWrites(trx: Query): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [lockKeys.write]);
}

export async function record(
  strapi: Core.Strapi,
  trx: Query,
  publications: Publication[],
  delaysMs = [0, maxRenderMs],
): Promise<void> {
  const { edges } = publishSettings(strapi);
  for (const { uid, documentId, locale, tags, check } of publications) {
    const { traceparent } = traceHeaders();
    const publication = {
      uid,
      document_id: documentId,
      locale,
      tags,
      check: check && JSON.stringify(check),
      traceparent,
    };
    const purgedAt = edges.length === 0 ? { purged_at: new Date() } : {};
    const [row] = await trx('publications')
      .insert({ ...publication, ...purgedAt })
      .returning('id');
    const rows = edges.flatMap((edge) =>
      delaysMs.map((delay, index) => ({
        publication_id: row.id,
        edge,
        pass: index + 1,
        due_at: strapi.db.connection.raw(`clock_timestamp() + ? * interval '1 ms'`, [delay]),
      })),
    );
    if (rows.length > 0) await trx('purges').insert(rows);
  }
}

/** Records purges that no content change caused. Their row in publications has the uid "purge" and is not verified. */
export async function recordPurge(strapi: Core.Strapi, trx: Query, tags: string[], delaysMs?: number[]): Promise<void> {
  await record(strapi, trx, [{ uid: purgeUid, documentId: '', locale: null, tags, check: null }], delaysMs);
}

/** Deletes purges recorded by `recordPurge` that no edge has acknowledged. */
export async function cancelPurges(trx: Query, tag: string): Promise<void> {
  await trx('purges')
    .whereNull('acknowledged_at')
    .whereIn(
      'publication_id',
      trx('publications').where({ uid: purgeUid }).whereRaw('? = any(tags)', [tag]).select('id'),
    )
    .delete();
}

export async function deleteOldRows(strapi: Core.Strapi): Promise<boolean> {
  const { connection } = strapi.db;
  const { edges } = publishSettings(strapi);
  // Edges that are no longer in the settings need no purges.
  await connection('purges').whereNotIn('edge', edges).whereNull('acknowledged_at').delete();
  await connection.raw(
    `update publications set purged_at = clock_timestamp() where purged_at is null and not exists (
       select from purges where publication_id = publications.id and pass = 1 and acknowledged_at is null
     )`,
  );
  // The web recognizes by the last publication what it has seen.
  await connection.raw(
    `delete from publications where published_at < now() - ? * interval '1 day'
     and id < (select max(id) from publications)`,
    [retentionDays],
  );
  return false;
}
