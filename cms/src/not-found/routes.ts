/** Routes for the admin: addresses without a page, and redirects for them. */
import type { Core } from '@strapi/strapi';
import { addAdminRoutes, mayCreateAndPublish, mayRead, type AdminContext } from '../strapi-internals/admin-routes';
import { forgetPath, listPaths, splitPath } from './paths';

const uid = 'api::redirect.redirect';

type Context = AdminContext & { request: { body?: { path?: unknown; to?: unknown } }; status: number; body: unknown };

export function addNotFoundRoutes(strapi: Core.Strapi): void {
  const list = async (ctx: Context) => {
    if (!mayRead(strapi, ctx, uid)) return void (ctx.status = 404);
    ctx.body = { paths: await listPaths(strapi) };
  };
  const redirect = async (ctx: Context) => {
    const { path, to } = ctx.request.body ?? {};
    if (typeof path !== 'string' || !mayRead(strapi, ctx, uid)) return void (ctx.status = 404);
    const { locale, address } = splitPath(strapi, path);
    if (!mayCreateAndPublish(strapi, ctx, uid, locale)) return void (ctx.status = 403);
    const data = { from: address, to, kind: 'moved' };
    await strapi.documents(uid).create({ locale, data: data as never, status: 'published' });
    await forgetPath(strapi, path);
    ctx.body = {};
  };
  const forget = async (ctx: Context) => {
    const { path } = ctx.request.body ?? {};
    if (typeof path !== 'string' || !mayRead(strapi, ctx, uid)) return void (ctx.status = 404);
    if (!mayCreateAndPublish(strapi, ctx, uid, splitPath(strapi, path).locale)) return void (ctx.status = 403);
    await forgetPath(strapi, path);
    ctx.body = {};
  };
  addAdminRoutes(strapi, [
    { method: 'GET', path: '/admin/site/not-found', handler: list },
    { method: 'POST', path: '/admin/site/not-found/redirected', handler: redirect },
    { method: 'POST', path: '/admin/site/not-found/forgotten', handler: forget },
  ]);
}
