/** The worker writes and deletes the entries of enquiries. */
import type { Core } from '@strapi/strapi';
import { runAfterResponse } from '../accounts/after-response';
import { removeMessageState, showMessageState } from '../accounts/live/messages';
import { enquiryTable } from './enquiry-type';

/** What the visitor entered, language and page; without the message, which has no length limit. */
const shortFields = ['name', 'company', 'email', 'topic', 'language', 'page'];

type Context = { params: { id: string }; request: { body?: Record<string, string | null> }; body: unknown };

export async function putEntry(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const body = ctx.request.body ?? {};
  const short = (name: string) => body[name]?.slice(0, 255) ?? null;
  const row = {
    document_id: ctx.params.id,
    ...Object.fromEntries(shortFields.map((name) => [name, short(name)])),
    message: body.message,
    account: short('account'),
    received_at: parseTime(body.receivedAt),
    read_at: parseTime(body.readAt),
    answered_at: parseTime(body.answeredAt),
    suspicion: short('suspicion'),
    assignee: short('assignee'),
    created_at: new Date(),
    updated_at: new Date(),
    published_at: new Date(),
  };
  await strapi.db
    .connection(enquiryTable)
    .insert(row)
    .onConflict('document_id')
    .merge(['account', 'read_at', 'answered_at', 'suspicion', 'assignee', 'updated_at']);
  ctx.body = {};
  runAfterResponse(strapi, () => showMessageState(strapi, row, ctx.params.id));
}

/**
 * Strapi stores times without a time zone, in its own. A Date is converted to it; a string would be stored as it is.
 */
function parseTime(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

export async function removeEntry(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { id } = ctx.params;
  const { connection } = strapi.db;
  const [row] = await connection(enquiryTable).where({ document_id: id }).delete().returning(['account', 'email']);
  ctx.body = {};
  if (row) runAfterResponse(strapi, () => removeMessageState(strapi, row, id));
}
