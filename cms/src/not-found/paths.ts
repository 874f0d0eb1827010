/** Counts addresses without a page, which the web reports. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { listedLocales } from '../locales';

const table = 'not_found_paths';
/** Programs that search for weak points open endless addresses. Half of the places are for those opened most, half for the latest. */
const maxPaths = 1_000;
const maxReported = 500;
const retentionDays = 90;

export type NotFoundPath = { path: string; count: number };

/** Throws if the body is not `{ paths: [{ path, count }] }`. */
export function parsePaths(body: unknown): NotFoundPath[] {
  const { paths } = (body ?? {}) as { paths?: unknown };
  const isPath = (one: unknown): one is NotFoundPath => {
    const { path, count } = (one ?? {}) as Partial<Record<keyof NotFoundPath, unknown>>;
    return (
      typeof path === 'string' && /^\/[\w/-]{1,200}$/.test(path) && Number.isSafeInteger(count) && Number(count) > 0
    );
  };
  if (!Array.isArray(paths) || paths.length > maxReported || !paths.every(isPath))
    throw new errors.ValidationError('paths must be the list of paths without a page');
  return paths;
}

export async function countPaths({ db }: Core.Strapi, paths: NotFoundPath[]): Promise<void> {
  // In one order, so that two web instances do not wait for each other.
  const sorted = paths.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  await db.connection.raw(
    `insert into ${table} (path, count) select * from unnest(?::text[], ?::bigint[])
     on conflict (path) do update set count = ${table}.count + excluded.count, last_at = now()`,
    [sorted.map(({ path }) => path), sorted.map(({ count }) => count)],
  );
  await db.connection.raw(
    `delete from ${table} where last_at < now() - ? * interval '1 day' or path in (
       select path from (
         select path, row_number() over (order by count desc) as by_count, row_number() over (order by last_at desc, path) as by_time
         from ${table}
       ) as ranked where by_count > ? and by_time > ?
     )`,
    [retentionDays, maxPaths / 2, maxPaths / 2],
  );
}

export type ListedPath = NotFoundPath & { lastAt: Date };

/** The addresses that were opened most. */
export async function listPaths({ db }: Core.Strapi): Promise<ListedPath[]> {
  const rows: { path: string; count: string; lastAt: Date }[] = await db
    .connection(table)
    .orderBy('count', 'desc')
    .limit(100)
    .select('path', 'count', 'last_at as lastAt');
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export async function forgetPath({ db }: Core.Strapi, path: string): Promise<void> {
  await db.connection(table).where({ path }).delete();
}

export function splitPath(strapi: Core.Strapi, path: string): { locale: string; address: string } {
  const [first, ...others] = listedLocales(strapi).map(({ code }) => code);
  const locale = others.find((code) => path === `/${code}` || path.startsWith(`/${code}/`));
  return locale ? { locale, address: path.slice(locale.length + 2) } : { locale: first!, address: path.slice(1) };
}
