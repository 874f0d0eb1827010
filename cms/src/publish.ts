/**
 * Everything that happens on publish, in the order it happens:
 *
 * 1. A change to what visitors see is noticed, whoever made it: the admin, an API call, a script.
 * 2. What must be purged is written to PostgreSQL in the transaction of the change itself: either both are there or
 *    neither, whatever dies next.
 * 3. Each edge is told, again and again until it has heard; and a second time once every page that was being made at the
 *    first time is finished.
 * 4. The public address is read back, and the editor is told whether the change is live (src/admin/live-panel.tsx).
 */
import type { Core, UID } from '@strapi/strapi';
import { listedLocales } from './locales';
import { addressTag, anyTag, documentTag, fileTag, listTag, lookupTag } from './tags';

/** Longer than the edge waits for any page (edge/settings.ts). */
const longestRenderMs = 6_000;
const purgeTimeLimitMs = 2_000;
const longestPauseMs = 5_000;
const pollMs = 1_000;
/** Well under what an edge accepts as one header. */
const maxHeaderBytes = 3_000;
const keptDays = 30;

type Settings = { siteUrl: string; edges: string[]; secret: string };
type Row = { id: number; locale: string; updatedAt: string; publishedAt: string; [field: string]: unknown };
/** What reading back must find: the document as published then or later, or no page any more. */
type Check = { path: string; publishedAt?: string; gone?: true; mayBeAbsent?: true };
type Publication = { uid: string; documentId: string; locale: string | null; tags: string[]; check: Check | null };
type Query = Core.Strapi['db']['connection'];

/** Where each type is seen, and by which field a visitor finds it. */
const types: Record<string, { field?: string; path: (row: Row) => string | null; mayBeAbsent?: true }> = {
  home: { path: () => '/' },
  pricing: { path: () => '/pricing' },
  contact: { path: () => '/contact' },
  page: { field: 'slug', path: ({ slug, access }) => (access === 'public' ? `/${slug}` : null) },
  'legacy-page': { field: 'path', path: ({ path }) => `/old/${path}` },
  site: { path: () => '/', mayBeAbsent: true },
  plan: { path: () => '/pricing', mayBeAbsent: true },
  office: { path: () => '/contact', mayBeAbsent: true },
};

export function registerPublishing(strapi: Core.Strapi): void {
  noticeDocuments(strapi);
  noticeFiles(strapi);
  tellEditors(strapi);
}

export async function startPublishing(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`
    create table if not exists publications (
      id bigint generated always as identity primary key,
      uid text not null,
      document_id text not null,
      locale text,
      tags text[] not null,
      "check" jsonb,
      published_at timestamptz not null default clock_timestamp(),
      purged_at timestamptz,
      live_at timestamptz,
      problem text
    );
    create index if not exists publications_document on publications (document_id, locale, id desc);
    create index if not exists publications_waiting on publications (id) where live_at is null;
    create table if not exists purges (
      id bigint generated always as identity primary key,
      publication_id bigint not null references publications on delete cascade,
      edge text not null,
      pass smallint not null,
      due_at timestamptz not null,
      attempts integer not null default 0,
      acknowledged_at timestamptz,
      problem text
    );
    create index if not exists purges_publication on purges (publication_id);
    create index if not exists purges_due on purges (edge, due_at) where acknowledged_at is null;
  `);
  for (const edge of settings(strapi).edges) workers.push(new Worker(strapi, () => purgeEdge(strapi, edge)));
  workers.push(new Worker(strapi, () => readBack(strapi)), new Worker(strapi, () => tidy(strapi), 3_600_000));
}

export function stopPublishing(): void {
  for (const worker of workers.splice(0)) worker.stop();
}

// 1. Noticing

const writes = /^(create|update|clone|discardDraft|publish|unpublish|delete)$/;
const drafts = /^(create|update|clone|discardDraft)$/;

/**
 * Writers take turns. Publishing replaces rows that other pages link to; two editors who publish pages that link to each
 * other would otherwise wait for each other until PostgreSQL ends one of them with an error.
 */
