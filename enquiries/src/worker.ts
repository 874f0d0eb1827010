/** Background work of the process: attempts due deliveries, deletes expired enquiries. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from 'database';
import { migrateEnquiries, openClaimsDatabase } from './database.ts';
import type { Sink, Worker } from './deliver.ts';
import type { Config } from './config.ts';
import { erase } from './erase.ts';
import type { Ledger } from './ledger.ts';
import { observeStatement } from './metrics.ts';
import { processSink, type Log } from './process-sink.ts';

export type RunningWorker = Worker & {
  stop: () => Promise<void>;
  /** Looks for due deliveries now. */ wake: () => void;
};

type WorkerOptions = {
  database: Database;
  databaseUrl: string;
  sinks: Map<string, Sink>;
  /** The URL of each webhook, by sink name. */
  webhookUrls: Map<string, string>;
  log: Log;
  ledger: Ledger;
  now?: Worker['now'];
  pollMs?: number;
};

/**
 * Mail to the team, receipt to the visitor, the CMS inbox, which is stored under the name `desk`, and replies of editors,
 * which no enquiry has at first.
 */
const ownSinks = ['team', 'receipt', 'desk', 'reply'];
/** Few, so that the mail service and the CMS are not overloaded. Webhooks mostly wait for the network. */
const maxConcurrent = { own: 4, webhook: 8 };
/** Deliveries that take longer are attempted by another worker when their claim expires, with the same id. */
const stopTimeoutMs = 13_000;

export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { database, databaseUrl, sinks, webhookUrls, log, ledger, now = () => null, pollMs = 500 } = options;
  await migrateEnquiries(database);
  const replayed = await ledger.replay(database);
  if (replayed.sent + replayed.erased > 0) log.warn(replayed, 'the database was older than the ledger');
  await registerSinks(database, sinks, webhookUrls);
  const claims = openClaimsDatabase(
    databaseUrl,
    (error) => log.warn({ err: error }, 'lost an idle database connection'),
    observeStatement,
  );
  const worker = { database, claims, sinks, ledger, now };
  const loops = [...sinks.keys()].map((sink) => {
    const max = ownSinks.includes(sink) ? maxConcurrent.own : maxConcurrent.webhook;
    return processSink(worker, sink, { max, pollMs, log });
  });
  return {
    ...worker,
    wake: () => loops.forEach(({ wake }) => wake()),
    stop: async () => {
      const finished = Promise.all(loops.map(({ stop }) => stop()));
      await Promise.race([finished, sleep(stopTimeoutMs, undefined, { ref: false })]);
      await claims.pool.end();
    },
  };
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
