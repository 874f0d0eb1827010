/** Stores new answers after publications, in place of those that became invalid. */
import type { Core } from '@strapi/strapi';
import { lockKeys } from '../lock-keys';
import { isListening } from '../strapi-internals/http-server';
import { reason } from '../worker';
import { deleteAnswers, storeAnswers, toAnswer, toAnswers } from './answers';
import { askByValue, askWhole, batchSize } from './ask';
import { uidOf, type ContentQuery } from './queries';

type Publication = { id: string; uid: string; document_id: string; locale: string | null; tags: string[] };
type CompleteQuery = ContentQuery & { complete_as_of: string };
type Key = { query_id: string; locale: string; value: string };

const maxPublications = 200;

/** Returns whether there may be more to do. */
export async function refillAfterPublications(strapi: Core.Strapi): Promise<boolean> {
  if (!isListening(strapi)) return false;
  return strapi.db.transaction(async ({ trx }) => {
    // One CMS process refills at a time.
    const { rows } = await trx.raw('select pg_try_advisory_xact_lock(?) as locked', [lockKeys.refill]);
    if (!rows[0].locked) return false;
    const queries = (await trx('content_queries').whereNotNull('complete_as_of').select()) as CompleteQuery[];
    if (queries.length === 0) return false;
    const oldest = Math.min(...queries.map((query) => Number(query.complete_as_of)));
    const publications = (await trx('publications')
      .where('id', '>', oldest)
      .orderBy('id')
      .limit(maxPublications)
      .select('id', 'uid', 'document_id', 'locale', 'tags')) as Publication[];
    const last = publications.at(-1);
    if (!last) return false;
    const behind = queries.filter((query) => Number(query.complete_as_of) < Number(last.id));
    for (const from of new Set(behind.map((query) => query.complete_as_of))) {
      const group = behind.filter((query) => query.complete_as_of === from);
      const later = publications.filter(({ id }) => Number(id) > Number(from));
      await refillQueries(strapi, group, later, Number(last.id));
    }
    return publications.length === maxPublications;
  });
}

/** Queries of which all publications before the given ones are stored. */
async function refillQueries(
  strapi: Core.Strapi,
  queries: CompleteQuery[],
  publications: Publication[],
  asOf: number,
): Promise<void> {
  const tags = [...new Set(publications.flatMap((one) => one.tags))];
  const { rows } = (await strapi.db.connection.raw(
    'select query_id, locale, value from content_answers where query_id = any(?) and tags && ? and as_of < ?',
    [queries.map(({ id }) => id), tags, asOf],
  )) as { rows: Key[] };
  const keysOf = (query: ContentQuery) => rows.filter((row) => row.query_id === query.id);
  const isAffected = (query: ContentQuery) =>
    keysOf(query).length > 0 || publications.some(({ uid }) => query.kind === 'lookup' && uid === uidOf(query));
  const affected = queries.filter(isAffected);
  const others = queries.filter((query) => !affected.includes(query));
  await setComplete(strapi, others, asOf);
  // Whole pages have the longest queries. They come first, because visitors ask for them.
  for (const query of affected.toSorted((a, b) => b.query.length - a.query.length))
    await refillQuery(strapi, query, keysOf(query), publications, asOf);
}

/** How many times in a row each query could not be answered. */
const failures = new Map<string, number>();
const maxFailures = 5;

/**
 * A query that cannot be answered is tried again. After some failures it is filled from the beginning, later and without
 * delaying the others (fill.ts).
 */
async function refillQuery(
  strapi: Core.Strapi,
  query: CompleteQuery,
  keys: Key[],
  publications: Publication[],
  asOf: number,
): Promise<void> {
  try {
    await refill(strapi, query, keys, publications, asOf);
    failures.delete(query.id);
    await setComplete(strapi, [query], asOf);
  } catch (error) {
    // The next process goes on here.
    if (!isListening(strapi)) return;
    strapi.log.error(`content store: the query ${query.id} of ${query.path} cannot be answered: ${reason(error)}`);
    const count = (failures.get(query.id) ?? 0) + 1;
    failures.set(query.id, count % maxFailures);
    if (count === maxFailures) await setComplete(strapi, [query], null);
  }
}

/** Not if it was changed meanwhile: then all answers are asked for again (fill.ts), and some are still missing. */
async function setComplete({ db }: Core.Strapi, queries: CompleteQuery[], asOf: number | null): Promise<void> {
  if (queries.length === 0) return;
  await db
    .connection('content_queries')
    .whereIn(
      'id',
      queries.map(({ id }) => id),
    )
    .where({ complete_as_of: queries[0]!.complete_as_of })
    .update({ complete_as_of: asOf });
}

async function refill(
  strapi: Core.Strapi,
  query: ContentQuery,
  keys: Key[],
  publications: Publication[],
  asOf: number,
): Promise<void> {
  if (query.kind !== 'lookup') {
    for (const { locale } of keys)
      await storeAnswers(strapi, query, [toAnswer(query, locale, '', await askWhole(strapi, query, locale))], asOf);
    return;
  }
  /** The documents that were found by their value, as `locale id`. */
  const known = new Set<string>();
  for (const locale of new Set(keys.map((key) => key.locale)))
    for (const values of chunks(keys.filter((key) => key.locale === locale).map(({ value }) => value))) {
      const documents = await askByValue(strapi, query, locale, query.field!, values);
      for (const { documentId } of documents) known.add(`${locale} ${documentId}`);
      const answers = toAnswers(query, locale, documents);
      await storeAnswers(strapi, query, answers, asOf);
      const found = new Set(answers.map(({ value }) => value));
      const missing = values.filter((value) => !found.has(value));
      await deleteAnswers(strapi, query, locale, missing, asOf);
    }
  const isNew = ({ locale, document_id }: Publication) => !known.has(`${locale} ${document_id}`);
  await storeNewDocuments(strapi, query, publications.filter(isNew), asOf);
}

/** Documents that had no answer yet, or one under another value. */
async function storeNewDocuments(
  strapi: Core.Strapi,
  query: ContentQuery,
  publications: Publication[],
  asOf: number,
): Promise<void> {
  const own = publications.filter(({ uid, locale }) => uid === uidOf(query) && locale);
  const idsOf = (locale: string) => own.filter((one) => one.locale === locale).map((one) => one.document_id);
  for (const locale of new Set(own.map((one) => one.locale!)))
    for (const ids of chunks([...new Set(idsOf(locale))])) {
      const documents = await askByValue(strapi, query, locale, 'documentId', ids);
      await storeAnswers(strapi, query, toAnswers(query, locale, documents), asOf);
    }
}

function chunks<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) =>
    all.slice(index * batchSize, (index + 1) * batchSize),
  );
}
