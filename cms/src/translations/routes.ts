/** Routes for the admin: what has to be translated, what has changed since, and publishing all languages at once. */
import type { Core, UID } from '@strapi/strapi';
import { listedLocales } from '../locales';
import type { Query } from '../publish/record';
import { siteType } from '../site-types';
import { addAdminRoutes, entryPermissions, mayRead, type AdminContext } from '../strapi-internals/admin-routes';
import { readVersion } from '../versions/store';
import { listTasks, translatedUids } from './tasks';
import { changedSources, matchAll } from './matches';
import { readMatches, readTexts, writeMatches } from './store';

type Context = AdminContext & {
  params: { uid: string; documentId: string };
  query: { locale?: string };
  status: number;
  body: unknown;
};

export function addTranslationRoutes(strapi: Core.Strapi): void {
  const entry = '/admin/site/translations/:uid/:documentId';
  addAdminRoutes(strapi, [
    { method: 'GET', path: '/admin/site/translations', handler: (ctx) => list(strapi, ctx) },
    { method: 'GET', path: entry, handler: (ctx) => changes(strapi, ctx) },
    { method: 'POST', path: `${entry}/matched`, handler: (ctx) => match(strapi, ctx) },
    { method: 'POST', path: `${entry}/published`, handler: (ctx) => publishAll(strapi, ctx) },
  ]);
}

async function list(strapi: Core.Strapi, ctx: Context): Promise<void> {
  ctx.body = {
    tasks: await listTasks(
      strapi,
      translatedUids().filter((uid) => mayRead(strapi, ctx, uid)),
    ),
  };
}

/** For each language that has changed since: the text that was translated, and the text now. */
async function changes(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid, documentId } = ctx.params;
  const { locale } = ctx.query;
  if (!siteType(uid) || !locale || !mayRead(strapi, ctx, uid, locale)) return void (ctx.status = 404);
  const connection = strapi.db.connection as Query;
  const texts = await readTexts(strapi, connection, uid, documentId);
  const matches = await readMatches(connection, documentId);
  const isPublished = texts.some((text) => text.locale === locale);
  const sources = isPublished ? changedSources(locale, texts, matches) : [];
  const contentOf = async (id: number | undefined) =>
    id === undefined ? null : ((await readVersion(strapi, id))?.content ?? null);
  ctx.body = {
    sources: await Promise.all(
      sources.map(async ({ locale: source, version }) => ({
        locale: source,
        before: await contentOf(matches.find((one) => one.locale === locale && one.source === source)?.version),
        after: await contentOf(version),
      })),
    ),
  };
}

/** The texts belong together as they are. */
async function match(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid, documentId } = ctx.params;
  const { locale } = ctx.query;
  if (!siteType(uid) || !locale || !mayRead(strapi, ctx, uid, locale)) return void (ctx.status = 404);
  if (entryPermissions(strapi, ctx, uid).cannot.update({ documentId, locale })) return void (ctx.status = 403);
  await strapi.db.transaction(async (transaction) => {
    const trx = transaction.trx as unknown as Query;
    await writeMatches(trx, documentId, matchAll(await readTexts(strapi, trx, uid, documentId)));
  });
  ctx.body = {};
}

/** All languages become public in one transaction, or none. */
async function publishAll(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid, documentId } = ctx.params;
  if (!siteType(uid) || !mayRead(strapi, ctx, uid)) return void (ctx.status = 404);
  const permissions = entryPermissions(strapi, ctx, uid);
  const drafts: { locale: string }[] = await strapi.db
    .query(uid as UID.ContentType)
    .findMany({ where: { documentId, publishedAt: null }, select: ['locale'] });
  const listed = listedLocales(strapi).map(({ code }) => code);
  const locales = listed.filter((code) => drafts.some(({ locale }) => locale === code));
  const isAllowed = locales.every((locale) => !permissions.cannot.publish({ documentId, locale }));
  if (!isAllowed) return void (ctx.status = 403);
  await strapi.documents(uid as UID.ContentType).publish({ documentId, locale: locales as never });
  ctx.body = { locales };
}