const writersLock = 7_305;

function noticeDocuments(strapi: Core.Strapi): void {
  // Registered before the i18n plugin's own, so that what it copies to other languages is part of the same transaction.
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params = context.params as { documentId?: string; status?: string };
    if (!types[typeName(uid)] || !writes.test(action)) return next();
    const touchesVisitors = !drafts.test(action) || params.status === 'published';
    return strapi.db.transaction(async ({ trx, onCommit }) => {
      await trx.raw('select pg_advisory_xact_lock(?)', [writersLock]);
      if (!touchesVisitors) return next();
      const before = params.documentId ? await publishedRows(strapi, uid, params.documentId) : [];
      const result = await next();
      const documentId = params.documentId ?? (result as { documentId: string }).documentId;
      const after = await publishedRows(strapi, uid, documentId);
      const changes = changesBetween(strapi, uid, documentId, before, after);
      await record(strapi, trx as unknown as Query, changes);
      onCommit(wakeWorkers);
      return result;
    });
  });
}

async function publishedRows(strapi: Core.Strapi, uid: string, documentId: string): Promise<Row[]> {
  const where = { documentId, publishedAt: { $notNull: true } };
  return strapi.db.query(uid as UID.ContentType).findMany({ where });
}

function changesBetween(strapi: Core.Strapi, uid: string, documentId: string, before: Row[], after: Row[]) {
  const name = typeName(uid);
  const { field, path, mayBeAbsent } = types[name]!;
  const locales = listedLocales(strapi).map(({ code }) => code);
  return locales.flatMap((locale): Publication[] => {
    const old = before.find((row) => row.locale === locale);
    const now = after.find((row) => row.locale === locale);
    if (old?.id === now?.id && old?.updatedAt === now?.updatedAt) return [];
    const tags = [documentTag(documentId, locale), listTag(name, locale), anyTag];
    const addressOf = (row: Row | undefined) => (row ? (field ? String(row[field]) : '/') : null);
    if (addressOf(old) !== addressOf(now)) {
      tags.push(addressTag(documentId), ...locales.map((one) => listTag(name, one)));
      for (const at of [addressOf(old), addressOf(now)]) if (field && at) tags.push(lookupTag(name, at));
    }
    const shown = now ?? old!;
    const at = path(shown);
    const localized = at && (locale === locales[0] ? at : `/${locale}${at === '/' ? '' : at}`);
    const expected = now
      ? { publishedAt: new Date(now.publishedAt).toISOString() }
      : field
        ? { gone: true as const }
        : null;
    const check = localized && expected ? { path: localized, ...expected, ...(mayBeAbsent && { mayBeAbsent }) } : null;
    return [{ uid, documentId, locale, tags: [...new Set(tags)], check }];
  });
}

/** Pictures and files, edited, replaced or deleted in the media library. */
function noticeFiles(strapi: Core.Strapi): void {
  const notice = async ({ result }: { result?: unknown }) => {
    const { documentId, hash } = (result ?? {}) as { documentId?: string; hash?: string };
    if (!documentId || !hash) return;
    await strapi.db.transaction(async ({ trx, onCommit }) => {
      const tags = [documentTag(documentId), fileTag(hash), anyTag];
      const publication = { uid: 'plugin::upload.file', documentId, locale: null, tags, check: null };
      await record(strapi, trx as unknown as Query, [publication]);
      onCommit(wakeWorkers);
    });
  };
  strapi.db.lifecycles.subscribe({ models: ['plugin::upload.file'], afterUpdate: notice, afterDelete: notice });
}

// 2. Recording

async function record(strapi: Core.Strapi, trx: Query, publications: Publication[]): Promise<void> {
  for (const { uid, documentId, locale, tags, check } of publications) {
    const { edges } = settings(strapi);
    const publication = { uid, document_id: documentId, locale, tags, check: check && JSON.stringify(check) };
    const purgedAt = edges.length === 0 ? { purged_at: new Date() } : {};
    const [row] = await trx('publications')
      .insert({ ...publication, ...purgedAt })
      .returning('id');
    const rows = edges.flatMap((edge) =>
      [0, longestRenderMs].map((delay, index) => ({
        publication_id: row.id,
        edge,
        pass: index + 1,
        due_at: strapi.db.connection.raw(`clock_timestamp() + ? * interval '1 ms'`, [delay]),
      })),
    );
    if (rows.length > 0) await trx('purges').insert(rows);
  }
}

