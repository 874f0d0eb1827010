/** Sends the recorded purges to an edge, and retries until the edge confirms them. */
import type { Core } from '@strapi/strapi';
import { purgeSeconds } from '../telemetry/metrics';
import { continueTrace, failSpan, startSpan } from '../telemetry/tracing';
import { backoffMs, reason } from '../worker';
import { publishSettings } from './settings';
import { wakeWorkers } from './workers';

const purgeTimeoutMs = 2_000;
const baseBackoffMs = 250;
const maxBackoffMs = 5_000;
/** Well below the edge's limit for one header. */
const maxHeaderBytes = 3_000;

type Purge = {
  id: string;
  publication_id: string;
  pass: number;
  attempts: number;
  tags: string[];
  published_at: Date;
  traceparent: string | null;
};

/** Sends all due purges to one edge. Returns whether there may be more. */
export async function purgeEdge(strapi: Core.Strapi, edge: string): Promise<boolean> {
  const due = await claim(strapi, edge);
  if (due.length === 0) return false;
  const { connection } = strapi.db;
  const ids = due.map(({ id }) => id);
  const endSpans = startSpans(`purge ${edge}`, due);
  try {
    const { secret } = publishSettings(strapi);
    for (const header of joinTags(due.flatMap(({ tags }) => tags))) await sendPurge(edge, secret, header);
    endSpans();
    for (const { pass, published_at } of due)
      if (pass === 1) purgeSeconds.observe({ edge }, (Date.now() - published_at.getTime()) / 1000);
    await connection('purges')
      .whereIn('id', ids)
      .update({ acknowledged_at: connection.raw('clock_timestamp()'), problem: null });
    const publications = [...new Set(due.map((one) => one.publication_id))];
    const purged = connection('purges').whereRaw(
      'publication_id = publications.id and pass = 1 and acknowledged_at is null',
    );
    await connection('publications')
      .whereIn('id', publications)
      .whereNull('purged_at')
      .whereNotExists(purged)
      .update({ purged_at: connection.raw('clock_timestamp()') });
    wakeWorkers();
    return true;
  } catch (error) {
    endSpans(error);
    const problem = `${edge}: ${reason(error)}`;
    const attempts = Math.max(...due.map((one) => one.attempts));
    const delayMs = backoffMs(attempts, baseBackoffMs, maxBackoffMs);
    const dueAt = connection.raw(`clock_timestamp() + ? * interval '1 ms'`, [delayMs]);
    await connection('purges').whereIn('id', ids).update({ problem, due_at: dueAt });
    if (attempts === 1) strapi.log.warn(`A purge could not be sent to an edge and will be retried: ${problem}`);
    return false;
  }
}

/**
 * Claims due purges of an edge by moving `due_at` beyond the timeouts of sending; other CMS processes claim other rows.
 */
async function claim(strapi: Core.Strapi, edge: string): Promise<Purge[]> {
  const { rows } = await strapi.db.connection.raw(
    `with due as (
       select id from purges where edge = ? and acknowledged_at is null and due_at <= clock_timestamp()
       order by id limit 200 for update skip locked
     )
     update purges set attempts = attempts + 1, due_at = clock_timestamp() + ? * interval '1 ms'
     from due, publications
     where purges.id = due.id and publications.id = purges.publication_id
     returning purges.id, publication_id, pass, attempts, publications.tags, published_at, traceparent`,
    [edge, purgeTimeoutMs * 5],
  );
  return rows;
}

/** A span in the trace of each publication. One request to the edge purges what all of them have changed. */
function startSpans(name: string, due: Purge[]): (error?: unknown) => void {
  const traces = [...new Set(due.map(({ traceparent }) => traceparent))];
  const spans = traces.map((traceparent) => continueTrace(traceparent, () => startSpan(name, {})));
  return (error) => {
    for (const span of spans) {
      if (error) failSpan(span, error);
      span.end();
    }
  };
}

/** The distinct tags, joined into as many header values as needed. */
export function joinTags(tags: string[]): string[] {
  const headers: string[] = [''];
  for (const tag of new Set(tags)) {
    const last = headers.at(-1)!;
    if (last.length + tag.length < maxHeaderBytes) headers[headers.length - 1] = `${last} ${tag}`.trim();
    else headers.push(tag);
  }
  return headers;
}

/** Rejects if the edge does not confirm the purge. */
export async function sendPurge(edge: string, secret: string, tags: string): Promise<void> {
  const response = await fetch(edge, {
    method: 'PURGE',
    headers: { 'X-Purge-Tags': tags, 'X-Purge-Secret': secret },
    signal: AbortSignal.timeout(purgeTimeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the edge answered ${response.status}`);
}
