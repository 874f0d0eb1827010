/** Pages of the old site, found by their old path. */
import { z } from 'zod';
import { blocks } from '#blocks/schema.server.ts';
import type { ContentReader } from '#content/client/loader.server.ts';
import { linkPopulate, localizations, optionalLink, text } from '#content/fields/field-schemas.server.ts';

export const legacyPageSchema = z.object({
  locale: text,
  title: text,
  body: blocks,
  successor: optionalLink,
  localizations,
});

export async function readLegacyPage({ read }: ContentReader, path: string) {
  const query = {
    filters: { path: { $eq: path } },
    populate: { successor: linkPopulate, localizations: { fields: ['locale'] } },
    pagination: { pageSize: 1 },
  };
  const shape = z.object({ data: z.array(legacyPageSchema) });
  const found = await read('legacy-pages', query, shape, { type: 'legacy-page', at: path });
  return found?.data[0] ?? null;
}
