/** The changes of the product. Each has a page of its own; sections and the RSS feed list them, the newest first. */
import { z } from 'zod';
import { plainText } from '#blocks/headings.ts';
import { blocks } from '#blocks/schema.server.ts';
import type { Block } from '#blocks/types.ts';
import type { ContentReader } from '#content/store/loader.server.ts';
import { listQuery, lookupQuery } from '#content/client/content-query.server.ts';
import { localizations, text } from '#content/fields/field-schemas.server.ts';
import { prints } from '#theme/names.ts';

export const changelogEntrySchema = z.object({
  documentId: text,
  locale: text,
  title: text,
  slug: text,
  date: text,
  body: blocks,
  print: z
    .enum(prints)
    .nullish()
    .transform((value) => value ?? undefined),
  localizations,
});

export type ChangelogEntry = z.output<typeof changelogEntrySchema>;

const changelogQuery = listQuery(
  'changelog-entry',
  'changelog-entries',
  { sort: 'date:desc,documentId', pagination: { pageSize: 100 } },
  changelogEntrySchema,
);

export async function readChangelog({ readList }: ContentReader): Promise<ChangelogEntry[]> {
  return readList(changelogQuery);
}

const changeQuery = lookupQuery(
  'changelog-entry',
  'changelog-entries',
  'slug',
  { populate: { localizations: { fields: ['locale', 'slug'] } } },
  changelogEntrySchema,
);

export async function readChange({ find }: ContentReader, slug: string): Promise<ChangelogEntry | null> {
  return find(changeQuery, slug);
}

/** The first paragraph, shortened to a length that search engines show. */
export function describeChange({ body }: { body: Block[] }): string {
  const paragraph = body.find((block) => block.type === 'paragraph');
  const words = paragraph ? plainText(paragraph.children) : '';
  return words.length > 160 ? `${words.slice(0, 157).trimEnd()}…` : words;
}
