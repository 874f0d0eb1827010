/**
 * What editors and operators can do with enquiries: read their state, mark as read or answered, release held ones,
 * retry deliveries.
 */
import type { PoolClient } from 'pg';
import type { Database } from 'database';
import { formatReference } from './reference.ts';

export type DeliveryState = {
  id: string;
  sink: string;
  state: 'pending' | 'delivered' | 'failed' | 'held';
  attempts: number;
  lastError: string | null;
  nextAt: Date | null;
  deliveredAt: Date | null;
};

export type Reply = {
  id: string;
  delivery: string;
  text: string;
  editor: string;
  createdAt: Date;
  state: string;
  lastError: string | null;
};

export type EnquiryState = {
  id: string;
  /** The short form of the id that the visitor knows. */
  reference: string;
  assignee: string | null;
  note: string;
  replies: Reply[];
  readAt: Date | null;
  answeredAt: Date | null;
  suspicion: string | null;
  deliveries: DeliveryState[];
};

export async function readEnquiryState({ pool }: Database, id: string): Promise<EnquiryState | null> {
  const { rows } = await pool.query<Omit<EnquiryState, 'deliveries' | 'replies' | 'reference'>>(
    'select id, read_at as "readAt", answered_at as "answeredAt", suspicion, assignee, note from enquiries where id = $1',
    [id],
  );
  if (!rows[0]) return null;
  const { rows: deliveries } = await pool.query<DeliveryState>(
    `select id, sink, state, attempts, last_error as "lastError", next_at as "nextAt", delivered_at as "deliveredAt"
     from deliveries where enquiry = $1 and reply is null order by sink`,
    [id],
  );
  const { rows: replies } = await pool.query<Reply>(
    `select replies.id, deliveries.id as delivery, text, editor, created_at as "createdAt", state, last_error as "lastError"
     from replies join deliveries on deliveries.reply = replies.id where replies.enquiry = $1 order by created_at`,
    [id],
  );
  return { ...rows[0], reference: formatReference(id), deliveries, replies };
}

/** The CMS entry is updated by delivering it again. */
const cmsEntry = `enquiry = $1 and sink = 'desk'`;
/** Replies have a sink of their own, which new enquiries do not have. */
const isInUse = `(sinks.listed or sinks.name = 'reply')`;

/** Records when an editor first opened it. Later calls change nothing. */
export async function markRead(database: Database, id: string): Promise<boolean> {
  return database.inTransaction(async (client) => {
    const { rowCount } = await client.query('update enquiries set read_at = now() where id = $1 and read_at is null', [
      id,
    ]);
    if (rowCount === 1) await requeue(client, cmsEntry, [id]);
    return (await client.query('select from enquiries where id = $1', [id])).rowCount === 1;
  });
}

export async function markAnswered(database: Database, id: string, answered: boolean): Promise<boolean> {
  return database.inTransaction(async (client) => {
    const { rowCount } = await client.query(
      'update enquiries set answered_at = case when $2 then coalesce(answered_at, now()) end where id = $1',
      [id, answered],
    );
    await requeue(client, cmsEntry, [id]);
    return rowCount === 1;
  });
}

/** Stores a reply and queues its mail, once for each key. The enquiry counts as answered. */
export async function replyToEnquiry(
  database: Database,
  id: string,
  { key, text, editor }: { key: string; text: string; editor: string },
): Promise<boolean> {
  return database.inTransaction(async (client) => {
    const { rowCount } = await client.query(
      'update enquiries set answered_at = coalesce(answered_at, now()) where id = $1',
      [id],
    );
    if (rowCount !== 1) return false;
    const { rowCount: added } = await client.query(
      'insert into replies (id, enquiry, text, editor) values ($1, $2, $3, $4) on conflict do nothing',
      [key, id, text, editor],
    );
    if (added === 0) return true;
    await client.query(
      `insert into deliveries (enquiry, sink, reply, state, next_at) values ($1, 'reply', $2, 'pending', now())`,
      [id, key],
    );
    await requeue(client, cmsEntry, [id]);
    return true;
  });
}

