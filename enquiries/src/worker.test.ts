/** The record and its worker on a real PostgreSQL, with sinks that do as they are told and time that moves by hand. */
import { enableClockOverride, TestClock } from 'pg-boss';
import { throwaway } from 'stack/postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { claimStatement, Refusal, type Sink } from './deliver.ts';
import { markAnswered, redrive, release, retry, stateOf } from './desk.ts';
import { erase, eraseAllOf, eraseEntries, withAddress } from './erase.ts';
import { sentBy } from './sent.ts';
import { openEnquiries, type Enquiries, type Enquiry } from './submit.ts';
import { forgetOld, startWorker, type Running } from './worker.ts';

const hour = 3_600_000;

let postgres: Awaited<ReturnType<typeof throwaway>>;
let enquiries: Enquiries;
let worker: Running;
let clock: TestClock;

/** What each sink was given, as [delivery, when], and what it does with it. */
const given = new Map<string, [string, number][]>();
const behaviour = new Map<string, () => Promise<void>>();

const sinks = new Map<string, Sink>(
  ['team', 'receipt', 'desk', 'webhook-crm'].map((name) => [
    name,
    async ({ id }) => {
      given.get(name)!.push([id, clock.now()]);
      await behaviour.get(name)?.();
    },
  ]),
);

const quiet = { info: () => {}, warn: () => {} };
const ignore = () => {};

/** Every connection reads the test's own clock, from its first question on. */
function useClock({ pool }: Database): void {
  pool.options.onConnect = async (client) => void (await client.query(enableClockOverride()));
}

const addresses = new Map([['webhook-crm', 'https://crm.example/hook']]);

beforeAll(async () => {
  postgres = await throwaway('enquiries');
  enquiries = openEnquiries(postgres.url, ignore);
  useClock(enquiries.database);
  await enquiries.warmUp();
});

/** Each test has a worker and a clock of its own: one that is given up in the middle leaves nothing to the next. */
beforeEach(async () => {
  // Enquiries are received at the database's own time. The clock is ahead of it for as long as any test may take.
  clock = new TestClock(Date.now() + hour);
  behaviour.clear();
  for (const name of sinks.keys()) given.set(name, []);
  await enquiries.database.pool.query(
    `delete from job; delete from enquiries; delete from erasures; update sinks set disabled_because = null`,
  );
  const database = openDatabase(postgres.url, ignore);
  useClock(database);
  worker = await startWorker({ database, databaseUrl: postgres.url, sinks, addresses, log: quiet, clock });
  // It looks for jobs as it starts; from here on only when the clock moves.
  await clock.tick(0);
});

afterEach(async () => {
  for (const finish of unfinished.splice(0)) finish();
  await worker.stop();
  await worker.database.pool.end();
});

afterAll(async () => {
  await enquiries.database.pool.end();
  await postgres.stop();
});

let written = 0;

function anEnquiry(more: Partial<Enquiry> = {}): Enquiry {
  written += 1;
  return {
    key: `form-of-somebody-${written}`,
    language: 'pl',
    page: '/pl/pricing',
    name: 'Zofia Ćwik',
    email: 'zofia@example.com',
    company: '',
    topic: 'pricing',
    message: `A question, number ${written}`,
    consent: 'Yes.',
    account: null,
    suspicion: null,
    ...more,
  };
}

const unfinished: (() => void)[] = [];

/** Has a sink take its time: it is not done before the answer is called. */
function hold(sink: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  behaviour.set(sink, () => promise);
  unfinished.push(resolve);
  return resolve;
}

/** Lets time pass, and waits until the worker has done all that is due, but for the jobs whose sinks are held. */
async function passTime(ms: number, held = 0): Promise<void> {
  await clock.setTime(clock.now() + ms);
  const unfinishedJobs = async () => {
    const { rows } = await worker.database.pool.query<{ active: number; due: number }>(
      `select count(*) filter (where state = 'active')::int as active,
         count(*) filter (where state < 'active' and start_after <= job_now())::int as due from job`,
    );
    const { active, due } = rows[0]!;
    // The worker looks for jobs twice a second, by the clock.
    if (due > 0 && active <= held) await clock.tick(500);
    return due + active;
  };
  await expect.poll(unfinishedJobs, { interval: 10 }).toBe(held);
}

const deliveryTo = async (id: string, sink: string) =>
  (await stateOf(worker.database, id))!.deliveries.find((one) => one.sink === sink)!;

const count = async (what: string) =>
  Number((await worker.database.pool.query<{ count: string }>(`select count(*) from ${what}`)).rows[0]!.count);

