/** Stores which documents link to which, so that nobody has to search all content for it. */
import type { Core, UID } from '@strapi/strapi';
import { localizePath } from '../locales';
import { populateComponents } from '../populate-components';
import type { Query } from '../publish/record';
import { collectReferences } from './collect';

type Entry = { locale: string; publishedAt: string | null; [field: string]: unknown };

const table = 'content_references';

/** The only relation in a component that leads to a page (src/components/parts/link.json). */
const linked = { page: { select: ['documentId'] } };

/** Replaces what is stored about a document, in all of its languages, drafts and published versions. */
export async function storeReferences(strapi: Core.Strapi, trx: Query, uid: string, documentId: string): Promise<void> {
  const entries: Entry[] = await strapi.db
    .query(uid as UID.ContentType)
    .findMany({ where: { documentId }, populate: populateComponents(strapi, uid, linked) });
  const rows = entries.flatMap(({ locale, publishedAt, ...fields }) =>
    collectReferences(fields).map(({ field, label, ...target }) => ({
      uid,
      document_id: documentId,
      locale,
      is_published: publishedAt !== null,
      field,
      label,
      to_document: 'toDocument' in target ? target.toDocument : null,
      // The site adds the language to a typed address (web/app/content/fields/href.ts).
      to_path: 'toPath' in target ? localizePath(strapi, locale, target.toPath) : null,
    })),
  );
  await trx(table).where({ document_id: documentId }).delete();
  if (rows.length > 0) await trx(table).insert(rows);
}

export type Link = {
  uid: string;
  documentId: string;
  locale: string;
  isPublished: boolean;
  field: string;
  label: string | null;
};

/** Links of other documents to this one: to itself, or to one of its paths. */
export async function findLinksTo(strapi: Core.Strapi, documentId: string, paths: string[]): Promise<Link[]> {
  const rows = await strapi.db
    .connection(table)
    .where((either) => either.where({ to_document: documentId }).orWhereIn('to_path', paths))
    .whereNot({ document_id: documentId })
    .orderBy(['uid', 'document_id', 'locale', { column: 'is_published', order: 'desc' }, 'field'])
    .select('uid', 'document_id', 'locale', 'is_published', 'field', 'label');
  return rows.map(({ document_id, is_published, ...row }) => ({
    ...row,
    documentId: document_id,
    isPublished: is_published,
  }));
}