// 3. Purging

type Purge = { id: string; publication_id: string; attempts: number; tags: string[] };

/** Tells one edge everything that is due. Answers whether there may be more. */
async function purgeEdge(strapi: Core.Strapi, edge: string): Promise<boolean> {
  const due = await claim(strapi, edge);
  if (due.length === 0) return false;
  const { connection } = strapi.db;
  const ids = due.map(({ id }) => id);
  try {
    for (const tags of headersOf(due)) await purge(strapi, edge, tags);
    await connection('purges')
      .whereIn('id', ids)
      .update({ acknowledged_at: connection.raw('clock_timestamp()'), problem: null });
    const publications = [...new Set(due.map((one) => one.publication_id))];
    const purged = connection('purges').whereRaw(
      'publication_id = publications.id and pass = 1 and acknowledged_at is null',
    );
    await connection('publications')
      .whereIn('id', publications)
      .whereNull('purged_at')
      .whereNotExists(purged)
      .update({ purged_at: connection.raw('clock_timestamp()') });
    wakeWorkers();
    return true;
  } catch (error) {
    const problem = `${edge}: ${reason(error)}`;
    const attempts = Math.max(...due.map((one) => one.attempts));
    const pauseMs = Math.min(longestPauseMs, 250 * 2 ** Math.min(attempts, 10));
    const dueAt = connection.raw(`clock_timestamp() + ? * interval '1 ms'`, [pauseMs]);
    await connection('purges').whereIn('id', ids).update({ problem, due_at: dueAt });
    if (attempts === 1) strapi.log.warn(`An edge could not be told what to purge, and will be until it is: ${problem}`);
    return false;
  }
}

/** Takes what is due for an edge, for as long as telling it may take; another CMS process takes other rows. */
async function claim(strapi: Core.Strapi, edge: string): Promise<Purge[]> {
  const { rows } = await strapi.db.connection.raw(
    `with due as (
       select id from purges where edge = ? and acknowledged_at is null and due_at <= clock_timestamp()
       order by id limit 200 for update skip locked
     )
     update purges set attempts = attempts + 1, due_at = clock_timestamp() + ? * interval '1 ms'
     from due, publications
     where purges.id = due.id and publications.id = purges.publication_id
     returning purges.id, publication_id, attempts, publications.tags`,
    [edge, purgeTimeLimitMs * 5],
  );
  return rows;
}

/** The tags of all purges, each once, in as many headers as they need. */
function headersOf(purges: Purge[]): string[] {
  const headers: string[] = [''];
  for (const tag of new Set(purges.flatMap(({ tags }) => tags))) {
    const last = headers.at(-1)!;
    if (last.length + tag.length < maxHeaderBytes) headers[headers.length - 1] = `${last} ${tag}`.trim();
    else headers.push(tag);
  }
  return headers;
}

