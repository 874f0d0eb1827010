/**
 * The table `deliveries` is the queue. A worker claims due deliveries, so that no other worker attempts them at the same
 * time, makes one attempt at each, and stores the result with the time of the next attempt. The sink gets the delivery's
 * id as an idempotency key.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from 'database';
import { retryDelaySeconds } from './schedule.ts';
import { enquiryTextColumns, type EnquiryText } from './fields.ts';
import type { Ledger } from './ledger.ts';

export type Delivery = {
  id: string;
  sink: string;
  attempts: number;
  /**
   * `next_at` when it was claimed. If it differs at the end of the attempt, this delivery was queued again meanwhile, for example
   * because the enquiry was marked as answered.
   */
  due: string;
  /** Of the request that sent the enquiry. */
  traceparent: string | null;
  enquiry: EnquiryText & {
    id: string;
    /** The account of the member who sent it while signed in. */
    account: string | null;
    receivedAt: Date;
    readAt: Date | null;
    answeredAt: Date | null;
    suspicion: string | null;
    assignee: string | null;
  };
  /** What an editor has written to the visitor. Only for the sink `reply`. */
  reply: { text: string; editor: string; /** The receipt, to which the mail answers. */ receipt: string | null } | null;
};

/** Delivers an enquiry, or throws. */
export type Sink = (delivery: Delivery) => Promise<void>;

/** A failed attempt, with what the sink said about further attempts. */
export class DeliveryError extends Error {
  /** The receiver's Retry-After, in seconds. */
  retryAfter = 0;
  /** `delivery`: no further attempts at this delivery. `sink`: the sink is disabled and all its deliveries fail. */
  stopRetrying: 'delivery' | 'sink' | null = null;

  constructor(message: string, details: Partial<Pick<DeliveryError, 'retryAfter' | 'stopRetrying'>> = {}) {
    super(message);
    Object.assign(this, details);
  }
}

/** `now` returns null for the database's clock, which all workers share. Tests use a clock of their own. */
export type Worker = {
  database: Database;
  /** Connections whose commits may be lost in a crash. */
  claims: Database;
  sinks: Map<string, Sink>;
  ledger: Ledger;
  now: () => Date | null;
};

export type Outcome = 'delivered' | 'will be retried' | 'failed';

/** Longer than the timeout of any sink. After a worker crashes, its deliveries can be claimed again after this time. */
const claimSeconds = 40;

/**
 * Deliveries that this process is attempting. Claims are committed asynchronously, so a database crash can lose one;
 * this set still prevents a second attempt in the same process.
 */
const inProgress = new Set<string>();

type Result = { outcome: Outcome; error?: string; /** It was queued again during the attempt. */ isDueAgain?: boolean };

export async function attempt(worker: Worker, delivery: Delivery): Promise<Result> {
  try {
    const failure = await send(worker, delivery);
    if (failure) return { outcome: await recordFailure(worker, delivery, failure), error: failure.message };
    // The entry in the CMS is in the same backup as this delivery. What was sent to others cannot be taken back.
    if (delivery.sink !== 'desk') worker.ledger.recordSent(delivery.id);
    const isDueAgain = await retryUntilRecorded(() => recordDelivered(worker, delivery));
    return { outcome: 'delivered', isDueAgain };
  } finally {
    inProgress.delete(delivery.id);
  }
}

async function send(worker: Worker, delivery: Delivery): Promise<DeliveryError | null> {
  try {
    await worker.sinks.get(delivery.sink)!(delivery);
    return null;
  } catch (error) {
    return error instanceof DeliveryError ? error : new DeliveryError(describeError(error));
  }
}

/** Retries while the database is unavailable: if a finished delivery were not recorded, it would be sent again. */
async function retryUntilRecorded<T>(record: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + claimSeconds * 1000;
  for (;;) {
    try {
      return await record();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(200);
    }
  }
}

/**
 * Parameters: $1 sink, $2 current time (null for the database's clock), $3 duration of the claim in seconds, $4 ids of the
 * deliveries in progress, $5 how many to claim. The expression of the due time must match the index deliveries_queue, and
 * `clock` must not be materialized, so that the index is read only up to the current time.
 */
