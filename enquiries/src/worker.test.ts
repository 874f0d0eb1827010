/** Delivering enquiries: attempts, retries, and the actions of editors and operators. */
import { expect, test } from 'vitest';
import { claimStatement, DeliveryError } from './deliver.ts';
import { markAnswered, readEnquiryState, redriveDeliveries, releaseEnquiry, retryDelivery } from './enquiry-actions.ts';

import {
  anEnquiry,
  behaviour,
  calls,
  clock,
  count,
  deliveryTo,
  enquiries,
  hold,
  hour,
  passTime,
  sinks,
  useWorker,
  worker,
} from './worker-fixture.ts';

useWorker();

test('stores an enquiry with its deliveries, and calls every sink once', async () => {
  const { id } = await enquiries.submit(anEnquiry());
  expect(await count(`deliveries where enquiry = '${id}'`)).toBe(4);
  await passTime(0);
  for (const name of sinks.keys()) expect(calls.get(name), name).toHaveLength(1);
  const states = (await readEnquiryState(worker.database, id))!.deliveries.map(({ state }) => state);
  expect(states).toEqual(['delivered', 'delivered', 'delivered', 'delivered']);
});

test('delivers suspected spam only to the CMS inbox until an editor releases it', async () => {
  const { id } = await enquiries.submit(anEnquiry({ suspicion: 'too fast' }));
  await passTime(0);
  expect(calls.get('desk')).toHaveLength(1);
  expect([...calls].filter(([name]) => name !== 'desk').flatMap(([, entries]) => entries)).toEqual([]);
  expect((await deliveryTo(id, 'team')).state).toBe('held');
  await releaseEnquiry(worker.database, id);
  await passTime(0);
  for (const name of ['team', 'receipt', 'webhook-crm']) expect(calls.get(name), name).toHaveLength(1);
});

