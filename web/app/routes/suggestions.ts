/** Pages for what somebody is typing, as JSON for the search sheet (search/search-sheet.ts). */
import { contentReader } from '#content/store/loader.server.ts';
import { addCacheTags, cacheForAMinute } from '#http/cache.server.ts';
import { isLocale } from '#locales/index.ts';
import { notFound } from '#http/problem.ts';
import { translatorFor } from '#locales/messages.server.ts';
import { log } from '#log.server.ts';
import { findPages } from '#search/find-pages.server.ts';
import { cleanQuery } from '#search/query.server.ts';
import { foundText } from '#search/found-text.ts';
import type { Suggestions } from '#search/suggestions.ts';
import { typeKey } from '#search/type-key.ts';
import type { Route } from './+types/suggestions';

const limit = 6;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const locale = params.language;
  if (!isLocale(locale)) throw notFound('unmatched', url);
  const query = cleanQuery(url.searchParams.get('q') ?? '');
  const t = translatorFor(locale);
  try {
    const found = await findPages(contentReader(context, locale), query, { limit, isTyping: true });
    const { pages, tags } = found;
    cacheForAMinute(context);
    addCacheTags(context, tags);
    const suggestions: Suggestions = {
      summary: pages.length > 0 ? foundText(t, found) : t('search.none'),
      pages: pages.map(({ type, title, url: href }) => ({ type: t(typeKey(type)), title, url: href })),
    };
    return Response.json(suggestions);
  } catch (error) {
    log.error({ err: error }, 'suggesting pages failed');
    return Response.json({ summary: t('search.failedTitle'), pages: [] } satisfies Suggestions, { status: 503 });
  }
}
