/**
 * The search index: the text of published entries as terms, in the language's base forms. It is written in the
 * transaction of the publication (index-entries.ts) and read by the web (web/app/search/).
 */
import type { Core } from '@strapi/strapi';
import { listedLocales } from '../locales';
import { startHourlyWorker } from '../publish/workers';
import { loadSearch } from './load-search';
import { reindex } from './reindex';
import { addSearchRoutes } from './routes';

export function registerSearch(strapi: Core.Strapi): void {
  addSearchRoutes(strapi);
}

/** Loads the dictionaries first, which takes a second or two: no publication has to wait for them, or fails without them. */
export async function startSearch(strapi: Core.Strapi): Promise<void> {
  const { loadAnalyser } = await loadSearch();
  await Promise.all(listedLocales(strapi).map(({ code }) => loadAnalyser(code)));
  startHourlyWorker(strapi, 'search', () => reindex(strapi));
}
