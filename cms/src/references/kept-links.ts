/**
 * When an entry is unpublished, Strapi removes the links to it from published pages, and it does not add them when the
 * entry is published again: a button would stay without its target until somebody publishes that page too. So the links
 * are kept, and added again. A page that is published while its target is not has no link to keep; the check before
 * publishing warns of that (preflight/links.ts).
 */
import type { Core, UID } from '@strapi/strapi';
import { writtenLocales } from '../locales';
import { isVisibleWrite } from '../publish/changes';
import { recordPurge, type Query } from '../publish/record';
import { siteType } from '../site-types';
import { linkTables, type LinkTable } from '../strapi-internals/link-tables';
import { documentTag } from '../tags';

type Params = { documentId?: string; status?: string; locale?: string | string[] };
type Published = { id: number; locale: string };
type KeptLink = { locale: string; join_table: string; link: Record<string, unknown> };

const table = 'kept_links';

export function registerKeptLinks(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const { documentId, status, locale } = context.params as Params;
    if (!siteType(uid) || !documentId || !isVisibleWrite(action, status)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const connection = trx as unknown as Query;
      if (action === 'unpublish') return keepLinks(strapi, connection, uid, documentId, next);
      const result = await next();
      if (action === 'delete') await deleteKeptLinks(connection, documentId, writtenLocales(strapi, locale));
      else await addKeptLinks(strapi, connection, uid, documentId);
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
  const tags = await tagsOfLinkingPages(trx, documentId);
  for (const { id, locale } of published) {
    for (const { join_table, link } of kept.filter((one) => one.locale === locale)) {
      const linkTable = tables.get(join_table);
      if (linkTable) tags.push(...(await addLink(trx, linkTable, { ...link, [linkTable.targetColumn]: id })));
    }
  }
  await deleteKeptLinks(
    trx,
    documentId,
    published.map(({ locale }) => locale),
  );
  if (tags.length > 0) await recordPurge(strapi, trx, tags);
}

/**
 * Not for a page that was published again meanwhile: its published version has other ids. Returns the tag of the document
 * if the link is a field of its own, not of a component.
 */
async function addLink(trx: Query, linkTable: LinkTable, link: Record<string, unknown>): Promise<string[]> {
  const { name, sourceTable, sourceColumn, targetColumn, isDocument } = linkTable;
  const columns = isDocument ? ['document_id', 'locale'] : ['id'];
  const source: Record<string, string> | undefined = await trx(sourceTable)
    .where({ id: link[sourceColumn] as number })
    .first(...columns);
  const isLinked = await trx(name)
    .where({ [sourceColumn]: link[sourceColumn], [targetColumn]: link[targetColumn] })
    .first(sourceColumn);
  if (!source || isLinked) return [];
  await trx(name).insert(link);
  return isDocument ? [documentTag(source.document_id!, source.locale!)] : [];
}

/** Without their link, these pages have no tag of the entry. Their drafts still have the link. */
async function tagsOfLinkingPages(trx: Query, documentId: string): Promise<string[]> {
  const rows: { document_id: string; locale: string }[] = await trx('content_references')
    .where({ to_document: documentId })
    .distinct('document_id', 'locale');
  return rows.map((row) => documentTag(row.document_id, row.locale));
}

async function deleteKeptLinks(trx: Query, documentId: string, locales: string[]): Promise<void> {
  await trx(table).where({ document_id: documentId }).whereIn('locale', locales).delete();
}

function findPublished(strapi: Core.Strapi, uid: string, documentId: string): Promise<Published[]> {
  return strapi.db
    .query(uid as UID.ContentType)
    .findMany({ where: { documentId, publishedAt: { $notNull: true } }, select: ['id', 'locale'] });
}
