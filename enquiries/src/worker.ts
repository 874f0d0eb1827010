/** Background work of the process: runs jobs, queues overdue deliveries again, deletes expired enquiries. */
import type { Database } from 'database';
import type { JobResult } from 'pg-boss';
import { ensureQueue, stopImmediately, ownSinks, sendJob, startJobs, type Job } from './jobs.ts';
import { migrateEnquiries } from './database.ts';
import { deliver, type Sink, type Worker } from './deliver.ts';
import type { Config } from './config.ts';
import { erase } from './erase.ts';

type Log = { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void };

export type RunningWorker = Worker & { stop: () => Promise<void>; reconcile: () => Promise<number> };

type WorkerOptions = {
  database: Database;
  databaseUrl: string;
  sinks: Map<string, Sink>;
  /** The URL of each webhook, by sink name. */
  webhookUrls: Map<string, string>;
  log: Log;
  clock?: NonNullable<Parameters<typeof startJobs>[1]['clock']>;
};

export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { database, databaseUrl, sinks, webhookUrls, log, clock } = options;
  await migrateEnquiries(database);
  const boss = await startJobs(databaseUrl, {
    supervise: true,
    onError: (error) => log.warn({ err: error }, 'job queue failed'),
    ...(clock && { clock }),
  });
  const now = () => (clock ? new Date(clock.now()) : null);
  let isStopping = false;
  const worker = { database, boss, sinks, now, isStopping: () => isStopping };
  try {
    for (const webhook of webhookUrls.keys()) await ensureQueue(boss, webhook);
    await registerSinks(database, sinks, webhookUrls);
    for (const sink of sinks.keys()) await processQueue(worker, sink, log);
  } catch (error) {
    await stopImmediately(boss);
    throw error;
  }
  const stop = () => {
    isStopping = true;
    // Deliveries that take longer are attempted by another worker when their claim expires, with the same id.
    return boss.stop({ graceful: true, timeout: 13_000 });
  };
  return { ...worker, stop, reconcile: () => reconcile(worker) };
}

/** Writes the sinks to the table that `submit` reads. A disabled webhook is enabled again when its URL has changed. */
async function registerSinks({ pool }: Database, sinks: Map<string, Sink>, urls: Map<string, string>): Promise<void> {
  for (const name of sinks.keys()) {
    if (name === 'reply') continue;
    await pool.query(
      `insert into sinks (name, address) values ($1, $2) on conflict (name) do update set address = excluded.address, listed = true,
         disabled_because = case when sinks.address is distinct from excluded.address then null else sinks.disabled_because end`,
      [name, urls.get(name) ?? null],
    );
  }
  await pool.query('update sinks set listed = false where not name = any($1)', [[...ownSinks, ...sinks.keys()]]);
  await pool.query(
    `update deliveries set state = 'failed', next_at = null, last_error = 'The webhook is no longer in the settings.'
     where state = 'pending' and sink in (select name from sinks where not listed and name <> 'reply')`,
  );
}

/**
 * Jobs are polled twice a second in batches: under load, a notification per job costs the database more than the job
 * itself. Concurrency within a batch: 2 for our own sinks, so that the mail service and the CMS are not overloaded, and
 * 5 for webhooks, which mostly wait for the network.
 */
async function processQueue(worker: Worker & { isStopping: () => boolean }, sink: string, log: Log): Promise<void> {
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
    const processNext = async () => {
      // Jobs not started when the batch times out or the process stops go to another worker.
      for (let job = waiting.shift(); job && !job.signal.aborted && !worker.isStopping(); job = waiting.shift())
        results.push({ id: job.id, status: await attempt(worker, sink, job.data.delivery, log) });
    };
    await Promise.all(Array.from({ length: ownSinks.includes(sink) ? 2 : 5 }, processNext));
    return results;
  });
}

async function attempt(worker: Worker, sink: string, delivery: string, log: Log): Promise<JobResult['status']> {
  try {
    const { outcome, error } = await deliver(worker, delivery);
    log.info({ delivery, sink, outcome, ...(error && { error }) }, 'delivery');
    return 'completed';
  } catch (error) {
    // The delivery could not be read or updated: pg-boss retries the job.
    log.warn({ delivery, sink, err: error }, 'delivery could not be read or updated');
    return 'failed';
  }
}

/**
 * Queues jobs for deliveries that are overdue by more than a minute, in case their jobs were lost. Returns their
 * number.
 */
export async function reconcile({ database, boss, now }: Worker): Promise<number> {
  const { rows } = await database.pool.query<{ id: string; sink: string }>(
    // The expression must match the index deliveries_due_at.
    `select id, sink from deliveries where (case state when 'pending' then next_at end) < coalesce($1, now()) - interval '1 minute'
       and (claimed_until is null or claimed_until < coalesce($1, now())) order by next_at limit 1000`,
    [now()],
  );
  for (const overdue of rows) await database.inTransaction((client) => sendJob(boss, client, overdue));
  return rows.length;
}

/** Deletes enquiries that are older than the retention period, a thousand at a time. */
export async function deleteExpired(
  { database, now }: Worker,
  { ENQUIRIES_KEEP_MONTHS: months }: Config,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from enquiries where received_at < coalesce($1, now()) - $2 * interval '1 month' limit 1000`,
      [now(), months],
    );
    await erase(
      database,
      rows.map(({ id }) => id),
    );
    deleted += rows.length;
    if (rows.length < 1000) return deleted;
  }
}
