/** Reads and writes the stored answers. */
import type { Core } from '@strapi/strapi';
import { answerTags } from './answer-tags';
import type { Document } from './ask';
import type { ContentQuery } from './queries';

/** The number of the last publication. Publications are committed in the order of their numbers. */
export async function lastPublication({ db }: Core.Strapi): Promise<number> {
  const { rows } = await db.connection.raw('select coalesce(max(id), 0) as id from publications');
  return Number(rows[0].id);
}

export type Answer = { locale: string; value: string; body: string | null; tags: string[] };

export function toAnswer(query: ContentQuery, locale: string, value: string, data: unknown): Answer {
  const body = data === null ? null : JSON.stringify(data);
  return { locale, value, body, tags: answerTags(query, locale, value, data) };
}

/** One answer for each value of the lookup's field. If two documents have the same value, the first one is found. */
export function toAnswers(query: ContentQuery, locale: string, documents: Document[]): Answer[] {
  const byValue = new Map(documents.toReversed().map((document) => [String(document[query.field!]), document]));
  return [...byValue].map(([value, document]) => toAnswer(query, locale, value, [document]));
}

/**
 * `asOf` is the last publication before the API was asked. An answer that is newer than that stays. One that a later
 * publication has made invalid is stored too: refill.ts finds it by its tags, and a missing answer means "no document".
 */
export async function storeAnswers(
  { db }: Core.Strapi,
  query: ContentQuery,
  answers: Answer[],
  asOf: number,
): Promise<void> {
  if (answers.length === 0) return;
  // In one order, so that two statements never wait for each other.
  const sorted = answers.toSorted((a, b) => compare(a.locale, b.locale) || compare(a.value, b.value));
  await db.connection.raw(
    `insert into content_answers (query_id, locale, value, body, tags, as_of)
     select ?, locale, value, body, string_to_array(joined, ' '), ?
     from unnest(?::text[], ?::text[], ?::text[], ?::text[]) as answer (locale, value, body, joined)
     on conflict (query_id, locale, value) do update
     set body = excluded.body, tags = excluded.tags, as_of = excluded.as_of
     where content_answers.as_of < excluded.as_of or (content_answers.as_of = excluded.as_of
       and (content_answers.body, content_answers.tags) is distinct from (excluded.body, excluded.tags))`,
    [
      query.id,
      asOf,
      sorted.map(({ locale }) => locale),
      sorted.map(({ value }) => value),
      sorted.map(({ body }) => body),
      sorted.map(({ tags }) => tags.join(' ')),
    ],
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Deletes answers for which the API had no document. One that was stored after `asOf` stays. */
export async function deleteAnswers(
  { db }: Core.Strapi,
  query: ContentQuery,
  locale: string,
  values: string[],
  asOf: number,
): Promise<void> {
  await db
    .connection('content_answers')
    .where({ query_id: query.id, locale })
    .whereIn('value', values)
    .where('as_of', '<=', asOf)
    .delete();
}
