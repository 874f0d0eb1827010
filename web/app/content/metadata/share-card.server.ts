/** Reads only what the share image of the public page at a path needs: its title and its kind. */
import { z } from 'zod';
import { findPageType, pathFieldOf, publicFilter } from '#content/models/page-types.server.ts';
import type { ContentReader } from '#content/client/loader.server.ts';
import { text } from '#content/fields/field-schemas.server.ts';
import { cardKinds, type CardKind } from '#theme/card-kinds.ts';

const shared = z.object({
  title: text,
  seo: z.object({ card: z.enum(cardKinds).nullish() }).nullish(),
});

/** The picture of pages for which the editor has not chosen one. */
const defaultKinds: Record<string, CardKind> = {
  home: 'home',
  pricing: 'pricing',
  'changelog-entry': 'changelog',
  'legacy-page': 'legacy',
};

export async function readShareCard(
  { read }: ContentReader,
  path: string,
): Promise<{ title: string; kind: CardKind } | null> {
  const found = findPageType(path);
  if (!found) return null;
  const { pageType, value: at } = found;
  const { type, hasSeo } = pageType;
  const query = { fields: ['title'], ...(hasSeo && { populate: { seo: { fields: ['card'] } } }) };
  const toCard = (page: z.output<typeof shared> | undefined) =>
    page ? { title: page.title, kind: page.seo?.card ?? defaultKinds[type] ?? 'content' } : null;
  if (at === null) return toCard((await read(type, query, z.object({ data: shared }), { list: type }))?.data);
  const filters = { [pathFieldOf(pageType)!]: { $eq: at }, ...(pageType.hasMemberPages && publicFilter) };
  const one = { ...query, filters, pagination: { pageSize: 1 } };
  const documents = await read(pageType.plural!, one, z.object({ data: z.array(shared) }), { type, at });
  return toCard(documents?.data[0]);
}
