/** Routes for the admin: the versions of an entry, and writing one as the draft again. */
import type { Core, UID } from '@strapi/strapi';
import { siteType } from '../site-types';
import { addAdminRoutes, entryPermissions, mayRead, type AdminContext } from '../strapi-internals/admin-routes';
import { referencesOf, schemasOf, toData, type Snapshot } from './snapshot';
import { keepDraft, listVersions, readSnapshot, readVersion } from './store';

type Context = AdminContext & {
  params: { uid: string; documentId: string; id: string };
  query: { locale?: string };
  status: number;
  body: unknown;
};

export function addVersionRoutes(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    { method: 'GET', path: '/admin/site/versions/:uid/:documentId', handler: (ctx) => list(strapi, ctx) },
    { method: 'GET', path: '/admin/site/versions/:id', handler: (ctx) => read(strapi, ctx) },
    { method: 'POST', path: '/admin/site/versions/:id/restored', handler: (ctx) => restore(strapi, ctx) },
  ]);
}

/** The versions, the latest first, and the content of the draft, to compare with. */
async function list(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid, documentId } = ctx.params;
  const { locale } = ctx.query;
  if (!siteType(uid) || !locale || !mayRead(strapi, ctx, uid, locale)) return void (ctx.status = 404);
  const key = { uid, documentId, locale };
  ctx.body = { versions: await listVersions(strapi, key), draft: await readSnapshot(strapi, key, false) };
}

async function read(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const version = await findVersion(strapi, ctx);
  if (!version || !mayRead(strapi, ctx, version.uid, version.locale)) return void (ctx.status = 404);
  ctx.body = version;
}

async function restore(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const version = await findVersion(strapi, ctx);
  if (!version || !mayRead(strapi, ctx, version.uid, version.locale)) return void (ctx.status = 404);
  const { uid, documentId, locale, content } = version;
  const entry = { documentId, locale };
  const permissions = entryPermissions(strapi, ctx, uid);
  if (permissions.cannot.update(entry)) return void (ctx.status = 403);
  const data = await permissions.sanitizeUpdateInput(entry)(await dataOf(strapi, uid, content));
  await strapi.db.transaction(async () => {
    await keepDraft(strapi, { uid, documentId, locale });
    await strapi.documents(uid as UID.ContentType).update({ documentId, locale, data: data as never });
  });
  ctx.body = {};
}

function findVersion(strapi: Core.Strapi, { params: { id } }: Context) {
  return /^\d{1,15}$/.test(id) ? readVersion(strapi, Number(id)) : undefined;
}

async function dataOf(strapi: Core.Strapi, uid: string, content: Snapshot): Promise<Record<string, unknown>> {
  const { files, documents } = referencesOf(content);
  const found: { id: number }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { id: { $in: files } }, select: ['id'] });
  const existing = {
    files: new Set(found.map(({ id }) => id)),
    documents: await findDocuments(strapi, documents),
  };
  return toData(schemasOf(strapi), uid, content, existing);
}

/** Which of the documents exist, of whatever type. */
async function findDocuments(strapi: Core.Strapi, ids: string[]): Promise<Set<string>> {
  const uids = Object.keys(strapi.contentTypes).filter((uid) => siteType(uid));
  const rows: { documentId: string }[][] = await Promise.all(
    uids.map((uid) =>
      strapi.db.query(uid as UID.ContentType).findMany({ where: { documentId: { $in: ids } }, select: ['documentId'] }),
    ),
  );
  return new Set(rows.flat().map(({ documentId }) => documentId));
}
