/**
 * One attempt at one delivery. The delivery is claimed first, so that no other worker attempts it at the same time. The
 * sink gets the delivery's id as an idempotency key. The result and the job for the next attempt are stored in one
 * transaction.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Database } from 'database';
import { sendJobNow, sendJob } from './jobs.ts';
import { retryDelaySeconds } from './schedule.ts';
import { enquiryTextColumns, type EnquiryText } from './fields.ts';

export type Delivery = {
  id: string;
  sink: string;
  attempts: number;
  /**
   * `next_at` when it was claimed. If it differs at the end of the attempt, this delivery was queued again meanwhile, for example
   * because the enquiry was marked as answered.
   */
  due: string;
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
export type Worker = { database: Database; boss: PgBoss; sinks: Map<string, Sink>; now: () => Date | null };

export type Outcome = 'delivered' | 'will be retried' | 'failed' | 'skipped';

/** Longer than the timeout of any sink. After a worker crashes, its deliveries can be claimed again after this time. */
const claimSeconds = 40;

/**
 * Deliveries that this process is attempting. Claims are committed asynchronously, so a database crash can lose one;
 * this set still prevents a second attempt in the same process.
 */
const inProgress = new Set<string>();

export async function deliver(worker: Worker, id: string): Promise<{ outcome: Outcome; error?: string }> {
  if (inProgress.has(id)) return { outcome: 'skipped' };
  inProgress.add(id);
  try {
    const delivery = await claim(worker, id);
    return delivery ? await attempt(worker, delivery) : { outcome: 'skipped' };
  } finally {
    inProgress.delete(id);
  }
}

async function attempt(worker: Worker, delivery: Delivery): Promise<{ outcome: Outcome; error?: string }> {
  try {
    await worker.sinks.get(delivery.sink)!(delivery);
  } catch (error) {
    const failure = error instanceof DeliveryError ? error : new DeliveryError(describeError(error));
    return { outcome: await recordFailure(worker, delivery, failure), error: failure.message };
  }
  await retryUntilRecorded(() => recordDelivered(worker, delivery));
  return { outcome: 'delivered' };
}

/** Retries while the database is unavailable: if a finished delivery were not recorded, it would be sent again. */
async function retryUntilRecorded(record: () => Promise<void>): Promise<void> {
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
 * Parameters: $1 id of the delivery, $2 current time (null for the database's clock), $3 duration of the claim in
 * seconds.
 */
export const claimStatement = `
  with clock as (select coalesce($2::timestamptz, now()) as time)
  update deliveries set claimed_until = time + $3 * interval '1 second'
  from enquiries, clock where deliveries.id = $1 and enquiries.id = deliveries.enquiry and state = 'pending'
    and next_at <= time + interval '1 second' and (claimed_until is null or claimed_until <= time)
  returning sink, attempts, next_at::text as due, enquiries.id, received_at as "receivedAt", ${enquiryTextColumns},
    account, suspicion, read_at as "readAt", answered_at as "answeredAt", assignee,
    (select jsonb_build_object('text', text, 'editor', editor, 'receipt', (
       select id from deliveries as receipt where receipt.enquiry = enquiries.id and receipt.sink = 'receipt'
     )) from replies where replies.id = deliveries.reply) as reply`;

async function claim({ database, boss, now }: Worker, id: string): Promise<Delivery | null> {
  // Uses the connections of the jobs, which commit asynchronously: a lost claim is harmless, and claiming is faster.
  const { rows } = (await boss.getDb().executeSql(claimStatement, [id, now(), claimSeconds])) as {
    rows: (Delivery['enquiry'] & Pick<Delivery, 'sink' | 'attempts' | 'due' | 'reply'>)[];
  };
  if (rows[0]) {
    const { sink, attempts, due, reply, ...enquiry } = rows[0];
    return { id, sink, attempts, due, reply, enquiry };
  }
  await scheduleAfterClaimExpires({ database, boss, now }, id);
  return null;
}

/** If another worker holds the claim, schedules a job for the time it expires: that worker may have crashed. */
async function scheduleAfterClaimExpires({ database, boss, now }: Omit<Worker, 'sinks'>, id: string): Promise<void> {
  await database.inTransaction(async (client) => {
    const { rows } = await client.query<{ id: string; sink: string; seconds: number }>(
      `select id, sink, extract(epoch from claimed_until - coalesce($2, now()))::float as seconds from deliveries
       where id = $1 and state = 'pending' and claimed_until > coalesce($2, now())`,
      [id, now()],
    );
    for (const claimed of rows) await sendJob(boss, client, claimed, Math.ceil(claimed.seconds) + 1);
  });
}

/**
 * A delivery that was marked as failed during the attempt counts as delivered. If another delivery was requested during
 * the attempt (`next_at` differs), it stays pending and is attempted again immediately.
 */
async function recordDelivered({ database, boss, now }: Worker, { id, due }: Delivery): Promise<void> {
  const { rowCount } = await database.pool.query({
    name: 'delivered',
    text: `update deliveries set state = 'delivered', attempts = attempts + 1, delivered_at = coalesce($2, now()), last_error = null, next_at = null,
       claimed_until = null where id = $1 and (state = 'failed' or (state = 'pending' and next_at = $3::timestamptz))`,
    values: [id, now(), due],
  });
  if (rowCount === 1) return;
  await database.inTransaction(async (client) => {
    const { rows } = await client.query<{ id: string; sink: string }>(
      `update deliveries set claimed_until = null where id = $1 and state = 'pending' returning id, sink`,
      [id],
    );
    for (const requested of rows) await sendJobNow(boss, client, requested);
  });
}

async function recordFailure(
  worker: Worker,
  { id, sink, attempts }: Delivery,
  failure: DeliveryError,
): Promise<Outcome> {
  const { database, boss, now } = worker;
  const delay = failure.stopRetrying ? null : retryDelaySeconds(attempts + 1, failure.retryAfter);
  await database.inTransaction(async (client) => {
    if (failure.stopRetrying === 'sink')
      await client.query('update sinks set disabled_because = $2 where name = $1', [sink, failure.message]);
    await client.query(
      `update deliveries set state = $2, attempts = attempts + 1, last_error = $3, claimed_until = null,
         next_at = coalesce($4, now()) + $5 * interval '1 second' where id = $1 and state = 'pending'`,
      [id, delay === null ? 'failed' : 'pending', failure.message.slice(0, 500), now(), delay],
    );
    if (delay !== null) await sendJob(boss, client, { id, sink }, delay);
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
