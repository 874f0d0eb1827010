import type { Core, UID } from '@strapi/strapi';
import type { Query } from '../publish/record';
import type { Match, Text } from './matches';

/** The texts of a document that are published now, in all languages that have a stored version. */
export async function readTexts(strapi: Core.Strapi, trx: Query, uid: string, documentId: string): Promise<Text[]> {
  const where = { documentId, publishedAt: { $notNull: true } };
  const published: { locale: string }[] = await strapi.db
    .query(uid as UID.ContentType)
    .findMany({ where, select: ['locale'] });
  const rows: { locale: string; hash: string; version: string }[] = await trx('content_versions')
    .where({ document_id: documentId, kind: 'published' })
    .whereIn(
      'locale',
      published.map(({ locale }) => locale),
    )
    .whereNotNull('text_hash')
    .distinctOn('locale')
    .orderBy(['locale', { column: 'id', order: 'desc' }])
    .select('locale', 'text_hash as hash', 'id as version');
  return rows.map((row) => ({ ...row, version: Number(row.version) }));
}

export async function readMatches(trx: Query, documentId: string): Promise<Match[]> {
  const rows: (Omit<Match, 'version'> & { version: string })[] = await trx('translation_matches')
    .where({ document_id: documentId })
    .select('locale', 'source_locale as source', 'source_hash as hash', 'source_version as version');
  return rows.map((row) => ({ ...row, version: Number(row.version) }));
}

export async function writeMatches(trx: Query, documentId: string, matches: Match[]): Promise<void> {
  for (const { locale, source, hash, version } of matches)
    await trx('translation_matches')
      .insert({ document_id: documentId, locale, source_locale: source, source_hash: hash, source_version: version })
      .onConflict(['document_id', 'locale', 'source_locale'])
      .merge();
}
