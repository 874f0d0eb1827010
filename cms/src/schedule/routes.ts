/** Routes for the admin: planned changes. */
import type { Core, UID } from '@strapi/strapi';
import { describeProblem } from '../problems';
import { adminLanguage } from '../problems/language';
import { publishSettings } from '../publish/settings';
import { siteType } from '../site-types';
import { addAdminRoutes, entryPermissions, mayRead, type AdminContext } from '../strapi-internals/admin-routes';
import { entryTitle } from '../entry-title';
import { hashDraft } from '../versions/store';
import { parseSiteTime } from './site-time';

type Planned = { uid: string; documentId: string; locale: string; action: string; date: string; time: string };
type Context = AdminContext & {
  state: { user: { id: number } };
  params: { id: string };
  query: { documentId?: string };
  request: { body?: Partial<Planned> };
  status: number;
  body: unknown;
};
type Row = { id: string; uid: string; documentId: string; locale: string };

const table = 'scheduled_changes';
/** Changes that were made stay in the calendar for this long. */
const shownDays = 31;

export function addScheduleRoutes(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    { method: 'GET', path: '/admin/site/schedule', handler: (ctx) => list(strapi, ctx) },
    { method: 'POST', path: '/admin/site/schedule', handler: (ctx) => plan(strapi, ctx) },
    { method: 'DELETE', path: '/admin/site/schedule/:id', handler: (ctx) => cancel(strapi, ctx) },
  ]);
}

async function list(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { connection } = strapi.db;
  const rows: Row[] = await connection(table)
    .where('due_at', '>', connection.raw(`now() - ? * interval '1 day'`, [shownDays]))
    .modify((query) => {
      if (ctx.query.documentId) void query.where({ document_id: ctx.query.documentId });
    })
    .orderBy(['due_at', 'id'])
    .select(
      'id',
      'uid',
      'document_id as documentId',
      'locale',
      'action',
      'due_at as dueAt',
      'done_at as doneAt',
      'problem',
    );
  const readable = rows.filter(({ uid, locale }) => siteType(uid) && mayRead(strapi, ctx, uid, locale));
  ctx.body = {
    timeZone: publishSettings(strapi).timeZone,
    changes: await Promise.all(readable.map((row) => withTitle(strapi, row))),
  };
}

async function withTitle(strapi: Core.Strapi, row: Row) {
  const { kind, info } = strapi.contentTypes[row.uid as UID.ContentType]!;
  const title = await entryTitle(strapi, row);
  return { ...row, title, type: info.displayName, isSingle: kind === 'singleType' };
}

async function plan(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid = '', documentId = '', locale = '', action = '', date = '', time = '' } = ctx.request.body ?? {};
  if (!siteType(uid) || !/^(publish|unpublish)$/.test(action) || !mayRead(strapi, ctx, uid, locale))
    return void (ctx.status = 404);
  if (entryPermissions(strapi, ctx, uid).cannot.publish({ documentId, locale })) return void (ctx.status = 403);
  const where = { documentId, locale, publishedAt: null };
  if ((await strapi.db.query(uid as UID.ContentType).count({ where })) === 0) return void (ctx.status = 404);
  const dueAt = parseSiteTime(date, time, publishSettings(strapi).timeZone);
  if (!dueAt || dueAt.getTime() <= Date.now()) {
    ctx.status = 400;
    ctx.body = { error: { message: describeProblem({ code: 'schedule.time' }, adminLanguage(strapi)) } };
    return;
  }
  const planned = {
    uid,
    document_id: documentId,
    locale,
    action,
    due_at: dueAt,
    editor_id: ctx.state.user.id,
    draft_hash: action === 'publish' ? await hashDraft(strapi, { uid, documentId, locale }) : null,
  };
  await strapi.db.connection(table).insert(planned);
  ctx.body = {};
}

async function cancel(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { id } = ctx.params;
  if (!/^\d{1,15}$/.test(id)) return void (ctx.status = 404);
  const row: Row | undefined = await strapi.db
    .connection(table)
    .where({ id })
    .first('id', 'uid', 'document_id as documentId', 'locale');
  if (!row || !mayRead(strapi, ctx, row.uid, row.locale)) return void (ctx.status = 404);
  if (entryPermissions(strapi, ctx, row.uid).cannot.publish(row)) return void (ctx.status = 403);
  await strapi.db.connection(table).where({ id }).whereNull('done_at').delete();
  ctx.body = {};
}
