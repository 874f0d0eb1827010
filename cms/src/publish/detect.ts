/** Notices changes of published documents and of files, and records them in the transaction of the change. */
import type { Core, UID } from '@strapi/strapi';
import { listedLocales } from '../locales';
import { indexEntry } from '../search/index-entries';
import { siteType } from '../site-types';
import { comparePublished, fileChange, isVisibleWrite, isWrite, type Row } from './changes';
import { lockWrites, record, type Query } from './record';
import { wakeWorkers } from './workers';

export function trackDocuments(strapi: Core.Strapi): void {
  // Registered before the i18n plugin's middleware, so that its copies to other languages are part of the same
  // transaction.
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params = context.params as { documentId?: string; status?: string };
    const type = siteType(uid);
    if (!type || !isWrite(action)) return next();
    return strapi.db.transaction(async ({ trx, onCommit }) => {
      await lockWrites(trx as unknown as Query);
      if (!isVisibleWrite(action, params.status)) return next();
      const before = params.documentId ? await publishedRows(strapi, uid, params.documentId) : [];
      const result = await next();
      const documentId = params.documentId ?? (result as { documentId: string }).documentId;
      const after = await publishedRows(strapi, uid, documentId);
      const locales = listedLocales(strapi).map(({ code }) => code);
      const publications = comparePublished({ uid, documentId, type }, locales, before, after);
      await record(strapi, trx as unknown as Query, publications);
      for (const { locale } of publications)
        if (locale) await indexEntry(strapi, trx as unknown as Query, { uid, documentId, locale });
      onCommit(wakeWorkers);
      return result;
    });
  });
}

async function publishedRows(strapi: Core.Strapi, uid: string, documentId: string): Promise<Row[]> {
  const where = { documentId, publishedAt: { $notNull: true } };
  return strapi.db.query(uid as UID.ContentType).findMany({ where });
}

/** Pictures and files that are edited, replaced or deleted in the media library. */
export function trackFiles(strapi: Core.Strapi): void {
  const onChange = async ({ result }: { result?: unknown }) => {
    const { documentId, hash } = (result ?? {}) as { documentId?: string; hash?: string };
    if (!documentId || !hash) return;
    await strapi.db.transaction(async ({ trx, onCommit }) => {
      await record(strapi, trx as unknown as Query, [fileChange(documentId, hash)]);
      onCommit(wakeWorkers);
    });
  };
  strapi.db.lifecycles.subscribe({ models: ['plugin::upload.file'], afterUpdate: onChange, afterDelete: onChange });
}
