/**
 * Asks for all answers of a query, for every language and document: when a web instance has announced a new query, and
 * once after the start of this process, in case the content was changed in another way than by publishing.
 */
import type { Core } from '@strapi/strapi';
import { listedLocales } from '../locales';
import { lockKeys } from '../lock-keys';
import { recordPurge } from '../publish/record';
import { wakeWorkers } from '../publish/workers';
import { isListening } from '../strapi-internals/http-server';
import { listTag } from '../tags';
import { reason } from '../worker';
import { lastPublication, storeAnswers, toAnswer, toAnswers, type Answer } from './answers';
import { askNext, askWhole, batchSize } from './ask';
import type { ContentQuery } from './queries';

/** After a failure, a query is filled again after this time. */
const retryMs = 30_000;
/** A publication with more tags would take the web and the edges too long. */
const maxTags = 500;

/** The queries that this process has filled since its start, and when the others may be tried again. */
const filled = new Set<string>();
const retryAt = new Map<string, number>();

/** `isRecheck`: its answers were complete before. */
type FillQuery = ContentQuery & { isRecheck: boolean };

/** Fills one query. Returns whether there may be another. */
export async function fillQueries(strapi: Core.Strapi): Promise<boolean> {
  if (!isListening(strapi)) return false;
  const locales = listedLocales(strapi).map(({ code }) => code);
  const query = await nextQuery(strapi, locales);
  if (!query) return false;
  try {
    const asOf = await lastPublication(strapi);
    for (const locale of locales) if (!(await fillQuery(strapi, query, locale))) return true;
    await completeQuery(strapi, query, locales, asOf);
    filled.add(query.id);
  } catch (error) {
    if (!isListening(strapi)) return false;
    const problem = reason(error);
    strapi.log.error(`content store: the query ${query.id} of ${query.path} cannot be answered: ${problem}`);
    await strapi.db.connection('content_queries').where({ id: query.id }).update({ problem });
    retryAt.set(query.id, Date.now() + retryMs);
  }
  return true;
}

/** New queries first, then those that were complete before this process started. */
async function nextQuery({ db }: Core.Strapi, locales: string[]): Promise<FillQuery | undefined> {
  const waiting = [...retryAt].filter(([, time]) => time > Date.now()).map(([id]) => id);
  return db
    .connection('content_queries')
    .whereRaw('(complete_as_of is null or not complete_locales @> ? or id <> all(?))', [locales, [...filled]])
    .whereNotIn('id', waiting)
    .orderByRaw('complete_as_of is not null, id')
    .first(
      'id',
      'path',
      'type',
      'kind',
      'field',
      'query',
      db.connection.raw('complete_as_of is not null as "isRecheck"'),
    );
}

/**
 * `asOf` is the last publication before the query was filled. What was published since then, refill.ts examines again: it
 * may have removed a document after this process asked for it, and before this process stored it.
 */
async function completeQuery(strapi: Core.Strapi, query: ContentQuery, locales: string[], asOf: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [lockKeys.refill]);
    await trx.raw(
      `update content_queries set complete_as_of = least(coalesce(complete_as_of, ?), ?), complete_locales = ?,
       filled_at = now(), problem = null where id = ?`,
      [asOf, asOf, locales, query.id],
    );
  });
}

/** Returns false if it was interrupted. */
async function fillQuery(strapi: Core.Strapi, query: FillQuery, locale: string): Promise<boolean> {
  const startedAt = await lastPublication(strapi);
  if (query.kind === 'lookup') return fillLookup(strapi, query, locale, startedAt);
  const answer = toAnswer(query, locale, '', await askWhole(strapi, query, locale));
  await storeAll(strapi, query, locale, [answer], startedAt);
  return true;
}

async function fillLookup(strapi: Core.Strapi, query: FillQuery, locale: string, startedAt: number): Promise<boolean> {
  const values: string[] = [];
  for (let after = ''; ;) {
    const asOf = await lastPublication(strapi);
    const documents = await askNext(strapi, query, locale, after);
    const answers = toAnswers(query, locale, documents);
    await storeAll(strapi, query, locale, answers, asOf);
    values.push(...answers.map(({ value }) => value));
    if (documents.length < batchSize) break;
    if (query.isRecheck && (await isAnyQueryNew(strapi))) return false;
    after = documents.at(-1)!.documentId;
  }
  await deleteOthers(strapi, query, locale, values, startedAt);
  return true;
}

/** A web instance waits for the answers to new queries, so these come first. */
async function isAnyQueryNew({ db }: Core.Strapi): Promise<boolean> {
  return Boolean(await db.connection('content_queries').whereNull('filled_at').whereNull('problem').first('id'));
}

/** Stores the answers. If stored ones are different or missing, web instances and edges have old pages. */
async function storeAll(
  strapi: Core.Strapi,
  query: FillQuery,
  locale: string,
  answers: Answer[],
  asOf: number,
): Promise<void> {
  const { rows } = (await strapi.db.connection.raw(
    `select value, body, tags from content_answers where query_id = ? and locale = ? and value = any(?)`,
    [query.id, locale, answers.map(({ value }) => value)],
  )) as { rows: { value: string; body: string | null; tags: string[] }[] };
  const stored = new Map(rows.map((row) => [row.value, row]));
  const changed = answers.flatMap(({ value, body, tags }) => {
    const before = stored.get(value);
    if (before) return before.body === body ? [] : before.tags;
    return query.isRecheck ? tags : [];
  });
  // First, so that nothing old remains if this process dies in between.
  await purge(strapi, query, locale, changed);
  await storeAnswers(strapi, query, answers, asOf);
}

/** Deletes what the API did not answer any more. Answers after later publications are up to refill.ts. */
async function deleteOthers(
  strapi: Core.Strapi,
  query: ContentQuery,
  locale: string,
  values: string[],
  startedAt: number,
): Promise<void> {
  const others = `from content_answers as answer where query_id = ? and locale = ? and as_of <= ?
    and not exists (select from unnest(?::text[]) as found (value) where found.value = answer.value)`;
  const bindings = [query.id, locale, startedAt, values];
  const { rows } = (await strapi.db.connection.raw(`select tags ${others}`, bindings)) as {
    rows: { tags: string[] }[];
  };
  if (rows.length === 0) return;
  await purge(
    strapi,
    query,
    locale,
    rows.flatMap(({ tags }) => tags),
  );
  await strapi.db.connection.raw(`delete ${others}`, bindings);
}

/** The content was changed in another way than by publishing. Web instances and edges have the old answers. */
async function purge(strapi: Core.Strapi, { type }: ContentQuery, locale: string, changed: string[]): Promise<void> {
  if (changed.length === 0) return;
  const tags = [...new Set([...changed, listTag(type, locale)])];
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    for (let from = 0; from < tags.length; from += maxTags)
      await recordPurge(strapi, trx as never, tags.slice(from, from + maxTags), [0]);
    onCommit(wakeWorkers);
  });
}