/** Sets who handles an enquiry, and the internal note. What is not given stays. */
export async function setHandling(
  database: Database,
  id: string,
  { assignee, note }: { assignee?: string | null | undefined; note?: string | undefined },
): Promise<boolean> {
  return database.inTransaction(async (client) => {
    const { rowCount } = await client.query(
      `update enquiries set assignee = case when $2 then $3 else assignee end, note = coalesce($4, note) where id = $1`,
      [id, assignee !== undefined, assignee ?? null, note ?? null],
    );
    await requeue(client, cmsEntry, [id]);
    return rowCount === 1;
  });
}

/** Clears the suspicion of spam and queues the deliveries that were held. */
export async function releaseEnquiry(database: Database, id: string): Promise<boolean> {
  return database.inTransaction(async (client) => {
    const { rowCount } = await client.query('update enquiries set suspicion = null where id = $1', [id]);
    await requeue(client, `enquiry = $1 and state = 'held' or ${cmsEntry}`, [id]);
    return rowCount === 1;
  });
}

/** No attempt is in progress. A delivery that is queued again during an attempt would be sent a second time. */
const isIdle = `(claimed_until is null or claimed_until < now())`;

/** Queues a delivery immediately, unless it is being attempted at the moment. */
export async function retryDelivery(database: Database, delivery: string): Promise<boolean> {
  return database.inTransaction(async (client) => {
    await requeue(client, `id = $1 and state in ('failed', 'pending') and ${isIdle}`, [delivery]);
    return (await client.query('select from deliveries where id = $1', [delivery])).rowCount === 1;
  });
}

/**
 * Restarts the retry schedule of deliveries that have failed or wait for their next attempt, 200 per transaction, and
 * enables their sinks again.
 */
export async function redriveDeliveries(
  database: Database,
  { sink, onProgress }: { sink?: string | undefined; onProgress?: (done: number, all: number) => void },
): Promise<number> {
  const waiting = `(state = 'failed' or (state = 'pending' and attempts > 0)) and ${isIdle}
    and ($1::text is null or sink = $1) and sink in (select name from sinks where ${isInUse})`;
  await database.pool.query('update sinks set disabled_because = null where $1::text is null or name = $1', [
    sink ?? null,
  ]);
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from deliveries where ${waiting}`,
    [sink ?? null],
  );
  const all = rows[0]!.count;
  let done = 0;
  while (done < all) {
    const batch = `id in (select id from deliveries where ${waiting} limit 200)`;
    const count = await database.inTransaction((client) => requeue(client, batch, [sink ?? null]));
    if (count === 0) break;
    done += count;
    onProgress?.(done, all);
  }
  return done;
}

async function requeue(client: PoolClient, condition: string, values: unknown[]): Promise<number> {
  const { rowCount } = await client.query(
    `update deliveries set state = 'pending', attempts = 0, next_at = now() where ${condition}`,
    values,
  );
  return rowCount!;
}

/** Counts per sink and the deliveries that are stuck: for the editors' home page, metrics and operators. */
export async function summarizeDeliveries({ pool }: Database) {
  const { rows } = await pool.query<{
    sink: string;
    disabledBecause: string | null;
    pending: number;
    failed: number;
    oldest: number | null;
  }>(
    `select sinks.name as sink, disabled_because as "disabledBecause", count(deliveries.id) filter (where state = 'pending')::int as pending,
       count(deliveries.id) filter (where state = 'failed')::int as failed,
       extract(epoch from now() - min(received_at) filter (where state = 'pending'))::float as oldest
     from sinks left join deliveries on sink = sinks.name and state in ('pending', 'failed')
       left join enquiries on enquiries.id = enquiry
     where ${isInUse} group by sinks.name order by sinks.name`,
  );
  const { rows: stuck } = await pool.query<{ id: string; sink: string; state: string; lastError: string }>(
    `select enquiry as id, sink, state, last_error as "lastError"
     from deliveries join enquiries on enquiries.id = enquiry join sinks on sinks.name = sink
     where ${isInUse} and (state = 'failed' or (state = 'pending' and received_at < now() - interval '15 minutes'))
     order by received_at desc limit 20`,
  );
  return { sinks: rows, stuck };
}
