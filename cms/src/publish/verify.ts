/** Requests the public URLs of publications that all edges have purged, and stores when a change is live. */
import type { Core } from '@strapi/strapi';
import { visibleSeconds } from '../telemetry/metrics';
import { continueTrace, inSpan } from '../telemetry/tracing';
import { reason } from '../worker';
import type { Check } from './changes';
import { publishSettings } from './settings';

const requestTimeoutMs = 5_000;

type Waiting = {
  id: string;
  document_id: string;
  locale: string | null;
  check: string | null;
  published_at: Date;
  traceparent: string | null;
};

export async function verifyPublications(strapi: Core.Strapi): Promise<boolean> {
  const { connection } = strapi.db;
  const { rows } = await connection.raw(
    `select distinct on (document_id, locale) id, document_id, locale, "check"::text, published_at, traceparent
     from publications
     where live_at is null and purged_at is not null order by document_id, locale, id desc limit 20`,
  );
  for (const { id, document_id, locale, check, published_at, traceparent } of rows as Waiting[]) {
    const request = () => requestPage(JSON.parse(check!) as Check, publishSettings(strapi).siteUrl);
    const problem = check && (await continueTrace(traceparent, () => inSpan('read back', {}, request)));
    if (problem) {
      await connection('publications').where({ id }).update({ problem });
      continue;
    }
    // Earlier publications of the document are replaced by this one.
    await connection('publications')
      .where({ document_id, locale })
      .where('id', '<=', id)
      .whereNull('live_at')
      .update({ live_at: connection.raw('clock_timestamp()'), problem: null });
    if (check) visibleSeconds.observe((Date.now() - published_at.getTime()) / 1000);
  }
  return false;
}

/** Requests the page of a publication. Returns why the change is not live, or null. */
export async function requestPage(check: Check, siteUrl: string): Promise<string | null> {
  if (!siteUrl) return null;
  const url = siteUrl + check.path;
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(requestTimeoutMs) });
    await response.body?.cancel();
    const problem = findProblem(check, response.status, response.headers.get('X-Published'));
    return problem && `${url} ${problem}`;
  } catch (error) {
    return `${url}: ${reason(error)}`;
  }
}

/** Why a response does not show the change, or null. `published` is its header `X-Published`. */
export function findProblem(check: Check, status: number, published: string | null): string | null {
  if (check.gone) return status === 200 ? 'still exists' : null;
  if (status === 404 && check.mayBeAbsent) return null;
  if (status !== 200) return `answers ${status}`;
  return (published ?? '') >= check.publishedAt! ? null : 'shows an older version';
}
