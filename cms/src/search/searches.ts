/** Counts what visitors search, which the web reports, so that editors see what is not found. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { listedLocales } from '../locales';

const table = 'searches';
/** Programs search for endless texts. Half of the places are for what is searched most, half for the latest. */
const maxSearches = 2_000;
const maxReported = 500;
const retentionDays = 90;

export type Search = { locale: string; query: string; count: number; hasResults: boolean };

/** Throws if the body is not `{ searches: [{ locale, query, count, hasResults }] }`. */
export function parseSearches(body: unknown): Search[] {
  const { searches } = (body ?? {}) as { searches?: unknown };
  if (!Array.isArray(searches) || searches.length > maxReported || !searches.every(isSearch))
    throw new errors.ValidationError('searches must be the list of what visitors searched');
  return searches;
}

function isSearch(value: unknown): value is Search {
  const { locale, query, count, hasResults } = (value ?? {}) as Partial<Record<keyof Search, unknown>>;
  const isText = (text: unknown, pattern: RegExp) => typeof text === 'string' && pattern.test(text);
  return (
    isText(locale, /^[a-z]{2,3}$/) &&
    isText(query, /^[^\p{C}]{1,60}$/u) &&
    Number.isSafeInteger(count) &&
    Number(count) > 0 &&
    typeof hasResults === 'boolean'
  );
}

export async function countSearches(strapi: Core.Strapi, searches: Search[]): Promise<void> {
  const { connection } = strapi.db;
  const codes = listedLocales(strapi).map(({ code }) => code);
  // In one order, so that two web instances do not wait for each other.
  const known = searches
    .filter(({ locale }) => codes.includes(locale))
    .toSorted((a, b) => (`${a.locale} ${a.query}` < `${b.locale} ${b.query}` ? -1 : 1));
  await connection.raw(
    `insert into ${table} (locale, query, count, has_results)
     select * from unnest(?::text[], ?::text[], ?::bigint[], ?::boolean[])
     on conflict (locale, query) do update
     set count = ${table}.count + excluded.count, has_results = excluded.has_results, last_at = now()`,
    [
      known.map(({ locale }) => locale),
      known.map(({ query }) => query),
      known.map(({ count }) => count),
      known.map(({ hasResults }) => hasResults),
    ],
  );
  await connection.raw(
    `delete from ${table} where last_at < now() - ? * interval '1 day' or (locale, query) in (
       select locale, query from (
         select locale, query, row_number() over (order by count desc) as by_count,
           row_number() over (order by last_at desc, query) as by_time
         from ${table}
       ) as ranked where by_count > ? and by_time > ?
     )`,
    [retentionDays, maxSearches / 2, maxSearches / 2],
  );
}

export type ListedSearch = Pick<Search, 'locale' | 'query' | 'count'> & { lastAt: Date };

/** What was searched most, found or not. */
export async function listSearches({ db }: Core.Strapi, hasResults: boolean): Promise<ListedSearch[]> {
  const rows: (Omit<ListedSearch, 'count'> & { count: string })[] = await db
    .connection(table)
    .where({ has_results: hasResults })
    .orderBy([
      { column: 'count', order: 'desc' },
      { column: 'last_at', order: 'desc' },
    ])
    .limit(100)
    .select('locale', 'query', 'count', 'last_at as lastAt');
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export async function forgetSearch({ db }: Core.Strapi, locale: string, query: string): Promise<void> {
  await db.connection(table).where({ locale, query }).delete();
}
