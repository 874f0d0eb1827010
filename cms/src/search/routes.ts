/** Routes for the admin: what visitors searched, and synonyms for what was not found. */
import type { Core } from '@strapi/strapi';
import { addAdminRoutes, mayCreateAndPublish, mayRead, type AdminContext } from '../strapi-internals/admin-routes';
import { forgetSearch, listSearches } from './searches';

const uid = 'api::synonym.synonym';

type Body = { locale?: unknown; query?: unknown; means?: unknown };
type Context = AdminContext & { request: { body?: Body }; status: number; body: unknown };

export function addSearchRoutes(strapi: Core.Strapi): void {
  const list = async (ctx: Context) => {
    if (!mayRead(strapi, ctx, uid)) return void (ctx.status = 404);
    ctx.body = { missed: await listSearches(strapi, false), found: await listSearches(strapi, true) };
  };
  const addSynonym = async (ctx: Context) => {
    const { locale, query, means } = ctx.request.body ?? {};
    if (typeof locale !== 'string' || typeof query !== 'string' || typeof means !== 'string')
      return void (ctx.status = 400);
    if (!mayCreateAndPublish(strapi, ctx, uid, locale)) return void (ctx.status = 403);
    const data = { words: `${query.replaceAll(',', ' ')}, ${means}` };
    await strapi.documents(uid).create({ locale, data: data as never, status: 'published' });
    await forgetSearch(strapi, locale, query);
    ctx.body = {};
  };
  const forget = async (ctx: Context) => {
    const { locale, query } = ctx.request.body ?? {};
    if (typeof locale !== 'string' || typeof query !== 'string') return void (ctx.status = 400);
    if (!mayCreateAndPublish(strapi, ctx, uid, locale)) return void (ctx.status = 403);
    await forgetSearch(strapi, locale, query);
    ctx.body = {};
  };
  addAdminRoutes(strapi, [
    { method: 'GET', path: '/admin/site/searches', handler: list },
    { method: 'POST', path: '/admin/site/searches/synonym', handler: addSynonym },
    { method: 'POST', path: '/admin/site/searches/forgotten', handler: forget },
  ]);
}
