/** Keeps every published version of an entry, and drafts that another editor has saved over. */
import type { Core, UID } from '@strapi/strapi';
import { isVisibleWrite } from '../publish/changes';
import type { Query } from '../publish/record';
import { siteType } from '../site-types';
import { addVersionRoutes } from './routes';
import { storeVersion } from './store';

type Params = { documentId?: string; status?: string };
type Row = { locale: string };

export function registerVersions(strapi: Core.Strapi): void {
  addVersionRoutes(strapi);
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params = context.params as Params;
    if (!siteType(uid) || !isVisibleWrite(action, params.status)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const result = await next();
      const documentId = params.documentId ?? (result as { documentId?: string } | undefined)?.documentId;
      if (documentId) await storePublished(strapi, trx as unknown as Query, uid, documentId);
      return result;
    });
  });
}

/** In all languages, because fields that they share change in all of them. */
async function storePublished(strapi: Core.Strapi, trx: Query, uid: string, documentId: string): Promise<void> {
  const where = { documentId, publishedAt: { $notNull: true } };
  const rows: Row[] = await strapi.db.query(uid as UID.ContentType).findMany({ where, select: ['locale'] });
  for (const { locale } of rows) await storeVersion(strapi, trx, { uid, documentId, locale, kind: 'published' });
}
