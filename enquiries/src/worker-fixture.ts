/** A worker for tests: on a real PostgreSQL, with fake sinks and a manual clock. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { startTemporaryPostgres } from 'stack/temporary-postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { openEnquiriesDatabase } from './database.ts';
import type { Sink } from './deliver.ts';
import { openLedger } from './ledger.ts';
import { readEnquiryState } from './enquiry-actions.ts';
import { openEnquiries, type Enquiries, type Enquiry } from './submit.ts';
import { startWorker, type RunningWorker } from './worker.ts';

export const hour = 3_600_000;

let postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>;
export let enquiries: Enquiries;
export let worker: RunningWorker;
/** The worker's clock. It stands still until a test moves it. */
export const clock = { time: 0, now: () => clock.time };

/** The calls of each sink, as [delivery, time], and what it does when it is called. */
export const calls = new Map<string, [string, number][]>();
export const behaviour = new Map<string, () => Promise<void>>();

function fakeSink(name: string): Sink {
  return async (delivery) => {
    calls.get(name)!.push([delivery.id, clock.now()]);
    if (delivery.reply) sentReplies.push(delivery.reply.text);
    await behaviour.get(name)?.();
  };
}

/** The sinks to which each enquiry is delivered. */
export const sinks = new Map(['team', 'receipt', 'desk', 'webhook-crm'].map((name) => [name, fakeSink(name)]));
const allSinks = new Map([...sinks, ['reply', fakeSink('reply')]]);
/** The texts of the replies that were sent. */
export const sentReplies: string[] = [];

/** Of all workers of this file. */
const ledgerFolder = mkdtempSync(resolve(tmpdir(), 'ledger-'));
export const ledger = openLedger(ledgerFolder, (error) => expect.unreachable(String(error)));

const silentLog = { info: () => {}, warn: () => {} };
const ignore = () => {};

const webhookUrls = new Map([['webhook-crm', 'https://crm.example/hook']]);

/** Starts the database for the tests of a file, and a worker for each of them. */
export function useWorker(): void {
  beforeAll(async () => {
    postgres = await startTemporaryPostgres('enquiries');
    enquiries = openEnquiries(postgres.url, ignore);
    await enquiries.warmUp();
  });

  /** A new worker and clock for each test, so that a test that fails midway does not affect the next. */
  beforeEach(async () => {
    // `received_at` uses the database's clock. The test's clock is ahead of it by more than any test takes.
    clock.time = Date.now() + hour;
    behaviour.clear();
    for (const name of allSinks.keys()) calls.set(name, []);
    sentReplies.splice(0);
    await enquiries.database.pool.query(
      `delete from enquiries; delete from erasures; update sinks set disabled_because = null`,
    );
    const database = openEnquiriesDatabase(postgres.url, ignore);
    worker = await startWorker({
      database,
      databaseUrl: postgres.url,
      sinks: allSinks,
      webhookUrls,
      log: silentLog,
      ledger,
      now: () => new Date(clock.time),
      // It looks for due deliveries when it starts; after that only when the clock moves.
      pollMs: 1_000_000_000,
    });
  });

  afterEach(async () => {
    for (const finish of unfinished.splice(0)) finish();
    await worker.stop();
    await worker.database.pool.end();
  });

  afterAll(async () => {
    await enquiries.database.pool.end();
    await postgres.stop();
    rmSync(ledgerFolder, { recursive: true });
  });
}

let created = 0;

export function anEnquiry(changes: Partial<Enquiry> = {}): Enquiry {
  created += 1;
  return {
    key: `form-${created}`,
    language: 'pl',
    page: '/pl/pricing',
    name: 'Zofia Ćwik',
    email: 'zofia@example.com',
    company: '',
    topic: 'pricing',
    message: `A question, number ${created}`,
    consent: 'Yes.',
    account: null,
    suspicion: null,
    ...changes,
  };
}

const unfinished: (() => void)[] = [];

/** Blocks a sink until the returned function is called. */
export function hold(sink: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  behaviour.set(sink, () => promise);
  unfinished.push(resolve);
  return resolve;
}

/** Moves the clock and waits until all due deliveries are attempted, except `held` ones whose sinks are blocked. */
export async function passTime(ms: number, held = 0): Promise<void> {
  clock.time += ms;
  const unfinished = async () => {
    worker.wake();
    const isClaimed = 'claimed_until > $1';
    const { rows } = await worker.database.pool.query<{ count: number }>(
      `select count(*)::int as count from deliveries where state = 'pending' and (next_at <= $1 or ${isClaimed})`,
      [new Date(clock.time)],
    );
    return rows[0]!.count;
  };
  await expect.poll(unfinished, { interval: 10 }).toBe(held);
}

export const deliveryTo = async (id: string, sink: string) =>
  (await readEnquiryState(worker.database, id))!.deliveries.find((one) => one.sink === sink)!;

export const count = async (what: string) =>
  Number((await worker.database.pool.query<{ count: string }>(`select count(*) from ${what}`)).rows[0]!.count);
