/** The public URLs of one language, in files of 1000 pages. A file needs at most two CMS requests per collection. */
import { z } from 'zod';
import type { Alternate } from '#locales/index.ts';
import { localizations, localizationsWith, text } from '#content/fields/field-schemas.server.ts';
import type { ContentReader } from '#content/client/loader.server.ts';
import { alternatesOf, pageTypes, pathFieldOf, publicFilter } from '#content/models/page-types.server.ts';

export type SitemapEntry = { path: string; changed: string | undefined; alternates: Alternate[] };

type PageType = (typeof pageTypes)[number];

const pagesPerFile = 1000;
const listed = pageTypes.filter(({ isHidden }) => !isHidden);
const singles = listed.filter((pageType) => !pathFieldOf(pageType));
const collections = listed.filter((pageType) => pathFieldOf(pageType));
const dated = { locale: text, localizations, updatedAt: z.string().nullish() };

export async function countSitemapFiles(reader: ContentReader): Promise<number> {
  const counts = await Promise.all(collections.map((collection) => countFiles(reader, collection)));
  return Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
}

/** The files are numbered through all collections. The first one also contains the pages with fixed paths. */
export async function readSitemapFile(reader: ContentReader, number: number): Promise<SitemapEntry[]> {
  const fixed = number === 1 ? await readSingles(reader) : [];
  let before = 0;
  for (const collection of collections) {
    // The last collection has all remaining files, so it is not counted.
    const count = collection === collections.at(-1) ? Infinity : await countFiles(reader, collection);
    if (number <= before + count) return [...fixed, ...(await readCollection(reader, collection, number - before))];
    before += count;
  }
  return fixed;
}

async function countFiles({ read }: ContentReader, { type, plural, hasMemberPages }: PageType): Promise<number> {
  const shape = z.object({ meta: z.object({ pagination: z.object({ total: z.number() }) }) });
  const query = { ...(hasMemberPages && { filters: publicFilter }), fields: ['locale'], pagination: { pageSize: 1 } };
  const total = (await read(plural!, query, shape, { list: type }))?.meta.pagination.total ?? 0;
  return Math.ceil(total / pagesPerFile);
}

async function readCollection({ read, locale }: ContentReader, collection: PageType, number: number) {
  const { type, plural, hasMemberPages } = collection;
  const field = pathFieldOf(collection)!;
  const query = {
    ...(hasMemberPages && { filters: publicFilter }),
    sort: 'createdAt',
    fields: [field, 'locale', 'updatedAt'],
    populate: { localizations: { fields: [field, 'locale'] } },
    pagination: { page: number, pageSize: pagesPerFile },
  };
  const shape = z.object({
    data: z.array(z.object({ ...dated, localizations: localizationsWith(field), [field]: text })),
  });
  const found = await read(plural!, query, shape, { list: type });
  return (found?.data ?? []).flatMap((one) => entry(collection, one, locale));
}

async function readSingles({ read, locale }: ContentReader): Promise<SitemapEntry[]> {
  const query = { fields: ['locale', 'updatedAt'], populate: { localizations: { fields: ['locale'] } } };
  const found = singles.map(async (single) => {
    const { type } = single;
    const document = await read(type, query, z.object({ data: z.object(dated) }), { list: type });
    return document ? entry(single, document.data, locale) : [];
  });
  return (await Promise.all(found)).flat();
}

type Document = z.output<z.ZodObject<typeof dated>>;

function entry(pageType: PageType, document: Document, locale: string): SitemapEntry[] {
  const alternates = alternatesOf(pageType.path, document);
  const own = alternates.find((alternate) => alternate.locale === locale);
  return own ? [{ path: own.path, changed: document.updatedAt ?? undefined, alternates }] : [];
}
