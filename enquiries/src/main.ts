/** The enquiries worker process. It can be killed at any time, and several can run in parallel. */
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { startTracing, traceFields } from 'telemetry';
import { withoutRowValues } from 'telemetry/log-error';
import locales from '../../locales.json' with { type: 'json' };
import { environment, readConfig } from './config.ts';
import { openEnquiriesDatabase } from './database.ts';
import type { Sink } from './deliver.ts';
import { startServer } from './http-server.ts';
import { eraseCmsEntries } from './erase.ts';
import { noLedger, openLedger } from './ledger.ts';
import { ledgerFailures, observeStatement } from './metrics.ts';
import { cmsInboxSink } from './sinks/cms-inbox.ts';
import { createMailSinks } from './sinks/mail.ts';
import { requireMailTranslations } from './sinks/mail-translations.ts';
import { webhookSink } from './sinks/webhook.ts';
import { deleteExpired, startWorker, type RunningWorker } from './worker.ts';

const config = readConfig(environment);
requireMailTranslations(locales.map(({ code }) => code));
// On a machine shared with the web, requests of visitors take precedence over deliveries.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Logs must not contain what visitors wrote: they may be retained longer than enquiries.
const log = pino({
  base: { part: 'enquiries' },
  mixin: traceFields,
  serializers: { err: (error: Error) => withoutRowValues(pino.stdSerializers.err(error)) },
});
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'the process ends because of an error');
  process.exit(1);
});
const endTracing = startTracing('enquiries', config.OTEL_EXPORTER_OTLP_ENDPOINT);
const database = openEnquiriesDatabase(
  config.DATABASE_URL,
  (error) => log.warn({ err: error }, 'lost an idle database connection'),
  observeStatement,
);
const inbox = cmsInboxSink(config);
const mailSinks = createMailSinks(config);
const allowedHosts = new Set(config.WEBHOOKS_MAY_REACH);

const sinks = new Map<string, Sink>([
  ['team', mailSinks.team],
  ['reply', mailSinks.reply],
  ['receipt', mailSinks.receipt],
  ['desk', inbox.put],
  ...config.WEBHOOKS.map((webhook) => [`webhook-${webhook.name}`, webhookSink(webhook, allowedHosts)] as const),
]);
const webhookUrls = new Map(config.WEBHOOKS.map(({ name, url }) => [`webhook-${name}`, url]));

let running: RunningWorker | null = null;
let isStopping = false;
const server = startServer(
  config,
  () => running,
  (error) => log.warn({ err: error }, 'request failed'),
);

function onLedgerError(error: unknown): void {
  ledgerFailures.inc();
  log.error({ err: error }, 'the ledger (LEDGER_FOLDER) cannot be read or written');
}

async function start(): Promise<void> {
  while (!running) {
    if (isStopping) return;
    try {
      const ledger = config.LEDGER_FOLDER ? openLedger(config.LEDGER_FOLDER, onLedgerError) : noLedger;
      running = await startWorker({ database, databaseUrl: config.DATABASE_URL, sinks, webhookUrls, log, ledger });
      log.info({ sinks: [...sinks.keys()] }, 'worker started');
    } catch (error) {
      log.warn({ err: error }, 'worker could not start; retrying in 1 s');
      await sleep(1_000);
    }
  }
}

/** Runs a task periodically while the worker runs. A failure is logged; the task runs again at the next interval. */
function runEvery(seconds: number, what: string, task: (worker: RunningWorker) => Promise<number>): void {
  let isBusy = false;
  setInterval(async () => {
    if (!running || isStopping || isBusy) return;
    isBusy = true;
    try {
      const count = await task(running);
      if (count > 0) log.info({ count }, what);
    } catch (error) {
      log.warn({ err: error }, `${what}: failed`);
    } finally {
      isBusy = false;
    }
  }, seconds * 1000);
}

runEvery(30, 'CMS entries to be deleted again', () => eraseCmsEntries(database, inbox.remove));
runEvery(600, 'deleted expired enquiries', (worker) => deleteExpired(worker, config));

process.on('SIGTERM', async () => {
  isStopping = true;
  server.close();
  await running?.stop().catch((error: unknown) => log.warn({ err: error }, 'stopping failed'));
  mailSinks.close();
  await database.pool.end();
  await endTracing().catch(() => {});
  process.exit(0);
});

await start();
