/** Search results with the URLs of their pages, and the cache tags of a page that shows them. */
import type { ContentReader } from '#content/store/loader.server.ts';
import { readSynonyms } from '#content/lists/synonym.server.ts';
import { findPageType } from '#content/models/page-types.server.ts';
import { findBySlugInAnyLanguage } from '#content/models/page.server.ts';
import { documentTag, searchTag } from '#http/cache-tags.ts';
import { localePath } from '#locales/index.ts';
import { typesetAll } from '#locales/typography.ts';
import { totalOf, withoutHidden } from './counts.ts';
import { countSearch } from './report.server.ts';
import { search, type Found, type Result } from './search.server.ts';

export type FoundPage = Pick<Result, 'type' | 'title' | 'snippet'> & { url: string };
export type FoundPages = Omit<Found, 'results' | 'others'> & {
  pages: FoundPage[];
  others: FoundPage[];
  total: number;
  tags: string[];
};

export async function findPages(
  reader: ContentReader,
  query: string,
  options: { limit?: number; isTyping?: boolean; access?: string[] } = {},
): Promise<FoundPages> {
  const { locale } = reader;
  // Searching goes on when neither the content store nor the CMS can be read.
  const synonyms = await readSynonyms(reader).catch(() => []);
  const { results, others, ...found } = await search(locale, query, { ...options, synonyms });
  const pages = await toPages(reader, results);
  const counts = withoutHidden(found.counts, results, pages);
  if (!options.isTyping) countSearch({ locale, query, hasResults: pages.length > 0 });
  return {
    ...found,
    counts,
    total: totalOf(counts),
    pages,
    others: await toPages(reader, others),
    // Every publication may change what is found.
    tags: [searchTag(locale), ...[...results, ...others].map(({ documentId }) => documentTag(documentId, locale))],
  };
}

async function toPages(reader: ContentReader, results: Result[]): Promise<FoundPage[]> {
  const pages = await Promise.all(results.map((result) => toPage(reader, result)));
  const existing = pages.filter((page) => page !== null);
  return typesetAll(existing, reader.locale, (key) => key === 'text');
}

/** Null for a part of a page that is not public in this language. */
async function toPage(reader: ContentReader, result: Result): Promise<FoundPage | null> {
  const path = result.isPart ? await pathOfPart(reader, result.path) : localePath(reader.locale, result.path);
  if (path === null) return null;
  const anchor = result.snippet?.anchor ? `#${result.snippet.anchor}` : '';
  const { type, title, snippet } = result;
  return { type, title, snippet, url: path + anchor };
}

/** The page of a part is named by its path in the default language. */
async function pathOfPart(reader: ContentReader, path: string): Promise<string | null> {
  if (findPageType(path)?.value === null) return localePath(reader.locale, path);
  // Only public pages are found. The parts of a page that is not published, or for members, are left out.
  const alternates = await findBySlugInAnyLanguage(reader, path.slice(1));
  return alternates.find(({ locale }) => locale === reader.locale)?.path ?? null;
}
