import type { Core } from '@strapi/strapi';
import { addAdminRoutes } from '../strapi-internals/admin-routes';

/** Route for the admin: the state of a document's latest publication. */
export function addStatusRoute(strapi: Core.Strapi): void {
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
  addAdminRoutes(strapi, [{ method: 'GET', path: '/admin/publications/:documentId', handler, config }]);
}
