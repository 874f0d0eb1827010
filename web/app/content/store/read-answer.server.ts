/** Answers a query from memory, from the content store, or from the CMS, in this order. */
import { setTimeout as sleep } from 'node:timers/promises';
import { inSpan } from 'telemetry';
import type { z } from 'zod';
import { contentReads } from '#metrics.server.ts';
import { listTag, lookupTag } from '#http/cache-tags.ts';
import { typesetAll } from '#locales/typography.ts';
import { readContent } from '#content/client/client.server.ts';
import { collectCacheTags } from '#content/client/collect-cache-tags.server.ts';
import { ContentError } from '#content/client/error.ts';
import { requestQuery, type ContentQuery } from '#content/client/content-query.server.ts';
import { answers, readStored } from './content-store.server.ts';

export type Answer<T> = {
  /** Null for a document that is not published in this language. */
  data: T | null;
  /** What the answer depends on. */
  tags: ReadonlySet<string>;
  /** When the latest of its documents was published. */
  published: string;
};

type Question = {
  /** The language of the content. */
  language: string;
  /** The value of the lookup's field; empty for other kinds. */
  value: string;
  /** The language of the page, by whose rules the text is typeset. */
  pageLocale: string;
};

/** How often the store is read again when it has no answer and the CMS cannot be reached. */
const readIntervalMs = 100;
const maxReads = 10;

/** `asOf` is the result of `followPublications`; if it is null, the CMS is asked. */
export async function readAnswer<Q extends ContentQuery>(
  query: Q,
  question: Question,
  asOf: number | null,
  signal: AbortSignal,
): Promise<Answer<z.output<Q['shape']>>> {
  const { language, value, pageLocale } = question;
  const key = [query.id, language, pageLocale, value].join(' ');
  const known = asOf === null ? undefined : (answers.get(key) as Answer<z.output<Q['shape']>> | undefined);
  if (known) return count('memory', known);
  const answer = await inSpan(`read ${query.id}`, {}, () =>
    (asOf === null ? askCms : askStoreAndCms)(query, question, signal),
  );
  // "No document" is not kept: it has no tags of a document that becomes public, and there are endless such addresses.
  const isFound = !Array.isArray(answer.data) || answer.data.length > 0 || query.kind === 'list';
  if (asOf !== null && isFound) answers.set(key, answer, answer.tags, asOf);
  return answer;
}

async function askStoreAndCms<Q extends ContentQuery>(query: Q, question: Question, signal: AbortSignal) {
  const stored = await readStoredAnswer(query, question);
  if (stored) return stored;
  try {
    return await askCms(query, question, signal);
  } catch (error) {
    if (!(error instanceof ContentError) || error.code !== 'unreachable') throw error;
    // A CMS that has just made this answer invalid is up, even if this process has not noticed it yet, and stores a new one.
    for (let reads = 0; reads < maxReads && !signal.aborted; reads += 1) {
      await sleep(readIntervalMs);
      const refilled = await readStoredAnswer(query, question);
      if (refilled) return refilled;
    }
    throw error;
  }
}

async function readStoredAnswer<Q extends ContentQuery>(query: Q, question: Question) {
  const stored = await readStored(query, question.language, question.value);
  if (stored === undefined) return undefined;
  return count('store', toAnswer(query, question, stored === null ? null : JSON.parse(stored)));
}

async function askCms<Q extends ContentQuery>(query: Q, question: Question, signal: AbortSignal) {
  return count('cms', await requestAnswer(query, question, signal));
}

/** `reader` is the permission to read drafts, for a preview. */
export async function requestAnswer<Q extends ContentQuery>(
  query: Q,
  question: Question,
  signal: AbortSignal,
  reader?: string,
) {
  const published = requestQuery(query, question.language, question.value);
  const asked = reader ? { ...published, status: 'draft' } : published;
  const headers = reader ? { 'X-Draft-Reader': reader } : {};
  const parse = (body: unknown) => toAnswer(query, question, (body as { data: unknown }).data);
  return (await readContent(query.path, asked, parse, { signal, headers })) ?? toAnswer(query, question, null);
}

function toAnswer<Q extends ContentQuery>(query: Q, question: Question, data: unknown): Answer<z.output<Q['shape']>> {
  const { type, kind, shape } = query;
  const { language, value, pageLocale } = question;
  const { tags, published } = collectCacheTags({ data }, language);
  tags.add(kind === 'lookup' ? lookupTag(type, value) : listTag(type, language));
  const parsed = data === null ? null : shape.parse(typesetAll(data, pageLocale, (name) => typesetFields.test(name)));
  return { data: parsed as z.output<Q['shape']> | null, tags, published };
}

function count<T>(source: 'memory' | 'store' | 'cms', answer: Answer<T>): Answer<T> {
  contentReads.inc({ source });
  return answer;
}

/** The fields that contain text. Other strings (slugs, URLs, names of illustrations) are not changed. */
const typesetFields =
  /^(title|name|lead|text|label|note|question|answer|caption|role|person|audience|unit|tagline|description|(footer|sample|tax)Note|promise|comicLead|(comic|comparison|next|offices)Title|summary|day|result|detail|source|target|place|pay|alternativeText|illustrationAlt)$/;
