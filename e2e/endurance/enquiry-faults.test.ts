/** Enquiries under load and while all parts are killed: no accepted enquiry is lost or delivered twice. */
import { Agent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { ports } from 'stack/config';
import type { Part } from 'stack/part';
import { parts } from 'stack/parts';
import { findRunningProcess, start } from 'stack/processes';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { cmsSql, enquiriesSql, findPids } from '../running-stack.ts';
import { runAtRate } from './run-at-rate.ts';
import {
  clientWithOwnIp,
  newEnquiry,
  readDeliveryStates,
  WebhookReceiver,
  extractReference,
  listRepeatedMessageIds,
  sendEnquiry,
  type EnquiryFields,
} from '../enquiry.ts';
import { emptyMailbox } from '../mailbox.ts';
import { resetRateLimits, type HttpClient } from '../http-client.ts';
import { site } from '../site.ts';
import { useStack } from '../use-stack.ts';
import { waitFor } from '../wait-for.ts';
import { recordFigure, percentile } from './figures.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
let receiver: WebhookReceiver;
let settings: Record<string, string>;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  settings = { ...receiver.settings([secret]), STACK_ENQUIRIES_PER_MINUTE: '100000' };
  // This process restarts the killed parts, so it needs the same settings.
  Object.assign(process.env, settings);
});
const { up } = useStack({ settings: () => settings });

beforeEach(async () => {
  await resetRateLimits();
  await emptyMailbox();
  receiver.calls.length = 0;
});

afterAll(async () => {
  // Thousands of mails would slow down later searches.
  await emptyMailbox();
  await receiver.stop();
});

const hasMarker = (marker: string) => `message like '${marker} %'`;

async function waitUntilAllDelivered(marker: string): Promise<void> {
  const left = `select count(*) from deliveries join enquiries on enquiries.id = enquiry where ${hasMarker(marker)} and state <> 'delivered'`;
  await expect.poll(async () => Number(await enquiriesSql(left)), { timeout: 600_000, interval: 1_000 }).toBe(0);
}

/** Visitors whose browsers have loaded the form, and send it on the same connection. */
async function openForms(count: number): Promise<HttpClient[]> {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const visitors = Array.from({ length: count }, () => clientWithOwnIp(agent));
  for (const visitor of visitors) expect((await visitor.request('/contact')).status).toBe(200);
  return visitors;
}

test('stores 50 enquiries per second within 150 ms, and the worker starts on them within 2 s', async () => {
  const marker = `load-${Date.now()}`;
  const visitors = await openForms(300);
  const responses = await runAtRate(
    50,
    (index) => index === 3_000,
    (index) => sendEnquiry(newEnquiry({ message: `${marker} ${index}` }), visitors[index % visitors.length]),
  );
  const counts = Map.groupBy(responses, ({ status }) => status);
  expect([...counts.keys()]).toEqual([200]);
  const times = responses.map(({ ms }) => ms);
  await waitUntilAllDelivered(marker);
  const waits = (
    await enquiriesSql(
      `select round(extract(epoch from started_at - received_at) * 1000)
       from deliveries join enquiries on enquiries.id = enquiry where ${hasMarker(marker)}`,
    )
  )
    .trim()
    .split('\n')
    .map(Number);
  const inMs = (numbers: number[]) => [0.5, 0.95, 0.99].map((share) => `${percentile(numbers, share).toFixed(0)} ms`);
  recordFigure('3,000 enquiries at 50/s, to commit: p50, p95, p99', inMs(times), 'p95 ≤ 150 ms, p99 ≤ 400 ms');
  recordFigure('3,000 enquiries at 50/s, commit to worker: p50, p95, p99', inMs(waits), 'p95 ≤ 2000 ms');
  expect(percentile(times, 0.95)).toBeLessThanOrEqual(150);
  expect(percentile(times, 0.99)).toBeLessThanOrEqual(400);
  expect(percentile(waits, 0.95)).toBeLessThanOrEqual(2_000);
  expect(Number(await enquiriesSql(`select count(*) from enquiries where ${hasMarker(marker)}`))).toBe(3_000);
});

test('repeats a delivery within two minutes and with the same id when the worker is killed during it', async () => {
  receiver.delayMs = 10_000;
  const message = newEnquiry();
  expect((await sendEnquiry(message)).status).toBe(200);
  await expect.poll(() => receiver.calls.filter(({ body }) => body.includes(message.email)).length).toBe(1);
  const killedAt = Date.now();
  process.kill((await findPids('enquiries'))[0]!, 'SIGKILL');
  receiver.delayMs = 0;
  await up();
  await expect
    .poll(async () => (await readDeliveryStates(message.email))['webhook-crm'], { timeout: 180_000, interval: 500 })
    .toBe('delivered');
  recordFigure(
    'worker killed during a delivery: delivered after',
    `${((Date.now() - killedAt) / 1000).toFixed(0)} s`,
    '< 120 s',
  );
  expect(Date.now() - killedAt).toBeLessThan(120_000);
  const calls = receiver.calls.filter(({ body }) => body.includes(message.email));
  expect(calls.length).toBe(2);
  expect(new Set(calls.map(({ id }) => id)).size).toBe(1);
});

/** Kills a part and restarts it at once, as a supervisor would. */
async function killAndRestart(part: Part, signal: NodeJS.Signals): Promise<void> {
  const { pid } = findRunningProcess(part.name) ?? {};
  if (pid) {
    process.kill(part.name === 'postgres' ? pid : -pid, signal);
    while (findRunningProcess(part.name)) await sleep(10);
  }
  start(part.name, await part.command());
}

