import type { Core, UID } from '@strapi/strapi';

/** Whether an entry is published in a language. */
export async function isPublished(
  strapi: Core.Strapi,
  { uid, documentId, locale }: { uid: string; documentId: string; locale: string | null | undefined },
): Promise<boolean> {
  const where = { documentId, locale, publishedAt: { $notNull: true } };
  return (await strapi.db.query(uid as UID.ContentType).count({ where })) > 0;
}
