/**
 * One attempt at one delivery. It is claimed, so that nobody else is at it; the sink is called with the delivery's id, so
 * that a repeat is known as one; and what came of it is written down together with the job for the next attempt.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Database } from './database.ts';
import { hurryJob, sendJob } from './jobs.ts';
import { waitAfter } from './schedule.ts';
import type { Letter } from './submit.ts';

export type Delivery = {
  id: string;
  sink: string;
  attempts: number;
  /** When it was due: whoever changes that wants it delivered once more. */
  due: string;
  enquiry: Letter & { id: string; receivedAt: Date; suspicion: string | null; answeredAt: Date | null };
};

/** Hands an enquiry over, or throws. */
export type Sink = (delivery: Delivery) => Promise<void>;

/** Why a sink did not take it, where that says more than "try again". */
export class Refusal extends Error {
  /** Seconds the receiver asked us to wait. */
  retryAfter = 0;
  /** `delivery`: this one will never be taken. `sink`: nothing will. */
  ends: 'delivery' | 'sink' | null = null;

  constructor(message: string, facts: Partial<Pick<Refusal, 'retryAfter' | 'ends'>> = {}) {
    super(message);
    Object.assign(this, facts);
  }
}

/** `now` is null for the database's own clock, which all workers share; tests move one of their own. */
export type Worker = { database: Database; boss: PgBoss; sinks: Map<string, Sink>; now: () => Date | null };

export type Outcome = 'delivered' | 'failed' | 'given up' | 'nothing to do';

/** Longer than any sink takes. Whoever died at it is noticed by then. */
const claimSeconds = 40;

/** What this process is at. A database that crashes may forget a claim; whoever made it does not. */
const atWork = new Set<string>();

export async function deliver(worker: Worker, id: string): Promise<{ outcome: Outcome; error?: string }> {
  if (atWork.has(id)) return { outcome: 'nothing to do' };
  atWork.add(id);
  try {
    const delivery = await claim(worker, id);
    return delivery ? await attempt(worker, delivery) : { outcome: 'nothing to do' };
  } finally {
    atWork.delete(id);
  }
}

async function attempt(worker: Worker, delivery: Delivery): Promise<{ outcome: Outcome; error?: string }> {
  try {
    await worker.sinks.get(delivery.sink)!(delivery);
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal(sayWhy(error));
    return { outcome: await recordFailure(worker, delivery, refusal), error: refusal.message };
  }
  await insist(() => recordDelivered(worker, delivery));
  return { outcome: 'delivered' };
}

/** That something was delivered must not be forgotten because the database is away for a moment: it would be sent again. */
async function insist(work: () => Promise<void>): Promise<void> {
  const until = Date.now() + claimSeconds * 1000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(200);
    }
  }
}

/** Of the delivery with this id ($1), at a time ($2, null for now), for so many seconds ($3). */
export const claimStatement = `
  with clock as (select coalesce($2::timestamptz, now()) as time)
  update deliveries set claimed_until = time + $3 * interval '1 second'
  from enquiries, clock where deliveries.id = $1 and enquiries.id = deliveries.enquiry and state = 'pending'
    and next_at <= time + interval '1 second' and (claimed_until is null or claimed_until <= time)
  returning sink, attempts, next_at::text as due, enquiries.id, received_at as "receivedAt", language, page, name, email, company, topic, message,
    suspicion, answered_at as "answeredAt"`;

async function claim({ database, boss, now }: Worker, id: string): Promise<Delivery | null> {
  // A claim is as fleeting as a job, and is made where jobs are.
  const { rows } = (await boss.getDb().executeSql(claimStatement, [id, now(), claimSeconds])) as {
    rows: (Delivery['enquiry'] & Pick<Delivery, 'sink' | 'attempts' | 'due'>)[];
  };
  if (rows[0]) {
    const { sink, attempts, due, ...enquiry } = rows[0];
    return { id, sink, attempts, due, enquiry };
  }
  await comeBack({ database, boss, now }, id);
  return null;
}

/** Somebody else is at it, and may have died of it: it is looked at again when their claim has run out. */
async function comeBack({ database, boss, now }: Omit<Worker, 'sinks'>, id: string): Promise<void> {
  await database.inTransaction(async (client) => {
    const { rows } = await client.query<{ id: string; sink: string; waits: number }>(
      `select id, sink, extract(epoch from claimed_until - coalesce($2, now()))::float as waits from deliveries
       where id = $1 and state = 'pending' and claimed_until > coalesce($2, now())`,
      [id, now()],
    );
    for (const taken of rows) await sendJob(boss, client, taken, Math.ceil(taken.waits) + 1);
  });
}

/** What was given up meanwhile has arrived after all; what was asked for again meanwhile is still to be delivered. */
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
    for (const asked of rows) await hurryJob(boss, client, asked);
  });
}

async function recordFailure(worker: Worker, { id, sink, attempts }: Delivery, refusal: Refusal): Promise<Outcome> {
  const { database, boss, now } = worker;
  const waits = refusal.ends ? null : waitAfter(attempts + 1, refusal.retryAfter);
  await database.inTransaction(async (client) => {
    if (refusal.ends === 'sink')
      await client.query('update sinks set disabled_because = $2 where name = $1', [sink, refusal.message]);
    await client.query(
      `update deliveries set state = $2, attempts = attempts + 1, last_error = $3, claimed_until = null,
         next_at = coalesce($4, now()) + $5 * interval '1 second' where id = $1 and state = 'pending'`,
      [id, waits === null ? 'failed' : 'pending', refusal.message.slice(0, 500), now(), waits],
    );
    if (waits !== null) await sendJob(boss, client, { id, sink }, waits);
    if (refusal.ends === 'sink')
      await client.query(
        `update deliveries set state = 'failed', last_error = $2, next_at = null where sink = $1 and state = 'pending'`,
        [sink, refusal.message],
      );
  });
  return waits === null ? 'given up' : 'failed';
}

/** What operators and editors read: what happened, without the visitor's words. */
function sayWhy(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = (error as { code?: string }).code;
  return code && !error.message.includes(code) ? `${error.message} (${code})` : error.message;
}
