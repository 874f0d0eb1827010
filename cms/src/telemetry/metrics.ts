/** Metrics for operators, in Prometheus text format on the port METRICS_PORT (docs/monitoring.md). */
import { createServer, type Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const registry = new Registry();
const registers = [registry];

collectDefaultMetrics({ register: registry });

export const requestSeconds = new Histogram({
  name: 'duet_cms_request_seconds',
  help: 'Duration of requests that reached the CMS, by the path of the route.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});
export const databaseSeconds = new Histogram({
  name: 'duet_database_seconds',
  help: 'Duration of database statements, by what they do.',
  labelNames: ['statement', 'outcome'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  registers,
});
export const purgeSeconds = new Histogram({
  name: 'duet_purge_seconds',
  help: 'From a publication to the confirmation of its purge by an edge.',
  labelNames: ['edge'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300],
  registers,
});
export const visibleSeconds = new Histogram({
  name: 'duet_publish_visible_seconds',
  help: 'From a publication until its page was read back through the public URL.',
  buckets: [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2.5, 5, 15, 60, 300],
  registers,
});
export const accountMails = new Counter({
  name: 'duet_account_mails_total',
  help: 'Attempts to send mails about accounts.',
  labelNames: ['outcome'],
  registers,
});

export const ledgerFailures = new Counter({
  name: 'duet_ledger_failures_total',
  help: 'How often the ledger beside the backups could not be read or written.',
  registers,
});

// A counter that appears with its first event shows no increase by it.
for (const outcome of ['sent', 'rejected', 'expired', 'will be retried']) accountMails.inc({ outcome }, 0);

const waiting = new Gauge({
  name: 'duet_cms_waiting',
  help: 'Work of the CMS that is due and not done.',
  labelNames: ['work'],
  registers,
});
const waitingSeconds = new Gauge({
  name: 'duet_cms_waiting_seconds',
  help: 'How long the oldest work of the CMS has been due.',
  labelNames: ['work'],
  registers,
});

const clockOffset = new Gauge({
  name: 'duet_clock_offset_seconds',
  help: 'By how many seconds the clock of this process is ahead of that of the database.',
  registers,
});

/** Counted in the database, so every CMS process reports the same. */
const countsOfWaiting = `
  select 'purges' as work, count(*)::int as count, extract(epoch from clock_timestamp() - min(published_at))::float as age
    from purges join publications on publications.id = publication_id where acknowledged_at is null and pass = 1
  union all select 'publications', count(*)::int, extract(epoch from clock_timestamp() - min(published_at))::float
    from publications where live_at is null and uid <> 'purge'
  union all select 'content store', count(*)::int, extract(epoch from clock_timestamp() - min(published_at))::float
    from publications where id > (select min(complete_as_of) from content_queries)
  union all select 'unfilled queries', count(*)::int, extract(epoch from clock_timestamp() - min(announced_at))::float
    from content_queries where complete_as_of is null
  union all select 'account mails', count(*)::int, extract(epoch from clock_timestamp() - min(created_at))::float
    from account_mails
  union all select 'plans', count(*)::int, extract(epoch from clock_timestamp() - min(due_at))::float
    from scheduled_changes where done_at is null and problem is null and due_at < clock_timestamp()`;

type Count = { work: string; count: number; age: number | null };

async function countWaiting({ db }: Core.Strapi): Promise<void> {
  const { rows } = (await db.connection.raw(countsOfWaiting)) as { rows: Count[] };
  for (const { work, count, age } of rows) {
    waiting.set({ work }, count);
    waitingSeconds.set({ work }, age ?? 0);
  }
}

async function measureClockOffset({ db }: Core.Strapi): Promise<void> {
  const before = Date.now();
  const { rows } = await db.connection.raw('select extract(epoch from clock_timestamp())::float as time');
  clockOffset.set((before + Date.now()) / 2_000 - rows[0].time);
}

let server: Server | undefined;

export function startMetrics(strapi: Core.Strapi): Server | undefined {
  const port = strapi.config.get<number>('monitoring.metricsPort');
  if (!port) return undefined;
  server = createServer(async (_, response) => {
    try {
      await measureClockOffset(strapi);
      await countWaiting(strapi);
    } catch (error) {
      // The other metrics are useful without the database.
      strapi.log.warn(`metrics: the database cannot be read: ${(error as Error).message}`);
    }
    response.end(await registry.metrics());
  })
    .listen(port, strapi.config.get<string>('server.host'))
    .on('error', (error) => strapi.log.error(`The metrics cannot be served: ${error.message}`));
  return server;
}

export function stopMetrics(): void {
  server?.close();
  server?.closeAllConnections();
}
