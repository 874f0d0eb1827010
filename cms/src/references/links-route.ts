import type { Core, UID } from '@strapi/strapi';
import { entryTitle } from '../entry-title';
import { localizePath } from '../locales';
import { pathOf, siteType, type SiteType } from '../site-types';
import { addAdminRoutes, mayRead, type AdminContext } from '../strapi-internals/admin-routes';
import { findLinksTo, type Link } from './store';

type Row = { locale: string; [field: string]: unknown };
type Context = AdminContext & { params: { uid: string; documentId: string }; status: number; body: unknown };

/** Route for the admin: what links to a document. Each place once, published or not. */
export function addLinksRoute(strapi: Core.Strapi): void {
  const handler = async (ctx: Context) => {
    const { uid, documentId } = ctx.params;
    const type = siteType(uid);
    if (!type || !mayRead(strapi, ctx, uid)) return void (ctx.status = 404);
    const rows: Row[] = await strapi.db.query(uid as UID.ContentType).findMany({ where: { documentId } });
    const links = await findLinksTo(strapi, documentId, pathsOf(strapi, type, rows));
    const readable = onePerEntry(links).filter((link) => mayRead(strapi, ctx, link.uid, link.locale));
    ctx.body = { links: await Promise.all(readable.map((link) => withTitle(strapi, link))) };
  };
  addAdminRoutes(strapi, [{ method: 'GET', path: '/admin/site/links-to/:uid/:documentId', handler }]);
}

/** The paths of a document in all languages, drafts and published versions. */
function pathsOf(strapi: Core.Strapi, type: SiteType, rows: Row[]): string[] {
  const paths = rows.map((row) => localizePath(strapi, row.locale, pathOf(type, { ...row, access: 'public' })!));
  return [...new Set(paths)];
}

/** Links are sorted with the published ones first. */
export function onePerEntry(links: Link[]): Link[] {
  const entries = new Map<string, Link>();
  for (const link of links) {
    const key = `${link.documentId} ${link.locale}`;
    if (!entries.has(key)) entries.set(key, link);
  }
  return [...entries.values()];
}

async function withTitle(strapi: Core.Strapi, link: Link) {
  const { displayName } = strapi.contentTypes[link.uid as UID.ContentType]!.info;
  return { ...link, type: displayName, title: await entryTitle(strapi, link) };
}
