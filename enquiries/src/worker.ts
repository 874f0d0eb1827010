/** Everything the process does by itself: takes jobs, finds deliveries that nobody is about to try, deletes what is old. */
import type { JobResult } from 'pg-boss';
import { ensureQueue, giveUp, ownSinks, sendJob, startJobs, type Job } from './jobs.ts';
import { migrate, type Database } from './database.ts';
import { deliver, type Sink, type Worker } from './deliver.ts';
import type { Config } from './config.ts';
import { erase } from './erase.ts';

type Log = { info: (facts: object, words: string) => void; warn: (facts: object, words: string) => void };

export type Running = Worker & { stop: () => Promise<void>; reconcile: () => Promise<number> };

type Wanted = {
  database: Database;
  databaseUrl: string;
  sinks: Map<string, Sink>;
  /** Where each webhook leads. */
  addresses: Map<string, string>;
  log: Log;
  clock?: NonNullable<Parameters<typeof startJobs>[1]['clock']>;
};

export async function startWorker({ database, databaseUrl, sinks, addresses, log, clock }: Wanted): Promise<Running> {
  await migrate(database);
  const boss = await startJobs(databaseUrl, {
    supervise: true,
    onError: (error) => log.warn({ err: error }, 'jobs cannot be read'),
    ...(clock && { clock }),
  });
  const now = () => (clock ? new Date(clock.now()) : null);
  let isStopping = false;
  const worker = { database, boss, sinks, now, isStopping: () => isStopping };
  try {
    for (const webhook of addresses.keys()) await ensureQueue(boss, webhook);
    await listSinks(database, sinks, addresses);
    for (const sink of sinks.keys()) await work(worker, sink, log);
  } catch (error) {
    await giveUp(boss);
    throw error;
  }
  const stop = () => {
    isStopping = true;
    // What takes longer is somebody else's when its claim has run out, and arrives with the same id.
    return boss.stop({ graceful: true, timeout: 13_000 });
  };
  return { ...worker, stop, reconcile: () => reconcile(worker) };
}

/** Tells whoever takes in enquiries where they go. A webhook with a new address gets a new chance. */
async function listSinks({ pool }: Database, sinks: Map<string, Sink>, addresses: Map<string, string>): Promise<void> {
  for (const name of sinks.keys()) {
    await pool.query(
      `insert into sinks (name, address) values ($1, $2) on conflict (name) do update set address = excluded.address, listed = true,
         disabled_because = case when sinks.address is distinct from excluded.address then null else sinks.disabled_because end`,
      [name, addresses.get(name) ?? null],
    );
  }
  await pool.query('update sinks set listed = false where not name = any($1)', [[...ownSinks, ...sinks.keys()]]);
  await pool.query(
    `update deliveries set state = 'failed', next_at = null, last_error = 'It is no longer in the settings.'
     where state = 'pending' and sink in (select name from sinks where not listed)`,
  );
}

/**
 * Jobs are fetched many at a time, twice a second: being told of each one by the database costs it more than the work itself
 * when many come. Of those, a few are at work together: the mail service and the CMS are ours, and quick, and must not be
 * fallen upon by a crowd; webhooks are mostly waited for.
 */
async function work(worker: Worker & { isStopping: () => boolean }, sink: string, log: Log): Promise<void> {
  const options = {
    batchSize: 50,
    localConcurrency: 2,
    pollingIntervalSeconds: 0.5,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await worker.boss.work<Job, unknown, typeof options>(sink, options, async (jobs) => {
    const waiting = [...jobs];
    const results: JobResult[] = [];
    const attend = async () => {
      // What is not begun when time is up, or the process is about to end, is somebody else's.
      for (let job = waiting.shift(); job && !job.signal.aborted && !worker.isStopping(); job = waiting.shift())
        results.push({ id: job.id, status: await attempt(worker, sink, job.data.delivery, log) });
    };
    await Promise.all(Array.from({ length: ownSinks.includes(sink) ? 2 : 5 }, attend));
    return results;
  });
}

async function attempt(worker: Worker, sink: string, delivery: string, log: Log): Promise<JobResult['status']> {
  try {
    const { outcome, error } = await deliver(worker, delivery);
    log.info({ delivery, sink, outcome, ...(error && { error }) }, 'delivery');
    return 'completed';
  } catch (error) {
    // The record could not be read or written: the job stays, and is tried again.
    log.warn({ delivery, sink, err: error }, 'the record cannot be reached');
    return 'failed';
  }
}

/** The record is the truth: whatever should have been tried a minute ago and was not is given a job. Answers how many. */
export async function reconcile({ database, boss, now }: Worker): Promise<number> {
  const { rows } = await database.pool.query<{ id: string; sink: string }>(
    // As the index deliveries_due_at has it.
    `select id, sink from deliveries where (case state when 'pending' then next_at end) < coalesce($1, now()) - interval '1 minute'
       and (claimed_until is null or claimed_until < coalesce($1, now())) order by next_at limit 1000`,
    [now()],
  );
  for (const overdue of rows) await database.inTransaction((client) => sendJob(boss, client, overdue));
  return rows.length;
}

/** Deletes what has been kept long enough, a thousand at a time. */
export async function forgetOld({ database, now }: Worker, { ENQUIRIES_KEEP_MONTHS: months }: Config): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from enquiries where received_at < coalesce($1, now()) - $2 * interval '1 month' limit 1000`,
      [now(), months],
    );
    await erase(
      database,
      rows.map(({ id }) => id),
    );
    forgotten += rows.length;
    if (rows.length < 1000) return forgotten;
  }
}
