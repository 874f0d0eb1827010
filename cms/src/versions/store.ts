import type { Core, UID } from '@strapi/strapi';
import type { Query } from '../publish/record';
import { currentEditor, nameOfUser } from '../strapi-internals/current-editor';
import { createHash } from 'node:crypto';
import { localizedText, makeSnapshot, schemasOf, snapshotPopulate, type Snapshot } from './snapshot';

const table = 'content_versions';
/** Of each entry, language and kind. */
const maxVersions = 100;

export type EntryKey = { uid: string; documentId: string; locale: string };
type Kind = 'published' | 'replaced';
export type Version = EntryKey & { id: number; kind: Kind; createdAt: Date; editor: string | null };

/** Stores the published version or the draft, unless it is stored already. */
export async function storeVersion(
  strapi: Core.Strapi,
  trx: Query,
  { uid, documentId, locale, kind, editor = currentEditor(strapi) }: EntryKey & { kind: Kind; editor?: string | null },
): Promise<void> {
  const content = await readSnapshot(strapi, { uid, documentId, locale }, kind === 'published');
  if (!content) return;
  await trx.raw(
    `insert into ${table} (uid, document_id, locale, kind, editor, text_hash, content)
     select ?, ?, ?, ?, ?, ?, new.content from (select ?::jsonb as content) as new
     where not exists (
       select from (
         select distinct on (kind) kind, content from ${table} where document_id = ? and locale = ? order by kind, id desc
       ) as last
       where last.content = new.content and (last.kind = ? or ? = 'replaced')
     )`,
    [
      uid,
      documentId,
      locale,
      kind,
      editor,
      textHash(strapi, uid, content),
      JSON.stringify(content),
      documentId,
      locale,
      kind,
      kind,
    ],
  );
  await trx.raw(
    `delete from ${table} where document_id = ? and locale = ? and kind = ? and id <= (
       select id from ${table} where document_id = ? and locale = ? and kind = ? order by id desc offset ? limit 1
     )`,
    [documentId, locale, kind, documentId, locale, kind, maxVersions],
  );
}

/** Keeps the draft as a version, before it is replaced by something that its editor has not seen. */
export async function keepDraft(strapi: Core.Strapi, { uid, documentId, locale }: EntryKey): Promise<void> {
  const draft: { updatedBy?: object | null } | null = await strapi.db
    .query(uid as UID.ContentType)
    .findOne({ where: { documentId, locale, publishedAt: null }, populate: ['updatedBy'] });
  const editor = nameOfUser(draft?.updatedBy ?? undefined);
  await strapi.db.transaction(({ trx }) =>
    storeVersion(strapi, trx as unknown as Query, { uid, documentId, locale, kind: 'replaced', editor }),
  );
}

/** The same for two drafts with the same content. Null if there is no draft. */
export async function hashDraft(strapi: Core.Strapi, key: EntryKey): Promise<string | null> {
  const content = await readSnapshot(strapi, key, false);
  return content && createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** The same for two versions whose text, without what all languages share, is the same. */
function textHash(strapi: Core.Strapi, uid: string, content: Snapshot): string {
  const text = JSON.stringify(localizedText(schemasOf(strapi), uid, content));
  return createHash('sha256').update(text).digest('base64url');
}

/** Null if there is no such entry. */
export async function readSnapshot(
  strapi: Core.Strapi,
  { uid, documentId, locale }: EntryKey,
  isPublished: boolean,
): Promise<Snapshot | null> {
  const schemas = schemasOf(strapi);
  const where = { documentId, locale, publishedAt: isPublished ? { $notNull: true } : null };
  const populate = snapshotPopulate(schemas, uid) as never;
  const entry = await strapi.db.query(uid as UID.ContentType).findOne({ where, populate });
  return entry && makeSnapshot(schemas, uid, entry);
}

export async function listVersions(strapi: Core.Strapi, { uid, documentId, locale }: EntryKey): Promise<Version[]> {
  return strapi.db
    .connection(table)
    .where({ uid, document_id: documentId, locale })
    .orderBy('id', 'desc')
    .select('id', 'uid', 'document_id as documentId', 'locale', 'kind', 'created_at as createdAt', 'editor');
}

export async function readVersion(
  strapi: Core.Strapi,
  id: number,
): Promise<(Version & { content: Snapshot }) | undefined> {
  const row = await strapi.db
    .connection(table)
    .where({ id })
    .first('id', 'uid', 'document_id as documentId', 'locale', 'kind', 'created_at as createdAt', 'editor', 'content');
  // Strapi's database driver returns JSON as text.
  return row && { ...row, content: typeof row.content === 'string' ? JSON.parse(row.content) : row.content };
}
