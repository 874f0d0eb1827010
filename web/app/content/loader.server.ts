/** What every loader that shows content starts from: the language, the way to the CMS, and an honest answer to outages. */
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { tag } from '#http/cache.server.ts';
import { unavailable } from '#http/problem.ts';
import { localeOf } from '#locales/index.ts';
import { typesetAll } from '#locales/typography.ts';
import { log } from '#log.server.ts';
import { readContent, timeLimitMs } from './client.server.ts';
import { ContentError } from './error.ts';
import { ingredientsOf } from './ingredients.server.ts';
import type { Query } from './query.ts';
import { listTag, lookupTag } from './tags.ts';

export type ContentReader = {
  locale: string;
  /** Reads from the CMS in this language and tags the answer with everything found in what came back. */
  read: <T extends z.ZodType>(path: string, query: Query, shape: T, from: Origin) => Promise<z.output<T> | null>;
};

/** What the answer also depends on when nothing is found: a list of a type, or whatever stands at an address. */
export type Origin = { list: string } | { type: string; at: string };

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
  const deadline = AbortSignal.timeout(timeLimitMs);
  return {
    locale,
    read: async (path, query, shape, from) => {
      const language = typeof query.locale === 'string' ? query.locale : locale;
      tag(context, ['list' in from ? listTag(from.list, language) : lookupTag(from.type, from.at)]);
      const understand = (body: unknown) => ({
        content: shape.parse(typesetAll(body, locale, (key) => sentences.test(key))),
        ...ingredientsOf(body, language),
      });
      const found = await readContent(path, { locale, ...query }, understand, { signal: deadline });
      if (!found) return null;
      tag(context, found.tags, found.published);
      return found.content;
    },
  };
}

/** The fields that hold sentences; every other string (slugs, addresses, names of illustrations) stays as it is. */
const sentences =
  /^(title|lead|text|label|note|question|answer|caption|role|person|audience|unit|tagline|description|(footer|tax)Note|(comparison|next|offices)Title|alternativeText|illustrationAlt)$/;
