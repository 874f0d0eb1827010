/** The public URLs of one language, in files of 1000 pages. */
import type { Alternate } from '#locales/index.ts';
import type { ContentReader } from '#content/store/loader.server.ts';
import type { LookupQuery } from '#content/client/content-query.server.ts';
import { collectionPaths, singlePaths, type PagePaths } from '#content/models/page-paths.server.ts';
import { alternatesOf, type PageType } from '#content/models/page-types.server.ts';

export type SitemapEntry = { path: string; changed: string | undefined; alternates: Alternate[] };

const pagesPerFile = 1000;

export async function countSitemapFiles(reader: ContentReader): Promise<number> {
  const counts = await Promise.all([...collectionPaths.values()].map((query) => countFiles(reader, query)));
  return Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
}

/** The files are numbered through all collections. The first one also contains the pages with fixed paths. */
export async function readSitemapFile(reader: ContentReader, number: number): Promise<SitemapEntry[]> {
  const fixed = number === 1 ? await readSingles(reader) : [];
  let before = 0;
  for (const [pageType, query] of collectionPaths) {
    const { documents, total } = await reader.readPart(query, number - before, pagesPerFile);
    const count = Math.ceil(total / pagesPerFile);
    if (number <= before + count) return [...fixed, ...documents.flatMap((one) => entry(pageType, one, reader.locale))];
    before += count;
  }
  return fixed;
}

async function countFiles({ readPart }: ContentReader, query: LookupQuery<PagePaths>): Promise<number> {
  const { total } = await readPart(query, 1, 1);
  return Math.ceil(total / pagesPerFile);
}

async function readSingles({ readSingle, locale }: ContentReader): Promise<SitemapEntry[]> {
  const found = [...singlePaths].map(async ([pageType, query]) => {
    const document = await readSingle(query);
    return document ? entry(pageType, document, locale) : [];
  });
  return (await Promise.all(found)).flat();
}

function entry(pageType: PageType, document: PagePaths, locale: string): SitemapEntry[] {
  const alternates = alternatesOf(pageType.path, document);
  const own = alternates.find((alternate) => alternate.locale === locale);
  return own ? [{ path: own.path, changed: document.updatedAt ?? undefined, alternates }] : [];
}
