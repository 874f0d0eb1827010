/**
 * Checks before content is published. What would break the site is refused, whichever way it is published; other problems
 * are only shown to the editor (src/admin/preflight/). Programs of the site itself, for example for sample content, are
 * not checked.
 */
import type { Core, UID } from '@strapi/strapi';
import { listedLocales, writtenLocales } from '../locales';
import { problemError, type Problem } from '../problems';
import { isVisibleWrite } from '../publish/changes';
import { siteType } from '../site-types';
import { schemasOf, snapshotPopulate } from '../versions/snapshot';
import type { EntryKey } from '../versions/store';
import { checkContent, type Findings } from './content';
import { checkLinks } from './links';
import { addPreflightRoute } from './route';

type Params = { documentId?: string; locale?: string | string[]; status?: string };

export function registerPreflight(strapi: Core.Strapi): void {
  addPreflightRoute(strapi, (key) => checkEntry(strapi, key));
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params = context.params as Params;
    const isChecked = siteType(uid) && strapi.requestContext.get() && isVisibleWrite(action, params.status);
    if (!isChecked || /^(unpublish|delete)$/.test(action)) return next();
    // In the transaction of the change: if it is refused, nothing is published.
    if (action === 'publish') await requireNoProblems(strapi, uid, params);
    const result = await next();
    const documentId = params.documentId ?? (result as { documentId: string }).documentId;
    if (action !== 'publish') await requireNoProblems(strapi, uid, { ...params, documentId });
    return result;
  });
}

async function requireNoProblems(strapi: Core.Strapi, uid: string, { documentId, locale }: Params): Promise<void> {
  if (!documentId) return;
  for (const one of writtenLocales(strapi, locale)) {
    const [first, ...others] = (await checkEntry(strapi, { uid, documentId, locale: one })).refused;
    if (first) throw problemError(strapi, first, ...others);
  }
}

/** What is wrong with a draft. Nothing if there is none. */
export async function checkEntry(strapi: Core.Strapi, key: EntryKey): Promise<Findings> {
  const { uid, documentId, locale } = key;
  const draft: Record<string, unknown> | null = await strapi.db.query(uid as UID.ContentType).findOne({
    where: { documentId, locale, publishedAt: null },
    populate: snapshotPopulate(schemasOf(strapi), uid) as never,
  });
  if (!draft) return { refused: [], warned: [] };
  const [content, links] = [checkContent(draft), await checkLinks(strapi, key, draft)];
  return {
    refused: [...content.refused, ...links.refused],
    warned: [...links.warned, ...content.warned, ...(await missingTranslations(strapi, key))],
  };
}

async function missingTranslations(strapi: Core.Strapi, { uid, documentId, locale }: EntryKey): Promise<Problem[]> {
  const published: { locale: string }[] = await strapi.db
    .query(uid as UID.ContentType)
    .findMany({ where: { documentId, publishedAt: { $notNull: true } }, select: ['locale'] });
  const done = new Set([locale, ...published.map((row) => row.locale)]);
  return listedLocales(strapi)
    .filter(({ code }) => !done.has(code))
    .map(({ name }) => ({ code: 'translation.missing', values: { language: name } }));
}
