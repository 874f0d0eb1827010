import type { z } from 'zod';
import { readContent } from '#content/client/client.server.ts';
import { requestQuery, type ContentQuery } from '#content/client/content-query.server.ts';
import { toAnswer, type Answer, type Question } from './read-answer.server.ts';

/** Asks the CMS for drafts, for a preview. `reader` is the permission of the preview. */
export async function readDraft<Q extends ContentQuery>(
  query: Q,
  question: Question,
  reader: string,
  signal: AbortSignal,
): Promise<Answer<z.output<Q['shape']>>> {
  const drafts = { ...requestQuery(query, question.language, question.value), status: 'draft' };
  const parse = (body: unknown) => toAnswer(query, question, (body as { data: unknown }).data);
  const found = await readContent(query.path, drafts, parse, { signal, headers: { 'X-Draft-Reader': reader } });
  return found ?? toAnswer(query, question, null);
}
