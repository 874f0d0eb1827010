/**
 * Fields that all languages of a document share, for example who may read a page. After every write they are the same in
 * all languages, in drafts and in published versions, in the transaction of the write. Strapi does this too, but misses
 * publications: to notice a change, it compares with any version of the document, which may have the new value already.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { siteType } from './site-types';
import { mayChangeField, type AdminContext } from './strapi-internals/admin-routes';
import { localizedFields } from './strapi-internals/localized-fields';
import { permissionFields } from './strapi-internals/permission-fields';

type Entry = { id: number; documentId: string; locale: string; publishedAt: string | null };
type Params = { documentId?: string; locale?: string; data?: Record<string, unknown> };

export function registerSharedFields(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!siteType(uid) || !/^(create|update|clone|discardDraft|publish)$/.test(action)) return next();
    const params = context.params as Params;
    if (/^(publish|discardDraft)$/.test(action) && !maySetSharedFields(strapi, uid))
      return keepSharedFields(strapi, uid as UID.ContentType, params, next);
    if (action === 'update') await fillNewLanguage(strapi, uid, params);
    const result = await next();
    for (const { id } of entriesOf(result)) await shareFields(strapi, uid as UID.ContentType, id);
    return result;
  });
}

function maySetSharedFields(strapi: Core.Strapi, uid: string): boolean {
  const ctx = strapi.requestContext.get() as AdminContext | undefined;
  if (!ctx?.state.userAbility) return true;
  return permissionFields(strapi, uid).sharedFields.every((field) => mayChangeField(ctx, uid, field));
}

/**
 * Publishing or discarding the draft of one language would also publish or discard what somebody else has changed for all
 * languages. For somebody who may not change that, for example a translator, the shared fields stay as they are.
 */
async function keepSharedFields<T>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, locale }: Params,
  next: () => T,
): Promise<Awaited<T>> {
  const fields = localizedFields(strapi);
  const model = strapi.getModel(uid);
  const populate = fields.getNestedPopulateOfNonLocalizedAttributes(uid);
  const findOther = (publishedAt: object | null): Promise<Entry | null> =>
    strapi.db.query(uid).findOne({ where: { documentId, locale: { $ne: locale }, publishedAt }, populate });
  const [draft, published] = [await findOther(null), await findOther({ $notNull: true })];
  const sharedOf = (one: Entry) => byDocument(fields.copyNonLocalizedAttributes(model, one));
  if (!draft || !published || isDeepStrictEqual(sharedOf(draft), sharedOf(published))) return await next();
  // The draft is published with what is public now.
  await fields.syncNonLocalizedAttributes({ ...published, publishedAt: null }, model);
  const result = await next();
  // The drafts of all languages get their values back: first the others, then this one.
  await fields.syncNonLocalizedAttributes({ ...draft, locale }, model);
  await fields.syncNonLocalizedAttributes(draft, model);
  return result;
}

function entriesOf(result: unknown): { id: number }[] {
  const { entries, ...entry } = (result ?? {}) as { id?: number; entries?: { id: number }[] };
  return entries ?? (entry.id ? [{ id: entry.id }] : []);
}

/**
 * A document gets a new language by an update. Fields that are not sent, for example by a translator who may not change
 * them, are those of the other languages. Otherwise the default values would be copied to all languages.
 */
async function fillNewLanguage(strapi: Core.Strapi, uid: string, { documentId, locale, data }: Params): Promise<void> {
  if (!documentId || !locale || !data) return;
  const fields = localizedFields(strapi);
  const populate = fields.getNestedPopulateOfNonLocalizedAttributes(uid);
  const drafts: Entry[] = await strapi.db
    .query(uid as UID.ContentType)
    .findMany({ where: { documentId, publishedAt: null }, orderBy: 'id', populate });
  if (drafts[0] && !drafts.some((draft) => draft.locale === locale)) {
    fields.fillNonLocalizedAttributes(data, drafts[0], { model: uid });
  }
}

async function shareFields(strapi: Core.Strapi, uid: UID.ContentType, id: number): Promise<void> {
  const fields = localizedFields(strapi);
  const model = strapi.getModel(uid);
  const populate = fields.getNestedPopulateOfNonLocalizedAttributes(uid);
  const query = strapi.db.query(uid);
  const entry: Entry | null = await query.findOne({ where: { id }, populate });
  if (!entry) return;
  const { documentId, locale, publishedAt } = entry;
  const others = await query.findMany({
    where: { documentId, locale: { $ne: locale }, publishedAt: publishedAt ? { $notNull: true } : null },
    populate,
  });
  const sharedOf = (one: Entry) => byDocument(fields.copyNonLocalizedAttributes(model, one));
  const isSame = (other: Entry) => isDeepStrictEqual(sharedOf(other), sharedOf(entry));
  if (!others.every(isSame)) await fields.syncNonLocalizedAttributes(entry, model);
}

/** Related documents as their ids: each language refers to its own version of them. */
export function byDocument(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(byDocument);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if ('documentId' in value) return value.documentId;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, byDocument(child)]));
}
