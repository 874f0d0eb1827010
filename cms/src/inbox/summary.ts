import type { Core } from '@strapi/strapi';
import { enquiryTable } from './enquiry-type';
import { forwardToWorker } from './worker-api';

type Context = { status: number; body: unknown };

/**
 * For the widget on the home page: new and stuck enquiries, and their number by day and language in the last 14 days.
 */
export async function summarize(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { connection } = strapi.db;
  const { rows } = await connection.raw(
    `select to_char(day, 'YYYY-MM-DD') as day,
       coalesce((select jsonb_object_agg(language, count) from (
         select language, count(*)::int from ${enquiryTable} where received_at::date = day and suspicion is null group by language
       ) languages), '{}') as counts
     from generate_series(current_date - 13, current_date, interval '1 day') day order by day`,
  );
  // Strapi's database driver returns JSON as text.
  const days = rows.map(({ day, counts }: Record<'day' | 'counts', string>) => ({ day, counts: JSON.parse(counts) }));
  const unanswered = connection(enquiryTable).whereNull('answered_at').whereNull('suspicion');
  const newest = await unanswered
    .clone()
    .orderBy('received_at', 'desc')
    .limit(5)
    .select('document_id as id', 'name', 'topic', 'language', 'received_at as receivedAt');
  const unansweredCount = await unanswered.clone().count({ count: '*' }).first();
  const suspects = await connection(enquiryTable).whereNotNull('suspicion').count({ count: '*' }).first();
  await forwardToWorker(strapi, ctx, 'GET', '/summary');
  const delivery = ctx.status === 200 ? ctx.body : null;
  ctx.status = 200;
  ctx.body = { days, new: Number(unansweredCount?.count), suspects: Number(suspects?.count), newest, delivery };
}
