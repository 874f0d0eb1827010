/** What every loader that shows content starts from: the language, the way to the CMS, and an honest answer to outages. */
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { tag } from '#http/cache.server.ts';
import { unavailable } from '#http/problem.ts';
import { localeOf } from '#locales/index.ts';
import { typesetAll } from '#locales/typography.ts';
import { log } from '#log.server.ts';
import { readContent } from './client.server.ts';
import { ContentError } from './error.ts';
import type { Query } from './query.ts';

export type ContentReader = {
  locale: string;
  /** Reads from the CMS in this language and tags the answer with every document found in what came back. */
  read: <T extends z.ZodType>(path: string, query: Query, shape: T, ...lists: string[]) => Promise<z.output<T> | null>;
};

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
  return {
    locale,
    read: async (path, query, shape, ...lists) => {
      const documents = new Set<string>();
      const found = await readContent(path, { locale, ...query }, prepared(shape, documents, locale));
      tag(context, ...documents, ...lists);
      return found;
    },
  };
}

/** On its way into the schema an answer of the CMS leaves its document ids behind and has its sentences typeset. */
function prepared<T extends z.ZodType>(shape: T, documents: Set<string>, locale: string): T {
  const prepare = (body: unknown) => {
    collectIds(body, documents);
    return typesetAll(body, locale, (key) => sentences.test(key));
  };
  return z.preprocess(prepare, shape) as unknown as T;
}

/** The fields that hold sentences; every other string (slugs, addresses, names of illustrations) stays as it is. */
const sentences =
  /^(title|lead|text|label|note|question|answer|caption|role|person|audience|unit|tagline|description|(footer|tax)Note|(comparison|next|offices)Title|alternativeText|illustrationAlt)$/;

function collectIds(value: unknown, documents: Set<string>): void {
  if (Array.isArray(value)) return value.forEach((one) => collectIds(one, documents));
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key === 'documentId' && typeof child === 'string') documents.add(child);
    else collectIds(child, documents);
  }
}
