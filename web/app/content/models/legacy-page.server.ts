/** Pages of the old site, found by their old path. */
import { z } from 'zod';
import { blocks } from '#blocks/schema.server.ts';
import type { ContentReader } from '#content/store/loader.server.ts';
import { lookupQuery } from '#content/client/content-query.server.ts';
import { linkPopulate, localizations, optionalLink, text } from '#content/fields/field-schemas.server.ts';

export const legacyPageSchema = z.object({
  locale: text,
  title: text,
  body: blocks,
  successor: optionalLink,
  localizations,
});

const legacyPageQuery = lookupQuery(
  'legacy-page',
  'legacy-pages',
  'path',
  { populate: { successor: linkPopulate, localizations: { fields: ['locale'] } } },
  legacyPageSchema,
);

export async function readLegacyPage({ find }: ContentReader, path: string) {
  return find(legacyPageQuery, path);
}
