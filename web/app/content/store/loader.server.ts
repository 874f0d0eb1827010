/** Wraps loaders of content pages: gives them the language and a reader, and answers 503 if there is no content. */
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { addCacheTags } from '#http/cache.server.ts';
import { previewOf } from '#http/preview.server.ts';
import { unavailable } from '#http/problem.ts';
import { localeOf } from '#locales/index.ts';
import { log } from '#log.server.ts';
import { followPublications, waitForPurges } from './content-store.server.ts';
import { readAnswer, requestAnswer, type Answer } from './read-answer.server.ts';
import { readPart, type Part } from './read-part.server.ts';
import { contentTimeoutMs } from '#content/client/client.server.ts';
import type { ContentQuery, ListQuery, LookupQuery, SingleQuery } from '#content/client/content-query.server.ts';
import { ContentError } from '#content/client/error.ts';

/** Reads content, and adds the cache tags of everything it has read to the response. */
export type ContentReader = {
  locale: string;
  /** Null if the document is not published in the language. */
  readSingle: <T>(query: SingleQuery<T>, language?: string) => Promise<T | null>;
  readList: <T>(query: ListQuery<T>) => Promise<T[]>;
  /** The document whose field has the value. */
  find: <T>(query: LookupQuery<T>, value: string, language?: string) => Promise<T | null>;
  /** A part of all documents that the query finds, in the order of its field, and how many there are. */
  readPart: <T>(query: LookupQuery<T>, page: number, pageSize: number) => Promise<Pick<Part<T>, 'documents' | 'total'>>;
};

export type ContentArgs = LoaderFunctionArgs & ContentReader;

export function contentLoader<T>(load: (args: ContentArgs) => Promise<T>) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const locale = localeOf(args.url.pathname);
    // The edge does not wait longer for a page.
    const latest = Date.now() + contentTimeoutMs;
    try {
      const data = await load({ ...args, ...contentReader(args.context, locale) });
      await waitForPurges(latest);
      return data;
    } catch (error) {
      if (!(error instanceof ContentError)) {
        // A redirect, or a page that is not found.
        await waitForPurges(latest);
        throw error;
      }
      log.error({ err: error, path: args.url.pathname }, 'content unavailable');
      throw unavailable();
    }
  };
}

export function contentReader(context: Readonly<RouterContextProvider>, locale: string): ContentReader {
  const deadline = AbortSignal.timeout(contentTimeoutMs);
  const preview = previewOf(context);
  /** The last publication at the first read. */
  let asOf: Promise<number | null> | undefined;
  const read = async <Q extends ContentQuery>(query: Q, language = locale, value = '') => {
    const question = { language, value, pageLocale: locale };
    const readPublished = async () => readAnswer(query, question, await (asOf ??= followPublications()), deadline);
    const isDraft = preview?.status === 'draft' && preview.type === query.type;
    const answer: Answer<z.output<Q['shape']>> = await (isDraft
      ? requestAnswer(query, question, deadline, preview.reader)
      : readPublished());
    addCacheTags(context, answer.tags, answer.published);
    return answer.data;
  };
  return {
    locale,
    readSingle: (query, language) => read(query, language),
    readList: async (query) => (await read(query)) ?? [],
    find: async (query, value, language) => (await read(query, language, value))?.[0] ?? null,
    readPart: async (query, page, pageSize) => {
      const { documents, total, tags, published } = await readPart(query, { locale, page, pageSize }, deadline);
      addCacheTags(context, tags, published);
      return { documents, total };
    },
  };
}
