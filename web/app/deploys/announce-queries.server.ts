/** Announces the queries whose answers the CMS is to keep (cms/src/content-store/), and waits until it has them. */
import { z } from 'zod';
import '#content/queries.server.ts';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { contentQueries } from '#content/client/content-query.server.ts';
import { serializeQuery } from '#content/client/query.ts';
import { isStoreFilling } from '#content/store/content-store.server.ts';

const retryMs = 5_000;
const announceAgainMs = 3_600_000;
/** After this time an instance is ready anyway. For pages that are not stored yet, it asks the CMS. */
const maxWaitMs = 600_000;

const startedAt = Date.now();
let state: 'announcing' | 'failed' | 'accepted' = 'announcing';
let isOver = false;

/** At the start and every hour: the CMS forgets queries that no web instance announces any more. */
export async function announceQueries(): Promise<void> {
  const queries = [...contentQueries.values()].map(({ id, path, type, kind, field, query }) => ({
    id,
    path,
    type,
    kind,
    field,
    query: serializeQuery(query),
  }));
  state = await callCms('/content-queries', { method: 'POST', body: { queries } }, z.unknown()).then(
    () => 'accepted' as const,
    () => 'failed' as const,
  );
  setTimeout(() => void announceQueries(), state === 'accepted' ? announceAgainMs : retryMs).unref();
}

/**
 * Whether the CMS is still storing the answers to new queries of this build. Until it has finished, other instances
 * should serve the visitors: the CMS could not answer all of them. Without the CMS there is nothing to wait for.
 */
export async function isFilling(): Promise<boolean> {
  // Once it is over it stays so: an instance that serves visitors must not stop.
  isOver ||= state === 'failed' || Date.now() - startedAt > maxWaitMs;
  isOver ||= state === 'accepted' && !(await isStoreFilling());
  return !isOver;
}
