/** Publishes and unpublishes what is due. */
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { sendMail } from '../accounts/mails';
import { entryTitle } from '../entry-title';
import { checkEntry } from '../preflight';
import { describeProblem, type Problem } from '../problems';
import { toAdminLanguage } from '../problems/language';
import type { Query } from '../publish/record';
import { siteType } from '../site-types';
import { findUser, mayUser } from '../strapi-internals/admin-users';
import { hashDraft } from '../versions/store';
import { reason } from '../worker';

type Change = {
  id: string;
  uid: string;
  document_id: string;
  locale: string;
  action: 'publish' | 'unpublish';
  editor_id: number;
  draft_hash: string | null;
  attempts: number;
};

const table = 'scheduled_changes';
/** Other errors than those of the content are tried again this often, with longer and longer pauses. */
const maxAttempts = 8;

/**
 * Takes one change that is due. Its row stays locked until the change is committed with it, so that no other process
 * takes it, and a process that dies leaves it as it was. Returns whether there may be another.
 */
export async function runDueChange(strapi: Core.Strapi): Promise<boolean> {
  let taken: Change | undefined;
  try {
    await strapi.db.transaction(async (transaction) => {
      const trx = transaction.trx as unknown as Query;
      taken = await trx(table)
        .whereNull('done_at')
        .whereRaw('coalesce(retry_at, due_at) <= clock_timestamp()')
        .orderBy(['due_at', 'id'])
        .forUpdate()
        .skipLocked()
        .first('id', 'uid', 'document_id', 'locale', 'action', 'editor_id', 'draft_hash', 'attempts');
      if (!taken) return;
      await requireNoProblem(strapi, taken);
      await apply(strapi, taken);
      await trx(table)
        .where({ id: taken.id })
        .update({ done_at: trx.raw('clock_timestamp()') });
    });
  } catch (error) {
    if (!taken) throw error;
    if (error instanceof errors.ApplicationError) await fail(strapi, taken, error.message);
    else await retryLater(strapi, taken, error);
  }
  return taken !== undefined;
}

async function apply(strapi: Core.Strapi, { uid, document_id: documentId, locale, action }: Change): Promise<void> {
  const documents = strapi.documents(uid as UID.ContentType);
  if (action === 'publish') await documents.publish({ documentId, locale });
  else await documents.unpublish({ documentId, locale });
}

/** The entry, and what its editor may do, may have changed since it was planned. */
async function requireNoProblem(strapi: Core.Strapi, change: Change): Promise<void> {
  const refused = await findProblems(strapi, change);
  if (refused.length === 0) return;
  const language = toAdminLanguage((await findUser(strapi, change.editor_id))?.preferedLanguage);
  throw new errors.ApplicationError(refused.map((problem) => describeProblem(problem, language)).join('\n'));
}

async function findProblems(strapi: Core.Strapi, change: Change): Promise<Problem[]> {
  const { uid, document_id: documentId, locale, action, editor_id: editorId, draft_hash: plannedHash } = change;
  const key = { uid, documentId, locale };
  const hash = siteType(uid) && (await hashDraft(strapi, key));
  if (!hash) return [{ code: 'schedule.deleted' }];
  if (!(await mayUser(strapi, editorId, 'publish', uid, locale))) return [{ code: 'schedule.permission' }];
  if (action === 'unpublish') return [];
  if (hash !== plannedHash) return [{ code: 'schedule.changed' }];
  return (await checkEntry(strapi, key)).refused;
}

/** Lets later changes go first. */
async function retryLater(strapi: Core.Strapi, change: Change, error: unknown): Promise<void> {
  const { id, attempts } = change;
  strapi.log.error(`schedule: change ${id} failed and is tried again: ${reason(error)}`);
  if (attempts + 1 >= maxAttempts) return fail(strapi, change, reason(error));
  const { connection } = strapi.db;
  const retryAt = connection.raw(`clock_timestamp() + ? * interval '1 second'`, [2 ** attempts]);
  await connection(table)
    .where({ id })
    .update({ attempts: attempts + 1, retry_at: retryAt });
}

/** Marks it as failed and mails the editor, once. */
async function fail(strapi: Core.Strapi, change: Change, problem: string): Promise<void> {
  await strapi.db.transaction(async (transaction) => {
    const trx = transaction.trx as unknown as Query;
    const marked = await trx(table)
      .where({ id: change.id })
      .whereNull('done_at')
      .update({ done_at: trx.raw('clock_timestamp()'), problem });
    const editor = marked ? await findUser(strapi, change.editor_id) : null;
    const type = strapi.contentTypes[change.uid as UID.ContentType];
    if (!editor || !type) return;
    const { uid, document_id: documentId, locale } = change;
    const entry = type.kind === 'singleType' ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
    const path = `content-manager/${entry}?plugins[i18n][locale]=${locale}`;
    const to = { email: editor.email, language: editor.preferedLanguage ?? null };
    const title = await entryTitle(strapi, { uid, documentId, locale });
    await sendMail(strapi, 'schedule-failed', to, { title, problem, path });
  });
}
