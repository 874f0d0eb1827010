/** The data of a search page: the results for the parameter `q`. It works without the CMS; without the database it says so. */
import { data, type LoaderFunctionArgs } from 'react-router';
import { contentReader } from '#content/store/loader.server.ts';
import { addCacheTags, cacheForAMinute } from '#http/cache.server.ts';
import { localeOf } from '#locales/index.ts';
import { translatorFor } from '#locales/messages.server.ts';
import { searchAlternates } from '#locales/search-path.ts';
import { log } from '#log.server.ts';
import { findPages } from './find-pages.server.ts';
import { cleanQuery } from './query.server.ts';

type Options = {
  /** The kinds of pages that the visitor may see. */
  access?: string[];
};

export async function searchPages({ url, context }: LoaderFunctionArgs, { access }: Options = {}) {
  const locale = localeOf(url.pathname);
  const query = cleanQuery(url.searchParams.get('q') ?? '');
  const t = translatorFor(locale);
  const title = query ? `${query} · ${t('titles.search')}` : t('titles.search');
  const head = { title, alternates: searchAlternates(query), jsonLd: [], isUnlisted: true };
  const page = { head, locale, query, isForMembers: access !== undefined };
  try {
    const found = query ? await findPages(contentReader(context, locale), query, access && { access }) : null;
    cacheForAMinute(context);
    addCacheTags(context, found?.tags ?? ['search']);
    return { ...page, found: found && { ...found, tags: undefined }, isFailing: false };
  } catch (error) {
    log.error({ err: error }, 'searching failed');
    return data({ ...page, found: null, isFailing: true }, { status: 503 });
  }
}
