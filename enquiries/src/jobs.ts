/**
 * The scheduler: pg-boss, with a queue for each sink, so that one that hangs holds up no other. A job carries nothing but
 * the id of a delivery; whether there is still something to do is looked up in the record when its time has come.
 */
import { PgBoss, type ConstructorOptions } from 'pg-boss';
import type { PoolClient } from 'pg';

const day = 24 * 60 * 60;

/**
 * pg-boss's defaults would lose work: two retries at once, a dead worker noticed after a quarter of an hour, and jobs thrown
 * away after two weeks. Its retries are for workers that die; a sink that fails is tried again by schedule.ts.
 */
const settings = {
  retryLimit: 50,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 30,
  expireInSeconds: 300,
  retentionSeconds: 100 * day,
  deleteAfterSeconds: day,
  deadLetter: 'dead',
} as const;

/** No more than one job waiting for each delivery. */
const policy = 'short';

export const ownSinks = ['team', 'receipt', 'desk'];

export type Job = { delivery: string };

type Wanted = Pick<ConstructorOptions, 'supervise' | 'clock'> & { onError: (error: Error) => void };

export async function startJobs(connectionString: string, { onError, ...wanted }: Wanted): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    schema: 'enquiries',
    createSchema: false,
    schedule: false,
    application_name: 'enquiries jobs',
    max: wanted.supervise ? 8 : 2,
    connectionTimeoutMillis: 5_000,
    // A job that a crash takes back is tried once more and finds its delivery done: nobody need wait for the disk here.
    options: '-c synchronous_commit=off',
    monitorIntervalSeconds: 15,
    superviseIntervalSeconds: 15,
    ...wanted,
  });
  boss.on('error', onError);
  try {
    await boss.start();
    await boss.createQueue('dead', { retentionSeconds: 400 * day });
    for (const sink of ownSinks) await ensureQueue(boss, sink);
    return boss;
  } catch (error) {
    await giveUp(boss);
    throw error;
  }
}

/** One that was not started all the way still has timers and connections. */
export async function giveUp(boss: PgBoss): Promise<void> {
  await boss.stop({ graceful: false }).catch(() => {});
}

/** Makes a queue, or brings the settings of one that is there up to date. */
export async function ensureQueue(boss: PgBoss, sink: string): Promise<void> {
  await boss.createQueue(sink, { policy, ...settings });
  await boss.updateQueue(sink, settings);
}

type Which = { id: string; sink: string };

/** Has a delivery tried, as part of a transaction: now, or after some seconds. While one job waits, no second is made. */
export async function sendJob(boss: PgBoss, client: PoolClient, { id, sink }: Which, afterSeconds = 0): Promise<void> {
  const job: Job = { delivery: id };
  await boss.send(sink, job, { singletonKey: id, startAfter: Math.round(afterSeconds), db: within(client) });
}

/** The same, at once, whether or not a job waits for later. */
export async function hurryJob(boss: PgBoss, client: PoolClient, { id, sink }: Which): Promise<void> {
  const job: Job = { delivery: id };
  await boss.upsert(sink, job, { singletonKey: id, startAfter: 0, db: within(client) });
}

/** The same few statements, over and over: the database reads and plans each of them once. */
function within(client: PoolClient) {
  return { executeSql: (text: string, values: unknown[] = []) => client.query({ name: nameOf(text), text, values }) };
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `job-${names.size}`;
  names.set(text, name);
  return name;
}
