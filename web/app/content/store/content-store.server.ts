/**
 * Reads the answers that the CMS keeps in PostgreSQL (cms/src/content-store/), so that pages do not need a running CMS.
 * The database decides with every read whether an answer is valid: there is no expiry and no message that could be lost.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { config } from '#config.server.ts';
import { openWebDatabase } from '#database.server.ts';
import { listTag } from '#http/cache-tags.ts';
import { log } from '#log.server.ts';
import { contentQueries, type ContentQuery, type LookupQuery } from '#content/client/content-query.server.ts';
import { AnswerCache, type Publication } from './answer-cache.ts';
import { SharedNext } from './shared-next.ts';

const timeoutMs = 1_000 * config.TIMEOUT_FACTOR;
/** After an error, the CMS is asked instead for this long. */
const pauseAfterErrorMs = 1_000;
const maxNewPublications = 500;
/** Purging takes a fraction of this, unless an edge cannot be reached. */
const maxPurgeMs = 1_000;
const purgeCheckMs = 10;

const schema = `"${config.CONTENT_SCHEMA}"`;
const { pool } = openWebDatabase({
  max: 8,
  connectionTimeoutMillis: timeoutMs,
  statement_timeout: timeoutMs,
  query_timeout: timeoutMs,
});

export const answers = new AnswerCache(2_000);

const statements = {
  publications: {
    name: 'content-publications',
    text: `select id, tags, published_at as at from ${schema}.publications
      where id >= $1 order by id limit ${maxNewPublications}`,
  },
  lastPublication: {
    name: 'content-last-publication',
    text: `select id, published_at as at from ${schema}.publications order by id desc limit 1`,
  },
  // Only the rows that are not live yet are in an index.
  unpurged: {
    name: 'content-unpurged',
    text: `select id from ${schema}.publications where live_at is null and purged_at is null
      and published_at > clock_timestamp() - interval '${maxPurgeMs} ms' order by id limit ${maxNewPublications}`,
  },
  answer: {
    name: 'content-answer',
    text: `select body from ${schema}.content_answers as answer
      where query_id = $1 and locale = $2 and value = $3 and not exists (
        select from ${schema}.publications as later where later.id > answer.as_of and later.tags && answer.tags
      )`,
  },
  // All documents are stored, none has this value, and nothing of this type was published since.
  absence: {
    name: 'content-absence',
    text: `select from ${schema}.content_queries as query
      where id = $1 and complete_as_of is not null and $2 = any(complete_locales)
      and not exists (select from ${schema}.content_answers where query_id = $1 and locale = $2 and value = $3)
      and not exists (
        select from ${schema}.publications as later where later.id > query.complete_as_of and later.tags && array[$4]
      )`,
  },
  // In one statement, so that the total fits the documents. The answers must include every publication.
  part: {
    name: 'content-part',
    text: `select total, array(
        select body from ${schema}.content_answers where query_id = $1 and locale = $2
        order by value limit case when $4 < total then $3 else 0 end offset $4
      ) as bodies
      from ${schema}.content_queries,
        (select count(*)::int as total from ${schema}.content_answers where query_id = $1 and locale = $2) as counted
      where id = $1 and $2 = any(complete_locales)
      and complete_as_of >= (select coalesce(max(id), 0) from ${schema}.publications)`,
  },
  complete: {
    name: 'content-complete',
    text: `select count(*)::int as count from ${schema}.content_queries
      where id = any($1) and complete_as_of is not null`,
  },
  filling: {
    name: 'content-filling',
    text: `select from ${schema}.content_queries where id = any($1) and filled_at is null and problem is null limit 1`,
  },
};

let pausedUntil = 0;
let isFailing = false;

/** Removes answers from memory that are no longer valid. Returns the last publication, or null if it is not known. */
export async function followPublications(): Promise<number | null> {
  return tryStore(() => follow.run());
}

type Row = { id: string; tags: string[]; at: Date };

/** When the last publication that was seen was made. A restored database may have another one with the same number. */
let seenAt = 0;

