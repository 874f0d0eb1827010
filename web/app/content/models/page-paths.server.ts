/** Queries for the paths of a page in all its languages, and when it was changed. Pages for members are left out. */
import { z } from 'zod';
import { listedTypes, pathFieldOf, publicFilter, type PageType } from './page-types.server.ts';
import { lookupQuery, singleQuery, type LookupQuery, type SingleQuery } from '#content/client/content-query.server.ts';
import { localizations, localizationsWith, text } from '#content/fields/field-schemas.server.ts';

const dated = { locale: text, localizations, updatedAt: z.string().nullish() };

export type PagePaths = z.output<z.ZodObject<typeof dated>>;

/** Of page types with a fixed path. */
export const singlePaths = new Map<PageType, SingleQuery<PagePaths>>();
/** Of page types with a page for each document. */
export const collectionPaths = new Map<PageType, LookupQuery<PagePaths>>();

for (const pageType of listedTypes) {
  const field = pathFieldOf(pageType);
  if (field) collectionPaths.set(pageType, collectionQuery(pageType, field));
  else singlePaths.set(pageType, singleQuery(pageType.type, queryFields(), z.object(dated)));
}

function collectionQuery({ type, plural, hasMemberPages }: PageType, field: string): LookupQuery<PagePaths> {
  const query = { ...(hasMemberPages && { filters: publicFilter }), ...queryFields(field) };
  const shape = z.object({ ...dated, localizations: localizationsWith(field), [field]: text });
  return lookupQuery(type, plural!, field, query, shape);
}

function queryFields(...fields: string[]) {
  return {
    fields: [...fields, 'locale', 'updatedAt'],
    populate: { localizations: { fields: [...fields, 'locale'] } },
  };
}
