/**
 * Reads a part of all documents that a query finds, in the order of its field: from the content store if that has every
 * publication, otherwise from the CMS.
 */
import { z } from 'zod';
import { listTag } from '#http/cache-tags.ts';
import { readContent } from '#content/client/client.server.ts';
import { collectCacheTags, type CacheTags } from '#content/client/collect-cache-tags.server.ts';
import type { LookupQuery } from '#content/client/content-query.server.ts';
import { readStoredPart } from './content-store.server.ts';

export type Part<T> = CacheTags & { documents: T[]; total: number };

type Range = { locale: string; page: number; pageSize: number };

export async function readPart<T>(query: LookupQuery<T>, range: Range, signal: AbortSignal): Promise<Part<T>> {
  const { data, total } = (await readStoredPart(query, range)) ?? (await askCms(query, range, signal));
  const { tags, published } = collectCacheTags({ data }, range.locale);
  tags.add(listTag(query.type, range.locale));
  return { documents: query.shape.parse(data), total, tags, published };
}

const response = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ total: z.number() }) }),
});

async function askCms(query: LookupQuery<unknown>, { locale, page, pageSize }: Range, signal: AbortSignal) {
  const request = { locale, ...query.query, sort: query.field!, pagination: { page, pageSize } };
  const found = await readContent(query.path, request, (body) => response.parse(body), { signal });
  return found ? { data: found.data, total: found.meta.pagination.total } : { data: [], total: 0 };
}