export const claimStatement = `
  with clock as not materialized (select coalesce($2::timestamptz, now()) as time), due as (
    select deliveries.id as due_id from deliveries, clock
    where sink = $1 and (case state when 'pending' then next_at end) <= time
      and (claimed_until is null or claimed_until <= time) and deliveries.id <> all($4::uuid[])
    order by (case state when 'pending' then next_at end) limit $5 for update of deliveries skip locked
  )
  update deliveries set claimed_until = time + $3 * interval '1 second', started_at = coalesce(started_at, time)
  from due, clock where deliveries.id = due_id returning id, next_at::text as due`;

/** Read after the claim: what an editor changed while it was made must be delivered too. */
const readStatement = `
  select deliveries.id as delivery, sink, attempts, enquiries.id, received_at as "receivedAt", ${enquiryTextColumns},
    account, suspicion, traceparent, read_at as "readAt", answered_at as "answeredAt", assignee,
    (select jsonb_build_object('text', text, 'editor', editor, 'receipt', (
       select id from deliveries as receipt where receipt.enquiry = enquiries.id and receipt.sink = 'receipt'
     )) from replies where replies.id = deliveries.reply) as reply
  from deliveries join enquiries on enquiries.id = deliveries.enquiry where deliveries.id = any($1::uuid[])`;

type Row = Delivery['enquiry'] & Pick<Delivery, 'sink' | 'attempts' | 'reply' | 'traceparent'> & { delivery: string };

export async function claimDue({ claims, now }: Worker, sink: string, count: number): Promise<Delivery[]> {
  const values = [sink, now(), claimSeconds, [...inProgress], count];
  const claim = { name: 'claim', text: claimStatement, values };
  const { rows: claimed } = await claims.pool.query<Pick<Delivery, 'id' | 'due'>>(claim);
  if (claimed.length === 0) return [];
  const dueTimes = new Map(claimed.map(({ id, due }) => [id, due]));
  const read = { name: 'claimed', text: readStatement, values: [[...dueTimes.keys()]] };
  const { rows } = await claims.pool.query<Row>(read);
  for (const { delivery } of rows) inProgress.add(delivery);
  return rows.map(({ delivery: id, sink, attempts, reply, traceparent, ...enquiry }) => {
    const due = dueTimes.get(id)!;
    return { id, sink, attempts, due, reply, traceparent, enquiry };
  });
}

/**
 * A delivery that was marked as failed during the attempt counts as delivered. If another delivery was requested during
 * the attempt (`next_at` differs), it stays pending and is due immediately. Returns whether it is.
 */
async function recordDelivered({ database, now }: Worker, { id, due }: Delivery): Promise<boolean> {
  const { rowCount } = await database.pool.query({
    name: 'delivered',
    text: `update deliveries set state = 'delivered', attempts = attempts + 1, delivered_at = coalesce($2, now()), last_error = null, next_at = null,
       claimed_until = null where id = $1 and (state = 'failed' or (state = 'pending' and next_at = $3::timestamptz))`,
    values: [id, now(), due],
  });
  if (rowCount === 1) return false;
  await database.pool.query(`update deliveries set claimed_until = null where id = $1 and state = 'pending'`, [id]);
  return true;
}

/** If another delivery was requested during the attempt (`next_at` differs), it stays due immediately. */
async function recordFailure(
  { database, now }: Worker,
  { id, sink, attempts, due }: Delivery,
  failure: DeliveryError,
): Promise<Outcome> {
  const delay = failure.stopRetrying ? null : retryDelaySeconds(attempts + 1, failure.retryAfter);
  await database.inTransaction(async (client) => {
    if (failure.stopRetrying === 'sink')
      await client.query('update sinks set disabled_because = $2 where name = $1', [sink, failure.message]);
    await client.query(
      `update deliveries set state = $2, attempts = attempts + 1, last_error = $3,
         next_at = coalesce($4, now()) + $5 * interval '1 second'
       where id = $1 and state = 'pending' and next_at = $6::timestamptz`,
      [id, delay === null ? 'failed' : 'pending', failure.message.slice(0, 500), now(), delay, due],
    );
    await client.query('update deliveries set claimed_until = null where id = $1', [id]);
    if (failure.stopRetrying === 'sink')
      await client.query(
        `update deliveries set state = 'failed', last_error = $2, next_at = null where sink = $1 and state = 'pending'`,
        [sink, failure.message],
      );
  });
  return delay === null ? 'failed' : 'will be retried';
}

/** Shown to operators and editors. Sinks must throw errors without the visitor's text: nothing is removed here. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = (error as { code?: string }).code;
  return code && !error.message.includes(code) ? `${error.message} (${code})` : error.message;
}
