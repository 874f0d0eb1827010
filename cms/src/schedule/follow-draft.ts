/**
 * A plan publishes the draft that its editor has seen. It follows later changes of people who may publish. If somebody else
 * changes the draft, for example an author or a program, the plan fails when it is due (run.ts).
 */
import type { Core } from '@strapi/strapi';
import { siteType } from '../site-types';
import { entryPermissions, type AdminContext } from '../strapi-internals/admin-routes';
import { hashDraft, type EntryKey } from '../versions/store';

const table = 'scheduled_changes';

export function registerPlansFollowDrafts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const { documentId, locale } = context.params as { documentId?: string; locale?: string };
    if (!siteType(uid) || !/^(update|discardDraft)$/.test(action) || !documentId) return next();
    const result = await next();
    if (mayPublish(strapi, uid, { documentId, locale })) await followDraft(strapi, documentId);
    return result;
  });
}

/** True for programs of the site itself, which have no request. */
function mayPublish(strapi: Core.Strapi, uid: string, entry: object): boolean {
  const ctx = strapi.requestContext.get() as AdminContext | undefined;
  if (!ctx) return true;
  return ctx.state.userAbility !== undefined && !entryPermissions(strapi, ctx, uid).cannot.publish(entry);
}

/** In all languages, because some fields are shared. */
async function followDraft(strapi: Core.Strapi, documentId: string): Promise<void> {
  const { connection } = strapi.db;
  const plans: (EntryKey & { id: string })[] = await connection(table)
    .where({ document_id: documentId, action: 'publish' })
    .whereNull('done_at')
    .select('id', 'uid', 'document_id as documentId', 'locale');
  for (const { id, ...key } of plans) {
    const draft_hash = await hashDraft(strapi, key);
    await strapi.db.transaction(({ trx }) => trx(table).where({ id }).update({ draft_hash }));
  }
}
