import type { Core, UID } from '@strapi/strapi';
import type { EntryKey } from './versions/store';

/** What an entry is called in its draft, or the name of its type if it has no title. */
export async function entryTitle(strapi: Core.Strapi, { uid, documentId, locale }: EntryKey): Promise<string> {
  const entry: Record<string, unknown> | null = await strapi.db
    .query(uid as UID.ContentType)
    .findOne({ where: { documentId, locale, publishedAt: null } });
  return String(entry?.title ?? entry?.name ?? strapi.contentTypes[uid as UID.ContentType]!.info.displayName);
}
