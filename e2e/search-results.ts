/** Reads search results from a web instance, without the edges. */
import { readFileSync } from 'node:fs';
import { get, web } from './site.ts';

type Language = 'en' | 'pl';
type Query = { query: string; kind: string; expected: string[] };

const paths = { en: '/search', pl: '/pl/szukaj' };

/** The URLs that the search page shows for a query, the best first. */
export async function searchUrls(
  language: Language,
  query: string,
  { keepsAnchor = false }: { keepsAnchor?: boolean } = {},
): Promise<string[]> {
  const html = await (await get(`${paths[language]}?q=${encodeURIComponent(query)}`, {}, web)).text();
  const lists = (html.match(/<ol[\s\S]*?<\/ol>/g) ?? []).join('');
  const urls = [...lists.matchAll(/<a href="([^"]*)"/g)].map(([, url]) =>
    keepsAnchor ? url! : url!.replace(/#.*/, ''),
  );
  return [...new Set(urls)];
}

/** The share of the queries of search-queries.json with an expected page among the first five, and the others. */
export async function recallAtFive(language: Language): Promise<{ recall: number; misses: string[] }> {
  const file = new URL('search-queries.json', import.meta.url);
  const queries = (JSON.parse(readFileSync(file, 'utf8')) as Record<Language, Query[]>)[language];
  const misses: string[] = [];
  for (const { query, kind, expected } of queries) {
    const found = (await searchUrls(language, query)).slice(0, 5).map((url) => withoutLanguage(url, language));
    if (!found.some((path) => expected.includes(path)))
      misses.push(`${kind}: ${query}: expected ${expected.join(', ')}, found ${found.join(', ') || 'nothing'}`);
  }
  return { recall: 1 - misses.length / queries.length, misses };
}

function withoutLanguage(url: string, language: Language): string {
  return language === 'en' ? url : url.slice(language.length + 1) || '/';
}
