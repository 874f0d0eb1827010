/** What every loader that shows content starts from: the language, the way to the CMS, and an honest answer to outages. */
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { tag } from '#http/cache.server.ts';
import { unavailable } from '#http/problem.ts';
import { localeOf } from '#locales/index.ts';
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
      const found = await readContent(path, { locale, ...query }, collecting(shape, documents));
      tag(context, ...documents, ...lists);
      return found;
    },
  };
}

/** Notes every document id in the CMS's answer on its way into the schema. */
function collecting<T extends z.ZodType>(shape: T, documents: Set<string>): T {
  return z.preprocess((body) => (collectIds(body, documents), body), shape) as unknown as T;
}

function collectIds(value: unknown, documents: Set<string>): void {
  if (Array.isArray(value)) return value.forEach((one) => collectIds(one, documents));
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key === 'documentId' && typeof child === 'string') documents.add(child);
    else collectIds(child, documents);
  }
}
