/** Writes the search index. Called in the transaction of a publication, so that what is found is what is published. */
import type { Core, UID } from '@strapi/strapi';
import { populateComponents, type Schemas } from '../populate-components';
import { pathField, siteType } from '../site-types';
import { loadSearch, type Analyser, type Search } from './load-search';
import { passagesOf, titleOf, type Passage } from './passages';
import { TermVector } from './term-vector';

/** Increased when entries are indexed in another way: all of them are then indexed again (reindex.ts). */
export const indexVersion = 1;
/** What follows is not found. PostgreSQL's limit for the terms of an entry is 1 MB. */
const maxText = 100_000;
/** Results show a part of this. */
const maxShown = 20_000;

type Row = {
  documentId: string;
  locale: string;
  id: number;
  publishedAt: string | Date;
  [field: string]: unknown;
};
type Query = Core.Strapi['db']['connection'];

export function isSearched(uid: string): boolean {
  const type = siteType(uid);
  return type !== undefined && !type.isRedirect && !type.isUnsearched;
}

/** Indexes the published version of an entry in one language, or removes it. */
export async function indexEntry(
  strapi: Core.Strapi,
  trx: Query,
  { uid, documentId, locale }: { uid: string; documentId: string; locale: string },
): Promise<void> {
  if (!isSearched(uid)) return;
  const row = (await strapi.db.query(uid as UID.ContentType).findOne({
    where: { documentId, locale, publishedAt: { $notNull: true } },
    populate: populateComponents(strapi, uid) as never,
  })) as Row | null;
  if (row) await store(strapi, trx, uid, row);
  else await trx('search_index').where({ document_id: documentId, locale }).delete();
}

async function store(strapi: Core.Strapi, trx: Query, uid: string, row: Row): Promise<void> {
  const search = await loadSearch();
  const analyser = await search.loadAnalyser(row.locale);
  const type = siteType(uid)!;
  const { attributes } = (strapi.contentTypes as unknown as Schemas)[uid]!;
  const title = titleOf(row);
  const passages = passagesOf(row, attributes, strapi.components as unknown as Schemas, search.headingIds);
  const titleTerms = new TermVector(analyser, search);
  const terms = new TermVector(analyser, search);
  titleTerms.add(title, 'A');
  terms.add(title, 'A');
  for (const { heading, text } of takeUntil(maxText, passages)) {
    terms.add(heading, 'B');
    terms.add(text, 'D');
  }
  const access = String(row.access ?? 'public');
  const field = pathField(type);
  const path = field ? type.path.replace(`:${field}`, String(row[field])) : type.path;
  await trx('search_index')
    .insert({
      document_id: row.documentId,
      locale: row.locale,
      uid,
      path,
      is_part: Boolean(type.isPart),
      access,
      title,
      passages: JSON.stringify(takeUntil(maxShown, passages)),
      title_terms: trx.raw('?::tsvector', [titleTerms.toString()]),
      terms: trx.raw('?::tsvector', [terms.toString()]),
      published_at: new Date(row.publishedAt),
      // As it is stored: a date of JavaScript would lose its microseconds.
      updated_at: trx.raw('(select updated_at from ?? where id = ?)', [strapi.db.metadata.get(uid).tableName, row.id]),
      version: indexVersion,
    })
    .onConflict(['document_id', 'locale'])
    .merge();
  const texts = [title, ...passages.flatMap(({ heading, text }) => [heading, text])];
  if (access === 'public') await addWords(trx, row.locale, texts, search, analyser);
}

/** The first passages, which together have at most this many characters. The last one may be cut. */
function takeUntil(limit: number, passages: Passage[]): Passage[] {
  let left = limit;
  return passages.flatMap((passage) => {
    if (left <= 0) return [];
    const text = passage.text.slice(0, left);
    left -= passage.heading.length + text.length;
    return [{ ...passage, text }];
  });
}

const shortestWord = 4;
const longestWord = 40;

/** Words for the correction of mistyped ones: not short ones, which have too many neighbours, nor numbers. */
async function addWords(
  trx: Query,
  locale: string,
  texts: string[],
  search: Search,
  analyser: Analyser,
): Promise<void> {
  const { fold, splitWords, deletions } = search;
  const forms = new Map<string, string>();
  for (const word of texts.flatMap((text) => splitWords(text))) {
    if (word.length < shortestWord || word.length > longestWord || /\d/.test(word) || analyser.isStopWord(word))
      continue;
    for (const form of [word, ...analyser.terms(word).exact].map(fold)) if (!forms.has(form)) forms.set(form, word);
  }
  const sorted = [...forms].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await trx.raw(
    `insert into search_words (locale, form, word, deletions)
     select ?, form, word, string_to_array(joined, ' ')
     from unnest(?::text[], ?::text[], ?::text[]) as added (form, word, joined) on conflict do nothing`,
    [
      locale,
      sorted.map(([form]) => form),
      sorted.map(([, word]) => word),
      sorted.map(([form]) => deletions(form).join(' ')),
    ],
  );
}
