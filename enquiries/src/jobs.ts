/**
 * The job queue: pg-boss, with one queue per sink, so that a slow sink does not delay the others. A job contains only
 * the id of a delivery; its state is read from the table `deliveries` when the job runs.
 */
import { PgBoss, type ConstructorOptions } from 'pg-boss';
import type { PoolClient } from 'pg';

const day = 24 * 60 * 60;

/**
 * pg-boss's defaults would lose jobs: two immediate retries, a crashed worker detected after 15 minutes, and jobs
 * deleted after two weeks. Its retries are only for crashed workers; schedule.ts decides when a failed delivery is
 * retried.
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

/** At most one queued job per singleton key, that is per delivery. */
const policy = 'short';

/**
 * Mail to the team, receipt to the visitor, the CMS inbox, which is stored under the name `desk`, and replies of editors,
 * which no enquiry has at first.
 */
export const ownSinks = ['team', 'receipt', 'desk', 'reply'];

export type Job = { delivery: string };

type JobOptions = Pick<ConstructorOptions, 'supervise' | 'clock'> & { onError: (error: Error) => void };

export async function startJobs(connectionString: string, { onError, ...options }: JobOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    schema: 'enquiries',
    createSchema: false,
    schedule: false,
    application_name: 'enquiries jobs',
    max: options.supervise ? 8 : 2,
    connectionTimeoutMillis: 5_000,
    // Faster commits: if a database crash loses the end of a job, the job runs again and finds its delivery done.
    options: '-c synchronous_commit=off',
    monitorIntervalSeconds: 15,
    superviseIntervalSeconds: 15,
    ...options,
  });
  boss.on('error', onError);
  try {
    await boss.start();
    await boss.createQueue('dead', { retentionSeconds: 400 * day });
    for (const sink of ownSinks) await ensureQueue(boss, sink);
    return boss;
  } catch (error) {
    await stopImmediately(boss);
    throw error;
  }
}

/** For a pg-boss that did not start completely: it still has timers and connections. */
export async function stopImmediately(boss: PgBoss): Promise<void> {
  await boss.stop({ graceful: false }).catch(() => {});
}

/** Creates a queue, or updates the settings of an existing one. */
export async function ensureQueue(boss: PgBoss, sink: string): Promise<void> {
  await boss.createQueue(sink, { policy, ...settings });
  await boss.updateQueue(sink, settings);
}

type DeliveryRef = { id: string; sink: string };

/** Queues a job for a delivery as part of a transaction. Does nothing while one is already queued. */
export async function sendJob(
  boss: PgBoss,
  client: PoolClient,
  { id, sink }: DeliveryRef,
  afterSeconds = 0,
): Promise<void> {
  const job: Job = { delivery: id };
  await boss.send(sink, job, { singletonKey: id, startAfter: Math.round(afterSeconds), db: preparedDb(client) });
}

/** Queues a job for immediate execution; a job that is queued for later is moved to now. */
export async function sendJobNow(boss: PgBoss, client: PoolClient, { id, sink }: DeliveryRef): Promise<void> {
  const job: Job = { delivery: id };
  await boss.upsert(sink, job, { singletonKey: id, startAfter: 0, db: preparedDb(client) });
}

/**
 * Uses prepared statements: pg-boss repeats the same few statements, and the database parses and plans each of them
 * once.
 */
function preparedDb(client: PoolClient) {
  return {
    executeSql: (text: string, values: unknown[] = []) => client.query({ name: statementName(text), text, values }),
  };
}

const statementNames = new Map<string, string>();

function statementName(text: string): string {
  const name = statementNames.get(text) ?? `job-${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}
