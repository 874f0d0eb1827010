/** Searches the index that the CMS writes in the transaction of each publication (cms/src/search/). */
import { deletions, fold, loadAnalyser, type Analyser } from 'search';
import { config } from '#config.server.ts';
import { openWebDatabase } from '#database.server.ts';
import { locales } from '#locales/index.ts';
import { log } from '#log.server.ts';
import { bestCorrections, maxCorrections, type Candidate } from './correct.ts';
import { totalOf, type Counts } from './counts.ts';
import { maxRead } from './limits.ts';
import { joinedWordsOf, toSynonyms, toTsQuery, wordsOf, type QueryWord } from './query.server.ts';
import { Highlighter, type MarkedText, type Passage, type Snippet } from './snippet.server.ts';

/** No query takes longer in the database. */
const timeoutMs = 200 * config.TIMEOUT_FACTOR;
const schema = `"${config.CONTENT_SCHEMA}"`;
const maxResults = 20;
/** With fewer results, entries with only some of the words are shown, too. */
const fewResults = 5;
const maxOthers = 10;
/** They are not counted, so fewer are read. */
const maxOthersRead = 100;
const shortestCorrected = 4;

const { pool } = openWebDatabase({
  max: 4,
  connectionTimeoutMillis: 1_000 * config.TIMEOUT_FACTOR,
  statement_timeout: timeoutMs,
  query_timeout: 2 * timeoutMs,
  // An index is the slow way to words that most entries have: each query is planned for how frequent its words are.
  options: '-c plan_cache_mode=force_custom_plan',
});

/** A dictionary takes a second or two to load. */
export function preloadAnalysers(): void {
  for (const { code } of locales)
    loadAnalyser(code).catch((error: unknown) =>
      log.error({ err: error, language: code }, 'searching is not possible'),
    );
}

export type Result = {
  documentId: string;
  /** The content type. */
  type: string;
  /** Without language. */
  path: string;
  isPart: boolean;
  title: MarkedText;
  snippet: Snippet | null;
};

export type Found = {
  results: Result[];
  /** Also of the entries that are not among the results. */
  counts: Counts;
  /** Whether there are more than were counted. */
  isCapped: boolean;
  /** What was searched instead, because nothing has the words as they were typed. */
  corrected: string | null;
  /** Entries that have only some of the words, if few have all. */
  others: Result[];
};

type Row = {
  document_id: string;
  uid: string;
  path: string;
  is_part: boolean;
  title: string;
  passages: Passage[];
  counts: Counts;
};

// Weights: text, -, headings, title.
const weights = `'{0.1, 0.1, 0.4, 1}'`;

/**
 * How good an entry is. Newer entries come first if they are about as good. The two ranks of the text are one if no
 * word was typed without accents: reading the terms of an entry takes most of the time.
 */
const score = `
  case when $3::tsquery = $4::tsquery then 1.3 * ts_rank(${weights}, terms, $3::tsquery, 1)
    else ts_rank(${weights}, terms, $4::tsquery, 1) + 0.3 * ts_rank(${weights}, terms, $3::tsquery, 1) end
  + 0.5 * ts_rank('{0, 0, 0, 1}', title_terms, $3::tsquery, 2)
  + 0.02 * exp(-greatest(0, extract(epoch from now() - published_at)::float8) / 7776000)`;

const languagesWithPartition = ['en', 'pl'];

/** The partition of a language. PostgreSQL 15 plans a `limit` well for a partition, but not for the table as a whole. */
function entriesOf(locale: string): string {
  return `${schema}.search_index_${languagesWithPartition.includes(locale) ? locale : 'others'}`;
}

const entriesWith = (locale: string, terms: 'title_terms' | 'terms') => `
  select document_id, uid, ${score} as score from ${entriesOf(locale)}
    where locale = $1 and access = any($2) and ${terms} @@ $3::tsquery`;

/** Entries with the words in their title, and then all with the words, at most $6 of each. */
const searchStatement = (locale: string) => ({
  name: `search-${locale}`,
  text: `with titled as materialized (
      ${entriesWith(locale, 'title_terms')} limit $6
    ), ranked as (
      select * from titled
      union (${entriesWith(locale, 'terms')} and (select count(*) from titled) < $6 limit $6)
    ), counted as (
      select jsonb_object_agg(uid, number) as counts from (select uid, count(*) as number from ranked group by uid) as by_type
    ), best as (
      select document_id, score from ranked order by score desc, document_id limit $5
    )
    select document_id, uid, path, is_part, title, passages, counts
    from counted, best join ${entriesOf(locale)} using (document_id) where locale = $1
    order by score desc, document_id`,
});

const similarWords = {
  name: 'search-similar-words',
  // Without `materialized`, PostgreSQL may read all words in their order until it has found 50.
  text: `with found as materialized (
      select form, word from ${schema}.search_words where locale = $1 and deletions && $2
    ) select form, word from found order by form limit 50`,
};

