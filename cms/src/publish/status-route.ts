import type { Core } from '@strapi/strapi';
import { isPublished } from '../is-published';
import { siteType } from '../site-types';
import { addAdminRoutes, mayRead, type AdminContext } from '../strapi-internals/admin-routes';

type Context = AdminContext & { params: { documentId: string }; query: { locale?: string }; body?: unknown };

/** Route for the admin: the state of a document's latest publication. */
export function addStatusRoute(strapi: Core.Strapi): void {
  const handler = async (ctx: Context) => {
    const { documentId } = ctx.params;
    const { connection } = strapi.db;
    const row = await connection('publications')
      .where({ document_id: documentId })
      .where((either) => either.where({ locale: ctx.query.locale ?? null }).orWhereNull('locale'))
      .orderBy('id', 'desc')
      .first('id', 'uid', 'locale', 'published_at', 'purged_at', 'live_at', 'problem');
    if (!row || (siteType(row.uid) && !mayRead(strapi, ctx, row.uid))) return void (ctx.body = { state: 'unknown' });
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
      // Files of the media library have no drafts.
      isPublished: !siteType(row.uid) || (await isPublished(strapi, { uid: row.uid, documentId, locale: row.locale })),
    };
  };
  addAdminRoutes(strapi, [{ method: 'GET', path: '/admin/site/publications/:documentId', handler }]);
}
