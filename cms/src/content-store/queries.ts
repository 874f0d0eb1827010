/** The queries of the web. A changed query has a new id, so builds of the web never read each other's answers. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { siteUids } from '../site-types';

export type ContentQuery = {
  id: string;
  path: string;
  type: string;
  kind: 'single' | 'list' | 'lookup';
  field: string | null;
  query: string;
};

/** Web instances announce their queries every hour. After this time without one, no instance has the query. */
const retentionDays = 7;
const maxQueries = 200;

/** Queries for types that this build does not have are left out. The web then asks for them itself. */
export function parseQueries(body: unknown): ContentQuery[] {
  const queries = (body as { queries?: unknown } | null)?.queries;
  if (!Array.isArray(queries) || queries.length > maxQueries || !queries.every(isContentQuery))
    throw new errors.ValidationError('queries must be the list of the queries of the web');
  return queries
    .filter((query) => siteUids().includes(uidOf(query)))
    .map(({ id, path, type, kind, field, query }) => ({ id, path, type, kind, field, query }));
}

/** The content type that a query asks for. */
export function uidOf({ type }: Pick<ContentQuery, 'type'>): string {
  return `api::${type}.${type}`;
}

function isContentQuery(value: unknown): value is ContentQuery {
  const { id, path, type, kind, field, query } = (value ?? {}) as Record<string, unknown>;
  const matches = (text: unknown, pattern: RegExp) => typeof text === 'string' && pattern.test(text);
  return (
    matches(id, /^[\w-]{1,64}$/) &&
    matches(path, /^[a-z-]{1,64}$/) &&
    matches(type, /^[a-z-]{1,64}$/) &&
    (kind === 'lookup' ? matches(field, /^\w{1,64}$/) : field === null && (kind === 'single' || kind === 'list')) &&
    matches(query, /^[^\s#]{0,20000}$/)
  );
}

export async function announceQueries(strapi: Core.Strapi, queries: ContentQuery[]): Promise<void> {
  if (queries.length === 0) return;
  const { connection } = strapi.db;
  await connection('content_queries')
    .insert(queries.map((query) => ({ ...query, announced_at: connection.raw('now()') })))
    .onConflict('id')
    .merge(['announced_at']);
}

export async function deleteOldQueries({ db }: Core.Strapi): Promise<boolean> {
  await db.connection.raw(`delete from content_queries where announced_at < now() - ? * interval '1 day'`, [
    retentionDays,
  ]);
  return false;
}