test('loses and duplicates none of 1,000 enquiries while each part is killed ten times', async () => {
  const marker = `chaos-${Date.now()}`;
  const all = parts({ mode: 'production', web: 1, edge: 1, tls: true, passwords: 'cms' }).flat();
  const killedParts = ['web', 'enquiries', 'cms', 'mail', 'postgres'].map((name) =>
    all.find((one) => one.name === name)!,
  );
  const kills: Record<string, number> = {};

  // Each part is killed every five seconds while enquiries are sent. The two parts that accept enquiries are ready for
  // that long before they are killed again, however slow the machine is.
  const chaos = Promise.all(
    killedParts.map(async (part, nth) => {
      await sleep(500 + nth * 1_000);
      const acceptsEnquiries = part.name === 'web' || part.name === 'postgres';
      for (let time = 0; time < 10; time += 1) {
        const began = Date.now();
        // SIGQUIT is `pg_ctl stop -m immediate`.
        await killAndRestart(part, part.name === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
        kills[part.name] = (kills[part.name] ?? 0) + 1;
        if (acceptsEnquiries) await waitFor(`${part.name} to be ready`, part.isReady);
        await sleep(acceptsEnquiries ? 5_000 : Math.max(0, 5_000 - (Date.now() - began)));
      }
    }),
  );
  let isChaos = true;
  void chaos.finally(() => (isChaos = false));

  // 50 per second. An enquiry that was not accepted is sent again with the same key.
  const accepted = new Map<string, string>();
  const waiting = Array.from({ length: 1_000 }, (_, index) => newEnquiry({ message: `${marker} ${index}` }));
  let attempts = 0;
  const post = async (fields: EnquiryFields) => {
    attempts += 1;
    const response = await sendEnquiry(fields).catch(() => null);
    if (response && response.status >= 200 && response.status < 300)
      accepted.set(fields.key, extractReference(response));
    else waiting.push(fields);
  };
  const postAll = async (goesOn: () => boolean) => {
    while (accepted.size < 1_000 && goesOn()) {
      const next = waiting.shift();
      if (next) void post(next);
      await sleep(20);
    }
  };
  await Promise.all([chaos, postAll(() => isChaos)]);
  const acceptedDuringChaos = accepted.size;
  await up();
  // All enquiries accepted so far are stored, before any is sent again.
  const stored = async () =>
    new Map(
      (await enquiriesSql(`select key || '=' || upper(left(id::text, 8)) from enquiries where ${hasMarker(marker)}`))
        .trim()
        .split('\n')
        .map((row) => row.split('=') as [string, string]),
    );
  const early = await stored();
  for (const [key, reference] of accepted) expect(early.get(key)).toBe(reference);
  const deadline = Date.now() + 120_000;
  await postAll(() => Date.now() < deadline);
  expect(accepted.size).toBe(1_000);
  const rows = await stored();
  expect(rows.size).toBe(1_000);
  for (const [key, reference] of accepted) expect(rows.get(key)).toBe(reference);
  expect(Number(await enquiriesSql(`select count(*) from enquiries where ${hasMarker(marker)}`))).toBe(1_000);

  await waitUntilAllDelivered(marker);
  const idsOf = async (sink: string) =>
    (
      await enquiriesSql(
        `select deliveries.id from deliveries join enquiries on enquiries.id = enquiry where ${hasMarker(marker)} and sink = '${sink}'`,
      )
    )
      .trim()
      .split('\n');
  type StoredMail = { messageId: string };
  const mails = ((await (await fetch(`http://127.0.0.1:${ports.mailbox}/messages`)).json()) as StoredMail[]).map(
    ({ messageId }) => messageId,
  );
  const counts: Record<string, { effects: number; repeats: number }> = {};
  const repeats = await listRepeatedMessageIds();
  for (const sink of ['team', 'receipt']) {
    const wanted = new Set((await idsOf(sink)).map((id) => `<${id}@${new URL(site).hostname}>`));
    counts[sink] = {
      effects: mails.filter((id) => wanted.has(id)).length,
      repeats: repeats.filter((id) => wanted.has(id)).length,
    };
  }
  const hooks = new Set(await idsOf('webhook-crm'));
  const called = receiver.calls.map(({ id }) => id).filter((id) => hooks.has(id));
  counts.webhook = { effects: new Set(called).size, repeats: called.length - new Set(called).size };
  counts.desk = {
    effects: Number(await cmsSql(`select count(*) from enquiries where ${hasMarker(marker)}`)),
    repeats: 0,
  };
  recordFigure('chaos: kills', JSON.stringify(kills));
  recordFigure(
    'chaos: posts, accepted during it, accepted in the end',
    [attempts, acceptedDuringChaos, accepted.size],
    '> 1,000, > 500, 1,000',
  );
  recordFigure('chaos: effects and repeats at each sink', JSON.stringify(counts), '1,000 effects each');
  expect(attempts).toBeGreaterThan(1_000);
  expect(acceptedDuringChaos).toBeGreaterThan(500);
  expect(kills).toEqual({ web: 10, enquiries: 10, cms: 10, mail: 10, postgres: 10 });
  for (const { effects } of Object.values(counts)) expect(effects).toBe(1_000);
});