test('an enquiry, its deliveries and their jobs are there together, and every sink is given it once', async () => {
  const { id } = await enquiries.submit(anEnquiry());
  expect(await count(`deliveries where enquiry = '${id}'`)).toBe(4);
  await passTime(0);
  for (const name of sinks.keys()) expect(given.get(name), name).toHaveLength(1);
  const states = (await stateOf(worker.database, id))!.deliveries.map(({ state }) => state);
  expect(states).toEqual(['delivered', 'delivered', 'delivered', 'delivered']);
});

test('the same form sent five times at once is one enquiry, with the same answer', async () => {
  const enquiry = anEnquiry();
  const answers = await Promise.all(Array.from({ length: 5 }, () => enquiries.submit(enquiry)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await count(`enquiries where key = '${enquiry.key}'`)).toBe(1);
  expect(await count(`deliveries where enquiry = '${answers[0]!.id}'`)).toBe(4);
});

test('other words from the same form are another enquiry: nothing that was typed is lost', async () => {
  const enquiry = anEnquiry();
  const first = await enquiries.submit(enquiry);
  const second = await enquiries.submit({ ...enquiry, message: 'And one thing more.' });
  expect(second.id).not.toBe(first.id);
});

test('without script there is no key: the same words within a day are one enquiry', async () => {
  const enquiry = anEnquiry({ key: '' });
  const [first, second] = await Promise.all([enquiries.submit(enquiry), enquiries.submit(enquiry)]);
  expect(second!.id).toBe(first!.id);
  await worker.database.pool.query(
    `update enquiries set received_at = received_at - interval '25 hours' where id = $1`,
    [first!.id],
  );
  expect((await enquiries.submit(enquiry)).id).not.toBe(first!.id);
});

test('what looks like spam goes to the desk only, until somebody lets it through', async () => {
  const { id } = await enquiries.submit(anEnquiry({ suspicion: 'too fast' }));
  await passTime(0);
  expect(given.get('desk')).toHaveLength(1);
  expect([...given].filter(([name]) => name !== 'desk').flatMap(([, calls]) => calls)).toEqual([]);
  expect((await deliveryTo(id, 'team')).state).toBe('held');
  await release(worker.database, worker.boss, id);
  await passTime(0);
  for (const name of ['team', 'receipt', 'webhook-crm']) expect(given.get(name), name).toHaveLength(1);
});

test('a sink that is down for 75 hours: the schedule is kept, the others do not notice, and redrive delivers everything', async () => {
  behaviour.set('webhook-crm', async () => {
    throw new Refusal('The receiver answered 500.');
  });
  const ids = [];
  for (let index = 0; index < 20; index += 1) ids.push((await enquiries.submit(anEnquiry())).id);
  const began = clock.now();
  await passTime(0);
  for (const name of ['team', 'receipt', 'desk']) expect(given.get(name), name).toHaveLength(20);

  // From one round of attempts to the next, until nobody tries any more.
  const apart: number[] = [];
  for (let rounds = 0; rounds < 30; rounds += 1) {
    await expect.poll(() => count('deliveries where claimed_until is not null')).toBe(0);
    const { rows } = await worker.database.pool.query<{ next: Date }>(
      `select distinct next_at as next from deliveries where state = 'pending' order by next_at`,
    );
    if (rows.length === 0) break;
    apart.push(rows.length);
    await passTime(Math.max(0, rows.at(-1)!.next.getTime() - clock.now()));
  }
  const attempts = Map.groupBy(given.get('webhook-crm')!, ([delivery]) => delivery);
  expect(attempts.size).toBe(20);
  const wanted = [5, 15, 60, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
  const lasts: number[] = [];
  for (const times of attempts.values()) {
    expect(times).toHaveLength(12);
    lasts.push(times.at(-1)![1]);
    const waits = times.slice(1).map(([, time], index) => (time - times[index]![1]) / 1000);
    waits.forEach((wait, index) => {
      expect(wait).toBeGreaterThanOrEqual(wanted[index]! - 1);
      // A fifth of jitter, and the seconds by which this test looks too late.
      expect(wait).toBeLessThanOrEqual(wanted[index]! * 1.2 + 30);
    });
  }
  // What failed together is not due together.
  expect(Math.max(...apart)).toBe(20);
  expect(Math.min(...lasts) - began).toBeGreaterThan(75 * hour);
  expect(await count(`deliveries where state = 'failed' and sink = 'webhook-crm'`)).toBe(20);
  for (const name of ['team', 'receipt', 'desk']) expect(given.get(name), name).toHaveLength(20);

  behaviour.clear();
  given.set('webhook-crm', []);
  const progress: string[] = [];
  await redrive(worker.database, worker.boss, { onProgress: (done, all) => progress.push(`${done}/${all}`) });
  expect(progress).toEqual(['20/20']);
  await passTime(1_000);
  expect(new Set(given.get('webhook-crm')!.map(([delivery]) => delivery)).size).toBe(20);
  expect(given.get('webhook-crm')).toHaveLength(20);
  expect(await count(`deliveries where state <> 'delivered' and enquiry = any('{${ids.join(',')}}')`)).toBe(0);
});

test('a receiver that says 410 is not asked again, until an operator says so', async () => {
  behaviour.set('webhook-crm', async () => {
    throw new Refusal('The receiver answered 410.', { ends: 'sink' });
  });
  const { id } = await enquiries.submit(anEnquiry());
  await passTime(1_000);
  expect((await deliveryTo(id, 'webhook-crm')).state).toBe('failed');
  const next = await enquiries.submit(anEnquiry());
  expect((await stateOf(worker.database, next.id))!.deliveries.map(({ sink }) => sink)).not.toContain('webhook-crm');
  behaviour.clear();
  await redrive(worker.database, worker.boss, { sink: 'webhook-crm' });
  await passTime(1_000);
  expect((await deliveryTo(id, 'webhook-crm')).state).toBe('delivered');
  const last = await enquiries.submit(anEnquiry());
  expect((await stateOf(worker.database, last.id))!.deliveries.map(({ sink }) => sink)).toContain('webhook-crm');
  await passTime(1_000);
});

test('a receiver that asks for patience gets it', async () => {
  behaviour.set('webhook-crm', async () => {
    throw new Refusal('The receiver answered 429.', { retryAfter: 3_600 });
  });
  const { id } = await enquiries.submit(anEnquiry());
  await passTime(1_000);
  const { nextAt, attempts } = await deliveryTo(id, 'webhook-crm');
  expect(attempts).toBe(1);
  expect(nextAt!.getTime() - clock.now()).toBeGreaterThan(3_500_000);
  behaviour.clear();
  await retry(worker.database, worker.boss, (await deliveryTo(id, 'webhook-crm')).id);
  await passTime(1_000);
  expect((await deliveryTo(id, 'webhook-crm')).state).toBe('delivered');
});

test('a delivery whose job was lost is found in the record and tried', async () => {
  const { id } = await enquiries.submit(anEnquiry());
  await worker.database.pool.query(`delete from job where state = 'created'`);
  await passTime(10_000);
  expect((await deliveryTo(id, 'team')).state).toBe('pending');
  await clock.setTime(clock.now() + 120_000);
  expect(await worker.reconcile()).toBe(4);
  await passTime(1_000);
  for (const { state } of (await stateOf(worker.database, id))!.deliveries) expect(state).toBe('delivered');
  for (const name of sinks.keys()) expect(given.get(name), name).toHaveLength(1);
});

test('a claim finds its delivery by id, however many are waiting and whatever the statistics say', async () => {
  const { pool } = worker.database;
  // Statistics of a quiet day: thousands delivered, nothing pending. Then twenty enquiries at once.
  await pool.query(
    `with many as (
       insert into enquiries (key, digest, received_at, language, page, name, email, company, topic, message, consent)
       select '', number, now(), 'pl', '/pl', '', '', '', '', '', '' from generate_series(1, 2000) as number returning id)
     insert into deliveries (enquiry, sink, state) select many.id, sinks.name, 'delivered' from many, sinks where listed`,
  );
  await pool.query('analyze deliveries');
  for (let index = 0; index < 20; index += 1) await enquiries.submit(anEnquiry());
  const { rows: waiting } = await pool.query<{ id: string }>(`select id from deliveries where state = 'pending'`);
  expect(waiting).toHaveLength(80);
  const { rows } = await pool.query<Record<string, string>>(`explain ${claimStatement}`, [waiting[0]!.id, null, 40]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan using deliveries_pkey on deliveries');
  expect(plan).not.toContain('deliveries_due');
  await passTime(1_000);
  for (const name of sinks.keys()) expect(given.get(name), name).toHaveLength(20);
});

test('two jobs for one delivery are one attempt: the second finds it claimed, or done', async () => {
  const finish = hold('team');
  const { id } = await enquiries.submit(anEnquiry());
  await passTime(1_000, 1);
  expect(given.get('team')).toHaveLength(1);
  const { id: delivery } = await deliveryTo(id, 'team');
  await retry(worker.database, worker.boss, delivery);
  await passTime(1_000, 1);
  expect(given.get('team')).toHaveLength(1);
  finish();
  await passTime(60_000);
  expect(given.get('team')).toHaveLength(1);
  expect((await deliveryTo(id, 'team')).state).toBe('delivered');
});

test('marked as answered while its entry is on its way to the desk: the desk is told once more', async () => {
  const finish = hold('desk');
  const { id } = await enquiries.submit(anEnquiry());
  await passTime(1_000, 1);
  expect(given.get('desk')).toHaveLength(1);
  await markAnswered(worker.database, worker.boss, id, true);
  behaviour.delete('desk');
  await passTime(1_000, 1);
  finish();
  await passTime(1_000);
  expect(given.get('desk')).toHaveLength(2);
  expect((await deliveryTo(id, 'desk')).state).toBe('delivered');
});

test('what is erased is gone: words, deliveries, jobs, and the entry in the CMS once it answers', async () => {
  const { id } = await enquiries.submit(anEnquiry({ email: 'Erase.Me@example.com' }));
  expect(await withAddress(worker.database, 'erase.me@EXAMPLE.com')).toEqual([id]);
  expect(await count('job')).toBe(4);
  await erase(worker.database, [id]);
  expect(await count(`enquiries where id = '${id}'`)).toBe(0);
  expect(await count(`deliveries where enquiry = '${id}'`)).toBe(0);
  expect(await count('job')).toBe(0);
  expect(await count('erasures')).toBe(1);
  await expect(
    eraseEntries(worker.database, async () => {
      throw new Error('The CMS is away');
    }),
  ).rejects.toThrow('away');
  const removed: string[] = [];
  const remove = async (entry: string) => void removed.push(entry);
  await eraseEntries(worker.database, remove);
  // An entry may have been on its way: it is removed once more before it is forgotten.
  expect(await count('erasures')).toBe(1);
  await worker.database.pool.query(`update erasures set asked_at = asked_at - interval '3 minutes'`);
  await eraseEntries(worker.database, remove);
  expect(removed).toEqual([id, id]);
  expect(await count('erasures')).toBe(0);
});

test('what has been kept long enough is deleted, and nothing else', async () => {
  const { id } = await enquiries.submit(anEnquiry());
  const young = await enquiries.submit(anEnquiry());
  await worker.database.pool.query(`update enquiries set received_at = now() - interval '25 months' where id = $1`, [
    id,
  ]);
  expect(await forgetOld({ ...worker, now: () => null }, { ENQUIRIES_KEEP_MONTHS: 24 } as never)).toBe(1);
  expect(await count(`enquiries where id = '${id}'`)).toBe(0);
  expect(await count(`enquiries where id = '${young.id}'`)).toBe(1);
});

test('somebody sees what they have sent with their address, signed in or not, and how far it has come', async () => {
  const zofia = { account: 'account-of-zofia', email: 'Zofia@Example.com' };
  const { id } = await enquiries.submit(anEnquiry({ account: zofia.account, message: 'Mine' }));
  expect(await sentBy(worker.database, zofia)).toMatchObject([{ id, message: 'Mine', state: 'received' }]);
  await passTime(1_000);
  expect(await sentBy(worker.database, zofia)).toMatchObject([{ state: 'delivered' }]);
  await worker.database.pool.query('update enquiries set answered_at = now() where id = $1', [id]);
  expect(await sentBy(worker.database, zofia)).toMatchObject([{ state: 'answered' }]);
  await enquiries.submit(anEnquiry({ account: null }));
  // What others send with this address while they are signed in is theirs.
  await enquiries.submit(anEnquiry({ account: 'account-of-jan' }));
  await enquiries.submit(anEnquiry({ account: null, email: 'jan@example.com' }));
  expect(await sentBy(worker.database, zofia)).toHaveLength(2);
  expect(await sentBy(worker.database, { account: 'account-of-jan', email: 'jan@example.com' })).toHaveLength(2);
});

test('with an account goes all that its owner sent, and nothing that others did', async () => {
  const zofia = { account: 'account-of-zofia', email: 'zofia@example.com' };
  await enquiries.submit(anEnquiry({ account: zofia.account, email: 'other@example.com' }));
  await enquiries.submit(anEnquiry({ account: null }));
  await enquiries.submit(anEnquiry({ account: 'account-of-jan' }));
  await enquiries.submit(anEnquiry({ account: null, email: 'jan@example.com' }));
  expect(await count('enquiries')).toBe(4);
  await eraseAllOf(worker.database, zofia);
  expect(await count(`enquiries where account = 'account-of-jan' or email = 'jan@example.com'`)).toBe(2);
  expect(await count('enquiries')).toBe(2);
  expect(await count('erasures')).toBe(2);
});
