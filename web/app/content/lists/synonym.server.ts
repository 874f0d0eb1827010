/** Words that mean the same to visitors who search, which editors maintain. */
import { z } from 'zod';
import type { ContentReader } from '#content/store/loader.server.ts';
import { listQuery } from '#content/client/content-query.server.ts';
import { text } from '#content/fields/field-schemas.server.ts';

export const synonymSchema = z.object({ documentId: text, words: text });

const synonymsQuery = listQuery('synonym', 'synonyms', { pagination: { pageSize: 100 } }, synonymSchema);

/** Groups of words or phrases. */
export async function readSynonyms({ readList }: ContentReader): Promise<string[][]> {
  const groups = await readList(synonymsQuery);
  return groups.map(({ words }) => words.split(','));
}
