/** Reads only the title of the public page at a path. */
import { z } from 'zod';
import { findPageType, pathFieldOf, publicFilter } from '#content/models/page-types.server.ts';
import type { ContentReader } from '#content/client/loader.server.ts';
import { text } from '#content/fields/field-schemas.server.ts';

const titled = z.object({ title: text });

export async function readTitle({ read }: ContentReader, path: string): Promise<string | null> {
  const found = findPageType(path);
  if (!found) return null;
  const { pageType, value: at } = found;
  const { type } = pageType;
  const fields = ['title'];
  if (at === null)
    return (await read(type, { fields }, z.object({ data: titled }), { list: type }))?.data.title ?? null;
  const filters = { [pathFieldOf(pageType)!]: { $eq: at }, ...(pageType.hasMemberPages && publicFilter) };
  const query = { fields, filters, pagination: { pageSize: 1 } };
  const documents = await read(pageType.plural!, query, z.object({ data: z.array(titled) }), { type, at });
  return documents?.data[0]?.title ?? null;
}