test('follows the retry schedule for 75 hours when one sink is down, without effect on others; redrive delivers all', async () => {
  behaviour.set('webhook-crm', async () => {
    throw new DeliveryError('The receiver answered 500.');
  });
  const ids = [];
  for (let index = 0; index < 20; index += 1) ids.push((await enquiries.submit(anEnquiry())).id);
  const startedAt = clock.now();
  await passTime(0);
  for (const name of ['team', 'receipt', 'desk']) expect(calls.get(name), name).toHaveLength(20);

  // Moves from one attempt to the next, until nothing is pending.
  const dueTimes: number[] = [];
  for (;;) {
    await expect.poll(() => count('deliveries where claimed_until is not null')).toBe(0);
    const { rows } = await worker.database.pool.query<{ next: Date }>(
      `select distinct next_at as next from deliveries where state = 'pending' order by next_at`,
    );
    if (rows.length === 0) break;
    dueTimes.push(rows.length);
    // A Date has no microseconds.
    await passTime(rows[0]!.next.getTime() + 1 - clock.now());
  }
  const attempts = Map.groupBy(calls.get('webhook-crm')!, ([delivery]) => delivery);
  expect(attempts.size).toBe(20);
  const expectedDelays = [5, 15, 60, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
  const lastAttempts: number[] = [];
  for (const times of attempts.values()) {
    expect(times).toHaveLength(12);
    lastAttempts.push(times.at(-1)![1]);
    const waits = times.slice(1).map(([, time], index) => (time - times[index]![1]) / 1000);
    waits.forEach((wait, index) => {
      expect(wait).toBeGreaterThanOrEqual(expectedDelays[index]! - 1);
      // 20 % jitter.
      expect(wait).toBeLessThanOrEqual(expectedDelays[index]! * 1.2 + 1);
    });
  }
  // Jitter: deliveries that failed together are due at different times.
  expect(Math.max(...dueTimes)).toBe(20);
  expect(Math.min(...lastAttempts) - startedAt).toBeGreaterThan(75 * hour);
  expect(await count(`deliveries where state = 'failed' and sink = 'webhook-crm'`)).toBe(20);
  for (const name of ['team', 'receipt', 'desk']) expect(calls.get(name), name).toHaveLength(20);

  behaviour.clear();
  calls.set('webhook-crm', []);
  const progress: string[] = [];
  await redriveDeliveries(worker.database, { onProgress: (done, all) => progress.push(`${done}/${all}`) });
  expect(progress).toEqual(['20/20']);
  await passTime(1_000);
  expect(new Set(calls.get('webhook-crm')!.map(([delivery]) => delivery)).size).toBe(20);
  expect(calls.get('webhook-crm')).toHaveLength(20);
  expect(await count(`deliveries where state <> 'delivered' and enquiry = any('{${ids.join(',')}}')`)).toBe(0);
});

test('disables a webhook that answers 410 until an operator redrives it', async () => {
  behaviour.set('webhook-crm', async () => {
    throw new DeliveryError('The receiver answered 410.', { stopRetrying: 'sink' });
  });
  const { id } = await enquiries.submit(anEnquiry());
  await passTime(1_000);
  expect((await deliveryTo(id, 'webhook-crm')).state).toBe('failed');
  const next = await enquiries.submit(anEnquiry());
  expect((await readEnquiryState(worker.database, next.id))!.deliveries.map(({ sink }) => sink)).not.toContain(
    'webhook-crm',
  );
  behaviour.clear();
  await redriveDeliveries(worker.database, { sink: 'webhook-crm' });
  await passTime(1_000);
  expect((await deliveryTo(id, 'webhook-crm')).state).toBe('delivered');
  const last = await enquiries.submit(anEnquiry());
  expect((await readEnquiryState(worker.database, last.id))!.deliveries.map(({ sink }) => sink)).toContain(
    'webhook-crm',
  );
  await passTime(1_000);
});

test('retries a waiting delivery at once when an operator redrives it', async () => {
  behaviour.set('webhook-crm', async () => {
    throw new DeliveryError('The receiver answered 503.', { retryAfter: 3_600 });
  });
  const { id } = await enquiries.submit(anEnquiry());
  await passTime(1_000);
  expect(await deliveryTo(id, 'webhook-crm')).toMatchObject({ state: 'pending', attempts: 1 });
  behaviour.clear();
  expect(await redriveDeliveries(worker.database, {})).toBe(1);
  await passTime(1_000);
  expect((await deliveryTo(id, 'webhook-crm')).state).toBe('delivered');
  expect(calls.get('team')).toHaveLength(1);
});

test('waits as long as Retry-After says when a receiver answers 429', async () => {
  behaviour.set('webhook-crm', async () => {
    throw new DeliveryError('The receiver answered 429.', { retryAfter: 3_600 });
  });
  const { id } = await enquiries.submit(anEnquiry());
  await passTime(1_000);
  const { nextAt, attempts } = await deliveryTo(id, 'webhook-crm');
  expect(attempts).toBe(1);
  expect(nextAt!.getTime() - clock.now()).toBeGreaterThan(3_500_000);
  behaviour.clear();
  await retryDelivery(worker.database, (await deliveryTo(id, 'webhook-crm')).id);
  await passTime(1_000);
  expect((await deliveryTo(id, 'webhook-crm')).state).toBe('delivered');
});

test('attempts a delivery again when the claim of a worker that is gone expires', async () => {
  const { id } = await enquiries.submit(anEnquiry());
  const claimedUntil = new Date(clock.now() + 40_000);
  await worker.database.pool.query('update deliveries set claimed_until = $1', [claimedUntil]);
  await passTime(30_000, 4);
  for (const name of sinks.keys()) expect(calls.get(name), name).toHaveLength(0);
  await passTime(10_000);
  for (const { state } of (await readEnquiryState(worker.database, id))!.deliveries) expect(state).toBe('delivered');
  for (const name of sinks.keys()) expect(calls.get(name), name).toHaveLength(1);
});

test('attempts a limited number of deliveries at the same time, and the others after them', async () => {
  const finish = hold('team');
  for (let index = 0; index < 10; index += 1) await enquiries.submit(anEnquiry());
  await passTime(0, 10);
  expect(calls.get('team')).toHaveLength(4);
  expect(calls.get('receipt')).toHaveLength(10);
  finish();
  await passTime(0);
  expect(calls.get('team')).toHaveLength(10);
});

test('claims due deliveries by their index when the statistics say that none is pending', async () => {
  const { pool } = worker.database;
  // The statistics are collected when thousands are delivered and none is pending; then twenty enquiries are sent.
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
  const { rows } = await pool.query<Record<string, string>>(`explain ${claimStatement}`, ['team', null, 40, [], 4]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan using deliveries_queue on deliveries');
  expect(plan).toMatch(/Index Cond: .*sink = 'team'.*next_at.*<= COALESCE/);
  expect(plan).not.toMatch(/Seq Scan|Sort/);
  await passTime(1_000);
  for (const name of sinks.keys()) expect(calls.get(name), name).toHaveLength(20);
});

test('makes one attempt when a retry is requested during it', async () => {
  const finish = hold('team');
  const { id } = await enquiries.submit(anEnquiry());
  await passTime(1_000, 1);
  expect(calls.get('team')).toHaveLength(1);
  const { id: delivery } = await deliveryTo(id, 'team');
  await retryDelivery(worker.database, delivery);
  await passTime(1_000, 1);
  expect(calls.get('team')).toHaveLength(1);
  finish();
  await passTime(60_000);
  expect(calls.get('team')).toHaveLength(1);
  expect((await deliveryTo(id, 'team')).state).toBe('delivered');
});

test('delivers again at once what is requested during an attempt that fails', async () => {
  let id = '';
  behaviour.set('desk', async () => {
    await markAnswered(worker.database, id, true);
    behaviour.delete('desk');
    throw new Error('The CMS answered 500.');
  });
  ({ id } = await enquiries.submit(anEnquiry()));
  await passTime(0);
  expect(calls.get('desk')).toHaveLength(2);
  expect((await deliveryTo(id, 'desk')).state).toBe('delivered');
});

test('sends the CMS entry again at once, without waiting for the next look, when it changed during delivery', async () => {
  const { id } = await enquiries.submit(anEnquiry());
  const release = hold('desk');
  await passTime(0, 1);
  await expect.poll(() => calls.get('desk')).toHaveLength(1);
  await markAnswered(worker.database, id, true);
  // From now on the clock stands still and nothing but the end of the attempt wakes the worker.
  clock.time += 1_000;
  release();
  await expect.poll(() => calls.get('desk')).toHaveLength(2);
});

test('sends the CMS entry again when it is marked as answered during delivery', async () => {
  const finish = hold('desk');
  const { id } = await enquiries.submit(anEnquiry());
  await passTime(1_000, 1);
  expect(calls.get('desk')).toHaveLength(1);
  await markAnswered(worker.database, id, true);
  behaviour.delete('desk');
  await passTime(1_000, 1);
  finish();
  await passTime(1_000);
  expect(calls.get('desk')).toHaveLength(2);
  expect((await deliveryTo(id, 'desk')).state).toBe('delivered');
});
