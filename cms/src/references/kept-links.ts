/**
 * When an entry is unpublished, Strapi removes the links to it from published pages, and it does not add them when the
 * entry is published again: a button would stay without its target until somebody publishes that page too. So the links
 * are kept, and added again.
 */
import type { Core, UID } from '@strapi/strapi';
import { recordPurge, type Query } from '../publish/record';
import { siteType } from '../site-types';
import { linkTables, type LinkTable } from '../strapi-internals/link-tables';
import { documentTag } from '../tags';

type Published = { id: number; locale: string };
type KeptLink = { locale: string; join_table: string; link: Record<string, unknown> };

const table = 'kept_links';

export function registerKeptLinks(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const { documentId } = context.params as { documentId?: string };
    if (!siteType(uid) || !documentId || !/^(publish|unpublish|delete)$/.test(action)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const connection = trx as unknown as Query;
      if (action === 'unpublish') return keepLinks(strapi, connection, uid, documentId, next);
      const result = await next();
      if (action === 'publish') await addKeptLinks(strapi, connection, uid, documentId);
      else await connection(table).where({ document_id: documentId }).delete();
      return result;
    });
  });
}

async function keepLinks<T>(
  strapi: Core.Strapi,
  trx: Query,
  uid: string,
  documentId: string,
  unpublish: () => T,
): Promise<Awaited<T>> {
  const before = await findPublished(strapi, uid, documentId);
  const links: (KeptLink & { target: unknown })[] = [];
  for (const { name, targetColumn } of linkTables(strapi, uid)) {
    const rows: Record<string, unknown>[] = await trx(name).whereIn(
      targetColumn,
      before.map(({ id }) => id),
    );
    for (const { id: _, ...link } of rows) {
      const { locale } = before.find(({ id }) => id === link[targetColumn])!;
      links.push({ locale, join_table: name, link, target: link[targetColumn] });
    }
  }
  const result = await unpublish();
  const left = new Set((await findPublished(strapi, uid, documentId)).map(({ id }) => id));
  const lost = links.filter(({ target }) => !left.has(target as number));
  const rows = lost.map(({ locale, join_table, link }) => ({ document_id: documentId, locale, join_table, link }));
  if (rows.length > 0) await trx(table).insert(rows);
  return result;
}

async function addKeptLinks(strapi: Core.Strapi, trx: Query, uid: string, documentId: string): Promise<void> {
  const rows: (Omit<KeptLink, 'link'> & { link: string })[] = await trx(table)
    .where({ document_id: documentId })
    .orderBy('id')
    .select('locale', 'join_table', trx.raw('link::text as link'));
  const kept = rows.map((row): KeptLink => ({ ...row, link: JSON.parse(row.link) as KeptLink['link'] }));
  if (kept.length === 0) return;
  const published = await findPublished(strapi, uid, documentId);
  const tables = new Map(linkTables(strapi, uid).map((one) => [one.name, one]));
  for (const { id, locale } of published) {
    for (const { join_table, link } of kept.filter((one) => one.locale === locale)) {
      const linkTable = tables.get(join_table);
      if (linkTable) await addLink(trx, linkTable, { ...link, [linkTable.targetColumn]: id });
    }
    await trx(table).where({ document_id: documentId, locale }).delete();
  }
  await purgeLinkingPages(strapi, trx, documentId);
}

/** Not for a page that was published again meanwhile: its published version has other ids, and the links of its draft. */
async function addLink(trx: Query, linkTable: LinkTable, link: Record<string, unknown>) {
  const { name, sourceTable, sourceColumn, targetColumn } = linkTable;
  const isThere = await trx(sourceTable)
    .where({ id: link[sourceColumn] as number })
    .first('id');
  const isLinked = await trx(name)
    .where({ [sourceColumn]: link[sourceColumn], [targetColumn]: link[targetColumn] })
    .first(sourceColumn);
  if (isThere && !isLinked) await trx(name).insert(link);
}

/** Without their link, these pages have no tag of the entry. */
async function purgeLinkingPages(strapi: Core.Strapi, trx: Query, documentId: string): Promise<void> {
  const rows: { document_id: string; locale: string }[] = await trx('content_references')
    .where({ to_document: documentId, is_published: true })
    .distinct('document_id', 'locale');
  const tags = rows.map((row) => documentTag(row.document_id, row.locale));
  if (tags.length > 0) await recordPurge(strapi, trx, tags);
}

function findPublished(strapi: Core.Strapi, uid: string, documentId: string): Promise<Published[]> {
  return strapi.db
    .query(uid as UID.ContentType)
    .findMany({ where: { documentId, publishedAt: { $notNull: true } }, select: ['id', 'locale'] });
}