async function purge(strapi: Core.Strapi, edge: string, tags: string): Promise<void> {
  const response = await fetch(edge, {
    method: 'PURGE',
    headers: { 'X-Purge-Tags': tags, 'X-Purge-Secret': settings(strapi).secret },
    signal: AbortSignal.timeout(purgeTimeLimitMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`it answered ${response.status}`);
}

// 4. Reading back

type Waiting = { id: string; document_id: string; locale: string | null; check: string | null };

/** Looks at the public address of everything that every edge has purged and nobody has seen live yet. */
async function readBack(strapi: Core.Strapi): Promise<boolean> {
  const { connection } = strapi.db;
  const { rows } = await connection.raw(
    `select distinct on (document_id, locale) id, document_id, locale, "check"::text from publications
     where live_at is null and purged_at is not null order by document_id, locale, id desc limit 20`,
  );
  for (const { id, document_id, locale, check } of rows as Waiting[]) {
    const problem = check && (await problemOf(JSON.parse(check) as Check, settings(strapi).siteUrl));
    if (problem) {
      await connection('publications').where({ id }).update({ problem });
      continue;
    }
    // What came before it has been overtaken.
    await connection('publications')
      .where({ document_id, locale })
      .where('id', '<=', id)
      .whereNull('live_at')
      .update({ live_at: connection.raw('clock_timestamp()'), problem: null });
  }
  return false;
}

async function problemOf(check: Check, siteUrl: string): Promise<string | null> {
  if (!siteUrl) return null;
  const address = siteUrl + check.path;
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    const { status } = response;
    if (check.gone) return status === 200 ? `${address} still answers` : null;
    if (status === 404 && check.mayBeAbsent) return null;
    if (status !== 200) return `${address} answers ${status}`;
    return (response.headers.get('X-Published') ?? '') >= check.publishedAt! ? null : `${address} is an older version`;
  } catch (error) {
    return `${address}: ${reason(error)}`;
  }
}

async function tidy(strapi: Core.Strapi): Promise<boolean> {
  const { connection } = strapi.db;
  const { edges } = settings(strapi);
  // An edge that is no more has nothing to forget.
  await connection('purges').whereNotIn('edge', edges).whereNull('acknowledged_at').delete();
  await connection.raw(`delete from publications where published_at < now() - ? * interval '1 day'`, [keptDays]);
  return false;
}

/** For the admin: how far the latest publication of a document has come. */
function tellEditors(strapi: Core.Strapi): void {
  const config = { policies: ['admin::isAuthenticatedAdmin'] };
  const handler = async (ctx: { params: { documentId: string }; query: { locale?: string }; body?: unknown }) => {
    const { documentId } = ctx.params;
    const { connection } = strapi.db;
    const row = await connection('publications')
      .where({ document_id: documentId })
      .where((either) => either.where({ locale: ctx.query.locale ?? null }).orWhereNull('locale'))
      .orderBy('id', 'desc')
      .first('id', 'published_at', 'purged_at', 'live_at', 'problem');
    if (!row) return void (ctx.body = { state: 'unknown' });
    const failed = await connection('purges')
      .where({ publication_id: row.id, pass: 1 })
      .whereNull('acknowledged_at')
      .whereNotNull('problem')
      .first('problem');
    ctx.body = {
      state: row.live_at ? 'live' : 'waiting',
      publishedAt: row.published_at,
      purgedAt: row.purged_at,
      liveAt: row.live_at,
      problem: failed?.problem ?? row.problem,
    };
  };
  strapi.server.routes({
    type: 'admin',
    routes: [{ method: 'GET', path: '/admin/publications/:documentId', handler, config }],
  } as never);
}

// What the steps share

const workers: Worker[] = [];

function wakeWorkers(): void {
  for (const worker of workers) worker.wake();
}

/** Does its work when woken and every second besides, never twice at once. */
class Worker {
  #busy = false;
  #again = false;
  readonly #timer: NodeJS.Timeout;
  readonly #strapi: Core.Strapi;
  readonly #work: () => Promise<boolean>;

  constructor(strapi: Core.Strapi, work: () => Promise<boolean>, everyMs = pollMs) {
    this.#strapi = strapi;
    this.#work = work;
    this.#timer = setInterval(() => this.wake(), everyMs);
    this.wake();
  }

  wake(): void {
    this.#again = true;
    if (!this.#busy) void this.#run();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#again = false;
  }

  async #run(): Promise<void> {
    this.#busy = true;
    while (this.#again) {
      this.#again = false;
      try {
        if (await this.#work()) this.#again = true;
      } catch (error) {
        this.#strapi.log.error(`publishing: ${reason(error)}`);
      }
    }
    this.#busy = false;
  }
}

function settings(strapi: Core.Strapi): Settings {
  return strapi.config.get('publish') as Settings;
}

function typeName(uid: string): string {
  return /^api::([^.]+)\./.exec(uid)?.[1] ?? '';
}

function reason(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