/** Whether entries match each of the queries. */
const areKnown = (locale: string, queries: string[]) =>
  `select array[${queries.map(
    (_, index) => `exists (select from ${entriesOf(locale)}
    where locale = $1 and access = any($2) and terms @@ $${index + 3}::tsquery)`,
  )}] as known`;

type Options = {
  /** The kinds of pages that the visitor may see. */
  access?: string[];
  limit?: number;
  /** The last word may be the beginning of another one. */
  isTyping?: boolean;
  /** Groups of words or phrases that mean the same. */
  synonyms?: string[][];
};

export async function search(
  locale: string,
  query: string,
  { access = ['public'], limit = maxResults, isTyping = false, synonyms: groups = [] }: Options = {},
): Promise<Found> {
  const analyser = await loadAnalyser(locale);
  const words = wordsOf(query, analyser);
  if (words.length === 0) return nothing;
  const joined = joinedWordsOf(query, analyser);
  const synonyms = toSynonyms(groups, analyser);
  const find = async (wanted: QueryWord[], joinedBy: '&' | '|' = '&', maxEntries = maxRead + 1) => {
    const values = [
      locale,
      access,
      toTsQuery(wanted, { isTyping, joinedBy, synonyms, joined }),
      toTsQuery(wanted, { isTyping, joinedBy, synonyms, joined, isExact: true }),
      limit,
      maxEntries,
    ];
    const { rows } = await pool.query<Row>({ ...searchStatement(locale), values });
    const highlighter = new Highlighter([...wanted, ...joined], analyser);
    return { results: rows.map((row) => toResult(row, highlighter)), ...countTypes(rows[0]?.counts) };
  };

  let found = { ...(await find(words)), corrected: null as string | null };
  if (found.results.length === 0) {
    const correction = await correct(locale, access, words, analyser);
    if (correction) found = { ...(await find(correction.words)), corrected: correction.text };
    if (found.results.length === 0) found.corrected = null;
  }
  if (words.length === 1 || found.results.length >= fewResults || isTyping) return { ...found, others: [] };
  const partial = await find(words, '|', maxOthersRead);
  const known = new Set(found.results.map(({ documentId }) => documentId));
  return { ...found, others: partial.results.filter(({ documentId }) => !known.has(documentId)).slice(0, maxOthers) };
}

const nothing: Found = { results: [], counts: {}, isCapped: false, corrected: null, others: [] };

/** The query with words of the site in place of words that no page has; null if there are none. */
async function correct(locale: string, access: string[], words: QueryWord[], analyser: Analyser) {
  const findKnown = async (queries: string[]): Promise<boolean[]> => {
    if (queries.length === 0) return [];
    const { rows } = await pool.query<{ known: boolean[] }>(areKnown(locale, queries), [locale, access, ...queries]);
    return rows[0]!.known;
  };
  // A word may be left of an entry that is gone, or that the visitor may not see.
  const firstKnown = async (candidates: string[]): Promise<string[]> => {
    for (let from = 0; from < candidates.length; from += maxCorrections) {
      const some = candidates.slice(from, from + maxCorrections);
      const isKnown = await findKnown(some.map((word) => `'=${fold(word)}'`));
      if (isKnown.includes(true)) return some.filter((_, index) => isKnown[index]);
    }
    return [];
  };
  const isKnown = await findKnown(words.map((word) => toTsQuery([word])));
  const corrected = await Promise.all(
    words.map(async (word, index): Promise<QueryWord> => {
      if (isKnown[index] || word.folded.length < shortestCorrected) return word;
      const forms = [word.folded, ...word.exact.map(fold)];
      const values = [locale, forms.flatMap((form) => deletions(form))];
      const { rows } = await pool.query<Candidate>({ ...similarWords, values });
      const [best, ...others] = await firstKnown(bestCorrections(forms, rows));
      if (!best) return word;
      const exact = [best, ...others].flatMap((one) => analyser.terms(one).exact);
      return { word: best, folded: fold(best), exact: [...new Set(exact)], loose: [] };
    }),
  );
  if (corrected.every((word, index) => word === words[index])) return null;
  return { words: corrected, text: corrected.map(({ word }) => word).join(' ') };
}

function toResult(row: Row, highlighter: Highlighter): Result {
  return {
    documentId: row.document_id,
    type: typeOf(row.uid),
    path: row.path,
    isPart: row.is_part,
    title: highlighter.mark(row.title),
    snippet: highlighter.choose(row.passages),
  };
}

function countTypes(byUid: Counts = {}): Pick<Found, 'counts' | 'isCapped'> {
  const counts = Object.fromEntries(Object.entries(byUid).map(([uid, count]) => [typeOf(uid), count]));
  return { counts, isCapped: totalOf(counts) > maxRead };
}

function typeOf(uid: string): string {
  return /^api::([^.]+)\./.exec(uid)?.[1] ?? '';
}
