/** Wraps loaders of content pages: gives them the language and a reader for the CMS, and answers 503 in an outage. */
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { addCacheTags } from '#http/cache.server.ts';
import { unavailable } from '#http/problem.ts';
import { localeOf } from '#locales/index.ts';
import { typesetAll } from '#locales/typography.ts';
import { log } from '#log.server.ts';
import { collectCacheTags } from './collect-cache-tags.server.ts';
import { contentTimeoutMs, readContent } from './client.server.ts';
import { ContentError } from './error.ts';
import type { Query } from './query.ts';
import { listTag, lookupTag } from '#http/cache-tags.ts';

export type ContentReader = {
  locale: string;
  /** Reads from the CMS in this language and adds the cache tags of all documents it receives to the response. */
  read: <T extends z.ZodType>(path: string, query: Query, shape: T, source: Dependency) => Promise<z.output<T> | null>;
};

/** What the response depends on even if nothing is found: the list of a type, or the document with a slug or path. */
export type Dependency = { list: string } | { type: string; at: string };

export type ContentArgs = LoaderFunctionArgs & ContentReader;

export function contentLoader<T>(load: (args: ContentArgs) => Promise<T>) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const locale = localeOf(args.url.pathname);
    try {
      return await load({ ...args, ...contentReader(args.context, locale) });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      log.error({ err: error, path: args.url.pathname }, 'content unavailable');
      throw unavailable();
    }
  };
}

export function contentReader(context: Readonly<RouterContextProvider>, locale: string): ContentReader {
  const deadline = AbortSignal.timeout(contentTimeoutMs);
  return {
    locale,
    read: async (path, query, shape, source) => {
      const language = typeof query.locale === 'string' ? query.locale : locale;
      addCacheTags(context, ['list' in source ? listTag(source.list, language) : lookupTag(source.type, source.at)]);
      const parse = (body: unknown) => ({
        content: shape.parse(typesetAll(body, locale, (key) => typesetFields.test(key))),
        ...collectCacheTags(body, language),
      });
      const found = await readContent(path, { locale, ...query }, parse, { signal: deadline });
      if (!found) return null;
      addCacheTags(context, found.tags, found.published);
      return found.content;
    },
  };
}

/** The fields that contain text. Other strings (slugs, URLs, names of illustrations) are not changed. */
const typesetFields =
  /^(title|name|lead|text|label|note|question|answer|caption|role|person|audience|unit|tagline|description|(footer|sample|tax)Note|promise|comicLead|(comic|comparison|next|offices)Title|summary|day|result|detail|source|target|place|pay|alternativeText|illustrationAlt)$/;