/** One query answers all reads that began before it was sent. */
const follow = new SharedNext(async () => {
  const { seen } = answers;
  const { rows } = await pool.query<Row>({ ...statements.publications, values: [seen] });
  const [first, ...later] = rows;
  // The first one is the last that was seen. If it is another one or if there are too many, start afresh.
  if (first && Number(first.id) === seen && first.at.getTime() === seenAt && rows.length < maxNewPublications) {
    const publications = later.map(({ id, tags }): Publication => ({ id: Number(id), tags }));
    answers.apply(publications.filter(({ id }) => id > answers.seen));
    if (Number(rows.at(-1)!.id) === answers.seen) seenAt = rows.at(-1)!.at.getTime();
  } else {
    const last = (await pool.query<Row>(statements.lastPublication)).rows[0];
    answers.reset(Number(last?.id ?? 0));
    seenAt = last?.at.getTime() ?? 0;
  }
  return answers.seen;
});

const unpurged = new SharedNext(async () => {
  const { rows } = await pool.query<Pick<Row, 'id'>>(statements.unpurged);
  return rows.map(({ id }) => id);
});

/**
 * Waits until the edges have purged the pages that a publication has changed, for a second at most, and not after the time
 * `latest`. Called when a page has been read: if it were shown earlier, a visitor could see it, and after it an old page
 * from the cache, for example in the other language.
 */
export async function waitForPurges(latest: number): Promise<void> {
  const deadline = Math.min(Date.now() + maxPurgeMs, latest);
  let awaited = await readUnpurged();
  while (awaited.length > 0 && Date.now() < deadline) {
    await sleep(purgeCheckMs);
    // The page has nothing of later publications.
    const left = new Set(await readUnpurged());
    awaited = awaited.filter((id) => left.has(id));
  }
}

/** None if the store cannot be read: the page was read from the CMS, and the error is logged. */
async function readUnpurged(): Promise<string[]> {
  if (Date.now() < pausedUntil) return [];
  return unpurged.run().catch(() => []);
}

/**
 * The JSON of the `data` that the CMS would answer; null for a 404. Undefined if there is no valid answer and the CMS
 * must be asked.
 */
export async function readStored(
  query: ContentQuery,
  locale: string,
  value: string,
): Promise<string | null | undefined> {
  // PostgreSQL has no text with this character.
  if (value.includes('\0')) return '[]';
  const found = await tryStore(async () => {
    const values = [query.id, locale, value];
    const { rows } = await pool.query<{ body: string | null }>({ ...statements.answer, values });
    if (rows[0]) return rows[0];
    if (query.kind !== 'lookup') return null;
    const absence = { ...statements.absence, values: [...values, listTag(query.type, locale)] };
    return (await pool.query(absence)).rowCount ? { body: '[]' } : null;
  });
  return found ? found.body : undefined;
}

/** Documents in the order of the lookup's field, and how many there are. Undefined if the CMS must be asked. */
export async function readStoredPart(
  query: LookupQuery<unknown>,
  { locale, page, pageSize }: { locale: string; page: number; pageSize: number },
): Promise<{ data: unknown[]; total: number } | undefined> {
  const read = async () => {
    const values = [query.id, locale, pageSize, (page - 1) * pageSize];
    const { rows } = await pool.query<{ total: number; bodies: string[] }>({ ...statements.part, values });
    return rows[0] ?? null;
  };
  // A slow list must not pause the reading of pages.
  const found = await tryStore(read, { pauses: false });
  if (!found) return undefined;
  return { data: found.bodies.flatMap((body) => JSON.parse(body) as unknown[]), total: found.total };
}

/** Whether the CMS has stored the answers to all queries, so that pages do not need it. */
export async function isStoreComplete(): Promise<boolean> {
  const complete = await tryStore(async () => {
    const values = [[...contentQueries.keys()]];
    const { rows } = await pool.query<{ count: number }>({ ...statements.complete, values });
    return rows[0]!.count === contentQueries.size;
  });
  return complete ?? false;
}

/** Whether the CMS is still storing the answers to queries for the first time. Null if it is not known. */
export async function isStoreFilling(): Promise<boolean | null> {
  return tryStore(async () => {
    const values = [[...contentQueries.keys()]];
    return Boolean((await pool.query({ ...statements.filling, values })).rowCount);
  });
}

async function tryStore<T>(read: () => Promise<T>, { pauses = true } = {}): Promise<T | null> {
  if (Date.now() < pausedUntil) return null;
  try {
    const result = await read();
    isFailing = false;
    return result;
  } catch (error) {
    if (!isFailing) log.warn({ err: error }, 'the content store cannot be read; the CMS is asked instead');
    isFailing = true;
    if (pauses) pausedUntil = Date.now() + pauseAfterErrorMs;
    return null;
  }
}
