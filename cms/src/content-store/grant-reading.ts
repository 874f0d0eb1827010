import type { Core } from '@strapi/strapi';
import { lockKeys } from '../lock-keys';

/** Lets the web's role read the content store and the search index, and nothing else of this schema. */
export async function grantReading(strapi: Core.Strapi): Promise<void> {
  const role = strapi.config.get<string>('startup.contentReaderRole');
  const schema = strapi.db.getSchemaName() ?? 'public';
  await strapi.db.transaction(async ({ trx }) => {
    // Two processes that start at once must not grant at the same time.
    await trx.raw('select pg_advisory_xact_lock(?)', [lockKeys.grantReading]);
    const { rows } = await trx.raw('select 1 from pg_roles where rolname = ?', [role]);
    if (rows.length === 0) {
      strapi.log.warn(
        `The web cannot read the content store: the database has no role "${role}". Set CONTENT_READER_ROLE to the user in DATABASE_URL of the web.`,
      );
      return;
    }
    await trx.raw('grant usage on schema ?? to ??', [schema, role]);
    await trx.raw('grant select on content_queries, content_answers, search_words to ??', [role]);
    await trx.raw('grant select on search_index_en, search_index_pl, search_index_others to ??', [role]);
    await trx.raw('grant select (id, tags, published_at, purged_at, live_at) on publications to ??', [role]);
  });
}
