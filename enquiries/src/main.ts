/** The process that delivers enquiries. It may be killed at any moment, and there may be several. */
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { environment, readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import type { Sink } from './deliver.ts';
import { openDoor } from './door.ts';
import { eraseEntries } from './erase.ts';
import { deskSink } from './sinks/desk.ts';
import { mailSinks } from './sinks/mail.ts';
import { webhookSink } from './sinks/webhook.ts';
import { forgetOld, startWorker, type Running } from './worker.ts';

const config = readConfig(environment);
// Where it shares a machine with the site: a delivery can wait, a visitor should not.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Facts about deliveries, never what somebody wrote: logs are kept longer than enquiries may be.
const log = pino({ base: { part: 'enquiries' } });
const database = openDatabase(config.DATABASE_URL, (error) => log.warn({ err: error }, 'a connection was lost'));
const desk = deskSink(config);
const mail = mailSinks(config);
const reachable = new Set(config.WEBHOOKS_MAY_REACH);

const sinks = new Map<string, Sink>([
  ['team', mail.team],
  ['receipt', mail.receipt],
  ['desk', desk.put],
  ...config.WEBHOOKS.map((webhook) => [`webhook-${webhook.name}`, webhookSink(webhook, reachable)] as const),
]);
const addresses = new Map(config.WEBHOOKS.map(({ name, url }) => [`webhook-${name}`, url]));

let running: Running | null = null;
let isStopping = false;
const door = openDoor(
  config,
  () => running,
  (error) => log.warn({ err: error }, 'a question could not be answered'),
);

async function start(): Promise<void> {
  while (!running) {
    if (isStopping) return;
    try {
      running = await startWorker({ database, databaseUrl: config.DATABASE_URL, sinks, addresses, log });
      log.info({ sinks: [...sinks.keys()] }, 'delivering');
    } catch (error) {
      log.warn({ err: error }, 'the database cannot be reached; trying again');
      await sleep(1_000);
    }
  }
}

/** Does something now and then for as long as the process lives; what fails is tried the next time. */
function every(seconds: number, what: string, work: (worker: Running) => Promise<number>): void {
  let isBusy = false;
  setInterval(async () => {
    if (!running || isStopping || isBusy) return;
    isBusy = true;
    try {
      const count = await work(running);
      if (count > 0) log.info({ count }, what);
    } catch (error) {
      log.warn({ err: error }, `${what}: failed`);
    } finally {
      isBusy = false;
    }
  }, seconds * 1000);
}

every(30, 'deliveries that were overdue', (worker) => worker.reconcile());
every(30, 'entries to erase from the CMS', () => eraseEntries(database, desk.remove));
every(600, 'enquiries kept long enough', (worker) => forgetOld(worker, config));

process.on('SIGTERM', async () => {
  isStopping = true;
  door.close();
  await running?.stop().catch((error: unknown) => log.warn({ err: error }, 'stopping'));
  mail.close();
  await database.pool.end();
  process.exit(0);
});

await start();
