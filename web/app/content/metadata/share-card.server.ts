/** Reads only what the share image of the public page at a path needs: its title and its kind. */
import { z } from 'zod';
import { findPageType, pageTypes, pathFieldOf, publicFilter } from '#content/models/page-types.server.ts';
import { lookupQuery, singleQuery, type LookupQuery, type SingleQuery } from '#content/client/content-query.server.ts';
import type { ContentReader } from '#content/store/loader.server.ts';
import { text } from '#content/fields/field-schemas.server.ts';
import { cardKinds, type CardKind } from '#theme/card-kinds.ts';

const shared = z.object({
  title: text,
  seo: z.object({ card: z.enum(cardKinds).nullish() }).nullish(),
});

type Shared = z.output<typeof shared>;

/** The picture of pages for which the editor has not chosen one. */
const defaultKinds: Record<string, CardKind> = {
  home: 'home',
  pricing: 'pricing',
  'changelog-entry': 'changelog',
  'legacy-page': 'legacy',
};

const queries = new Map(
  pageTypes.map((pageType): [string, SingleQuery<Shared> | LookupQuery<Shared>] => {
    const { type, plural, hasSeo, hasMemberPages } = pageType;
    const field = pathFieldOf(pageType);
    const populate = hasSeo ? { populate: { seo: { fields: ['card'] } } } : {};
    if (!plural || !field) return [type, singleQuery(type, { fields: ['title'], ...populate }, shared)];
    const query = { ...(hasMemberPages && { filters: publicFilter }), fields: ['title', field], ...populate };
    return [type, lookupQuery(type, plural, field, query, shared)];
  }),
);

export async function readShareCard(
  { readSingle, find }: ContentReader,
  path: string,
): Promise<{ title: string; kind: CardKind } | null> {
  const found = findPageType(path);
  if (!found) return null;
  const { type } = found.pageType;
  const query = queries.get(type)!;
  const page = await (query.kind === 'single' ? readSingle(query) : find(query, found.value ?? ''));
  return page ? { title: page.title, kind: page.seo?.card ?? defaultKinds[type] ?? 'content' } : null;
}
