/**
 * Old addresses of pages keep working. When the address of a published page changes, the old one leads to the new one, in
 * one step from all earlier ones too. The address of a deleted page answers that it is gone. All of it happens in the
 * transaction of the change.
 */
import type { Core, UID } from '@strapi/strapi';
import { isVisibleWrite } from '../publish/changes';
import { pathField, pathOf, siteType, type SiteType } from '../site-types';
import { updateLinks } from './update-links';
import { findRenames, type Row } from './renames';

const uid = 'api::redirect.redirect';
type Redirect = { documentId: string; from: string; to: string | null };
type Params = { documentId?: string; status?: string };
/** `value` is that of the field which the address is made of. */
type Address = Row & { value: string };

export function registerRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid: changedUid, action } = context;
    const params = context.params as Params;
    const type = siteType(changedUid);
    if (!type || type.isRedirect || !pathField(type) || !isVisibleWrite(action, params.status)) return next();
    const addressesOf = (documentId: string) => publishedAddresses(strapi, changedUid, type, documentId);
    const before = params.documentId ? await addressesOf(params.documentId) : [];
    const earlier = action === 'delete' ? await earlierAddresses(strapi, type, params.documentId!) : [];
    const result = await next();
    const documentId = params.documentId ?? (result as { documentId: string }).documentId;
    const after = await addressesOf(documentId);
    for (const { locale, address } of after) await removeRedirect(strapi, locale, address);
    for (const { locale, from, to } of findRenames(before, after)) {
      await redirectTo(strapi, locale, from, to);
      await updateLinks(strapi, locale, `/${from}`, `/${to}`);
    }
    if (action === 'delete') await markDeleted(strapi, changedUid, type, documentId, [...before, ...earlier]);
    return result;
  });
}

/** Only the languages that were deleted, and not an address that another entry has meanwhile. */
async function markDeleted(
  strapi: Core.Strapi,
  of: string,
  type: SiteType,
  documentId: string,
  addresses: Address[],
): Promise<void> {
  const entries = strapi.db.query(of as UID.ContentType);
  const left: { locale: string }[] = await entries.findMany({ where: { documentId } });
  const leftLocales = new Set(left.map(({ locale }) => locale));
  const field = pathField(type)!;
  for (const { locale, address, value } of addresses) {
    if (leftLocales.has(locale) || (await entries.count({ where: { locale, [field]: value } }))) continue;
    await markGone(strapi, locale, address);
  }
}

async function publishedAddresses(
  strapi: Core.Strapi,
  of: string,
  type: SiteType,
  documentId: string,
): Promise<Address[]> {
  const where = { documentId, publishedAt: { $notNull: true } };
  const rows: Record<string, string>[] = await strapi.db.query(of as UID.ContentType).findMany({ where });
  return rows.map((row) => ({ locale: row.locale!, address: addressOf(type, row), value: row[pathField(type)!]! }));
}

/** The last addresses of a document that is not published any more. */
async function earlierAddresses({ db }: Core.Strapi, type: SiteType, documentId: string): Promise<Address[]> {
  const field = pathField(type)!;
  const rows: { locale: string; value: string }[] = await db
    .connection('content_versions')
    .where({ document_id: documentId, kind: 'published' })
    .distinctOn('locale')
    .orderBy(['locale', { column: 'id', order: 'desc' }])
    .select('locale', db.connection.raw('content->>? as value', [field]));
  return rows.map(({ locale, value }) => ({ locale, address: addressOf(type, { [field]: value }), value }));
}

/** Without the slash at the beginning, as in redirects. */
function addressOf(type: SiteType, row: object): string {
  return pathOf(type, { ...row, access: 'public' })!.slice(1);
}

async function redirectTo(strapi: Core.Strapi, locale: string, from: string, to: string): Promise<void> {
  const leading: Redirect[] = await strapi.db
    .query(uid)
    .findMany({ where: { locale, to: `/${from}`, publishedAt: { $notNull: true } } });
  for (const { documentId } of leading) await write(strapi, locale, documentId, { to: `/${to}`, kind: 'moved' });
  await write(strapi, locale, null, { from, to: `/${to}`, kind: 'moved' });
}

async function markGone(strapi: Core.Strapi, locale: string, address: string): Promise<void> {
  const where = { locale, $or: [{ from: address }, { to: `/${address}` }], publishedAt: { $notNull: true } };
  const found: Redirect[] = await strapi.db.query(uid).findMany({ where });
  for (const { documentId } of found) await write(strapi, locale, documentId, { to: null, kind: 'gone' });
  if (!found.some(({ from }) => from === address))
    await write(strapi, locale, null, { from: address, to: null, kind: 'gone' });
}

/** There is a page now. */
async function removeRedirect(strapi: Core.Strapi, locale: string, from: string): Promise<void> {
  const redirects: Redirect[] = await strapi.db.query(uid).findMany({ where: { locale, from } });
  for (const documentId of new Set(redirects.map((redirect) => redirect.documentId)))
    await strapi.documents(uid).delete({ documentId, locale });
}

async function write(strapi: Core.Strapi, locale: string, documentId: string | null, data: object): Promise<void> {
  const change = { locale, data: data as never, status: 'published' } as const;
  if (documentId) await strapi.documents(uid).update({ documentId, ...change });
  else await strapi.documents(uid).create(change);
}
