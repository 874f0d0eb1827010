/**
 * Links to a preview: for one editor, one entry, once, and for a minute. The admin asks for a new one whenever the preview
 * is loaded again (src/admin/preview/use-preview-link.ts).
 */
import type { Core, UID } from '@strapi/strapi';
import { randomUUID } from 'node:crypto';
import { localizePath } from '../locales';
import { publishSettings } from '../publish/settings';
import { pathOf, siteType } from '../site-types';
import { mayRead, type AdminContext } from '../strapi-internals/admin-routes';
import { mayUser } from '../strapi-internals/admin-users';
import { sealReader } from './drafts';
import { seal, unseal } from './sealed';

export type PreviewStatus = 'draft' | 'published';
type Entry = { uid: string; documentId: string; locale: string; status: PreviewStatus };
type Link = Entry & { id: string; user: number };
type Row = { documentId: string; [field: string]: unknown };

const lifetimeMs = 60_000;

/** What Strapi's preview page shows. Undefined if there is no page, or the editor may not read the entry. */
export async function makePreviewLink(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locale, status = 'draft' }: { documentId?: string; locale: string; status?: PreviewStatus },
): Promise<string | undefined> {
  const context = strapi.requestContext.get() as (AdminContext & { state: { user: { id: number } } }) | undefined;
  const type = siteType(uid);
  if (!type || type.isRedirect || !context || !mayRead(strapi, context, uid, locale)) return undefined;
  const row = await findRow(strapi, { uid, locale, status, ...(documentId && { documentId }) });
  if (!row) return undefined;
  const link: Link = { uid, documentId: row.documentId, locale, status, id: randomUUID(), user: context.state.user.id };
  return `${publishSettings(strapi).siteUrl}/preview?link=${seal(strapi, 'preview links', link, lifetimeMs)}`;
}

export type OpenedPreview = {
  /** The content type whose drafts the page shows. */
  type: string;
  locale: string;
  status: PreviewStatus;
  path: string;
  /** Lets the web read drafts of this type, for as long as it renders the page. */
  reader: string;
};

/** Null if the link is wrong, has expired or was opened before, or if the editor has lost the permission. */
export async function openPreviewLink(strapi: Core.Strapi, text: unknown): Promise<OpenedPreview | null> {
  const link = unseal<Link>(strapi, 'preview links', text);
  if (!link || !(await isFirstOpening(strapi, link.id))) return null;
  if (!(await mayUser(strapi, link.user, 'read', link.uid, link.locale))) return null;
  const row = await findRow(strapi, link);
  if (!row) return null;
  const { uid, locale, status } = link;
  return {
    type: uid.split('.').at(-1)!,
    locale,
    status,
    path: localizePath(strapi, locale, pathOf(siteType(uid)!, { ...row, access: 'public' })!),
    reader: sealReader(strapi, uid),
  };
}

async function isFirstOpening({ db }: Core.Strapi, id: string): Promise<boolean> {
  await db.connection('opened_previews').where('expires_at', '<', db.connection.fn.now()).delete();
  const expiresAt = new Date(Date.now() + lifetimeMs);
  const added = await db
    .connection('opened_previews')
    .insert({ id, expires_at: expiresAt })
    .onConflict('id')
    .ignore()
    .returning('id');
  return added.length === 1;
}

function findRow(strapi: Core.Strapi, { uid, documentId, locale, status }: Partial<Entry>): Promise<Row | null> {
  const publishedAt = status === 'draft' ? null : { $notNull: true };
  const where = { locale, publishedAt, ...(documentId && { documentId }) };
  return strapi.db.query(uid as UID.ContentType).findOne({ where });
}
