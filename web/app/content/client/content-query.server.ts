/**
 * What pages ask about published content, as data. The CMS keeps the answers to all of it, also for pages that nobody
 * has opened (cms/src/content-store/).
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { serializeQuery, type Query } from './query.ts';

type ContentQueryOf<Kind extends string, Data> = {
  /** Changes with the query, so that answers to the previous query are not taken for answers to this one. */
  id: string;
  kind: Kind;
  /** The content type, as in cache tags. */
  type: string;
  /** The path of the CMS's API. */
  path: string;
  /** The field by which one document is found. Only for lookups. */
  field: string | null;
  query: Query;
  shape: z.ZodType<Data>;
};

/** A document that exists once. */
export type SingleQuery<T> = ContentQueryOf<'single', T>;
/** The documents of a collection. */
export type ListQuery<T> = ContentQueryOf<'list', T[]>;
/** One document of a collection, found by the value of a field. */
export type LookupQuery<T> = ContentQueryOf<'lookup', T[]>;
export type ContentQuery = SingleQuery<unknown> | ListQuery<unknown> | LookupQuery<unknown>;

/** All defined queries, by id. */
export const contentQueries = new Map<string, ContentQuery>();

export function singleQuery<T>(type: string, query: Query, shape: z.ZodType<T>): SingleQuery<T> {
  return define({ type, query, kind: 'single', path: type, field: null, shape });
}

export function listQuery<T>(type: string, path: string, query: Query, shape: z.ZodType<T>): ListQuery<T> {
  return define({ type, query, kind: 'list', path, field: null, shape: z.array(shape) });
}

export function lookupQuery<T>(
  type: string,
  path: string,
  field: string,
  query: Query,
  shape: z.ZodType<T>,
): LookupQuery<T> {
  return define({ type, query, kind: 'lookup', path, field, shape: z.array(shape) });
}

function define<Q extends ContentQuery>(definition: Omit<Q, 'id'>): Q {
  const { kind, path, field, query } = definition;
  const text = [kind, path, field, serializeQuery(query)].join(' ');
  const id = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  const defined = { ...definition, id } as Q;
  contentQueries.set(id, defined);
  return defined;
}

/** The query of a request to the CMS's API. `value` is that of the lookup's field. */
export function requestQuery({ query, field }: ContentQuery, locale: string, value: string): Query {
  if (!field) return { locale, ...query };
  const filters = { [field]: { $eq: value }, ...(query.filters as Query | undefined) };
  return { locale, ...query, filters, pagination: { pageSize: 1 } };
}
