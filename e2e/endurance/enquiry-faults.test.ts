/** Enquiries while everything around them dies: nothing that was accepted is lost, and nothing arrives twice. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ports } from 'stack/config';
import { parts, type Part } from 'stack/parts';
import { running, start } from 'stack/processes';
import { cmsSql, enquiriesSql, pidsOf } from 'stack/reach';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { atRate } from './at-rate.ts';
import { aMessage, deliveriesOf, Receiver, referenceIn, repeatedMails, send, type Fields } from '../enquiry.ts';
import { emptyInbox } from '../mailbox.ts';
import { forgetTries } from '../person.ts';
import { site } from '../site.ts';
import { useStack } from '../use-stack.ts';
import { figure, percentile } from './figures.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
let receiver: Receiver;
let settings: Record<string, string>;

beforeAll(async () => {
  receiver = await Receiver.start();
  settings = { ...receiver.settings([secret]), STACK_ENQUIRIES_PER_MINUTE: '100000' };
  // What is killed here is started again from here, with the same settings.
  Object.assign(process.env, settings);
});
const { up } = useStack({ settings: () => settings });

beforeEach(async () => {
  await forgetTries();
  await emptyInbox();
  receiver.calls.length = 0;
});

afterAll(async () => {
  // Thousands of mails would slow down every later search for one.
  await emptyInbox();
  await receiver.stop();
});

const mine = (marker: string) => `message like '${marker} %'`;

async function untilAllDelivered(marker: string): Promise<void> {
  const left = `select count(*) from deliveries join enquiries on enquiries.id = enquiry where ${mine(marker)} and state <> 'delivered'`;
  await expect.poll(async () => Number(await enquiriesSql(left)), { timeout: 600_000, interval: 1_000 }).toBe(0);
}

test('50 enquiries a second for 60 seconds: on disk within 150 ms, with the worker within 2 s', async () => {
  const marker = `load-${Date.now()}`;
  const answers = await atRate(
    50,
    (index) => index === 3_000,
    (index) => send(aMessage({ message: `${marker} ${index}` })),
  );
  const counts = Map.groupBy(answers, ({ status }) => status);
  expect([...counts.keys()]).toEqual([200]);
  const times = answers.map(({ ms }) => ms);
  const waits = (
    await enquiriesSql(
      `select round(extract(epoch from started_on - created_on) * 1000) from job
       where data ->> 'delivery' in (select deliveries.id::text from deliveries join enquiries on enquiries.id = enquiry where ${mine(marker)})
         and started_on is not null and retry_count = 0`,
    )
  )
    .trim()
    .split('\n')
    .map(Number);
  const inMs = (numbers: number[]) => [0.5, 0.95, 0.99].map((share) => `${percentile(numbers, share).toFixed(0)} ms`);
  figure('3,000 enquiries at 50/s, to commit: p50, p95, p99', inMs(times), 'p95 ≤ 150 ms, p99 ≤ 400 ms');
  figure('3,000 enquiries at 50/s, commit to worker: p50, p95, p99', inMs(waits), 'p95 ≤ 2000 ms');
  expect(percentile(times, 0.95)).toBeLessThanOrEqual(150);
  expect(percentile(times, 0.99)).toBeLessThanOrEqual(400);
  expect(percentile(waits, 0.95)).toBeLessThanOrEqual(2_000);
  expect(Number(await enquiriesSql(`select count(*) from enquiries where ${mine(marker)}`))).toBe(3_000);
  await untilAllDelivered(marker);
});

test('a worker that is killed in the middle of a delivery: it is delivered again within two minutes, with the same id', async () => {
  receiver.delayMs = 10_000;
  const message = aMessage();
  expect((await send(message)).status).toBe(200);
  await expect.poll(() => receiver.calls.filter(({ body }) => body.includes(message.email)).length).toBe(1);
  const killedAt = Date.now();
  process.kill((await pidsOf('enquiries'))[0]!, 'SIGKILL');
  receiver.delayMs = 0;
  await up();
  await expect
    .poll(async () => (await deliveriesOf(message.email))['webhook-crm'], { timeout: 180_000, interval: 500 })
    .toBe('delivered');
  figure(
    'worker killed during a delivery: delivered after',
    `${((Date.now() - killedAt) / 1000).toFixed(0)} s`,
    '< 120 s',
  );
  expect(Date.now() - killedAt).toBeLessThan(120_000);
  const calls = receiver.calls.filter(({ body }) => body.includes(message.email));
  expect(calls.length).toBe(2);
  expect(new Set(calls.map(({ id }) => id)).size).toBe(1);
});

/** Kills a part and starts it again at once, as whatever supervises it would. */
async function killAndRestart(part: Part, signal: NodeJS.Signals): Promise<void> {
  const { pid } = running(part.name) ?? {};
  if (pid) {
    process.kill(part.name === 'postgres' ? pid : -pid, signal);
    while (running(part.name)) await sleep(10);
  }
  start(part.name, await part.command());
}

test('a thousand posts at 50 a second while web, worker, cms, mail and PostgreSQL die ten times each: nothing lost, nothing twice', async () => {
  const marker = `chaos-${Date.now()}`;
  const all = parts({ mode: 'production', web: 1, edge: 1, tls: true, identity: false }).flat();
  const victims = ['web', 'enquiries', 'cms', 'mail', 'postgres'].map((name) => all.find((one) => one.name === name)!);
  const kills: Record<string, number> = {};

  // Each dies every five seconds, while the posts come in.
  const chaos = Promise.all(
    victims.map(async (part, nth) => {
      await sleep(500 + nth * 1_000);
      for (let time = 0; time < 10; time += 1) {
        const began = Date.now();
        // For PostgreSQL this is `pg_ctl stop -m immediate`.
        await killAndRestart(part, part.name === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
        kills[part.name] = (kills[part.name] ?? 0) + 1;
        await sleep(Math.max(0, 5_000 - (Date.now() - began)));
      }
    }),
  );

  // Fifty a second; somebody whose message was not accepted presses the button again, with the same form.
  const accepted = new Map<string, string>();
  const waiting = Array.from({ length: 1_000 }, (_, index) => aMessage({ message: `${marker} ${index}` }));
  let tries = 0;
  const post = async (fields: Fields) => {
    tries += 1;
    const answer = await send(fields).catch(() => null);
    if (answer && answer.status >= 200 && answer.status < 300) accepted.set(fields.key, referenceIn(answer));
    else waiting.push(fields);
  };
  const postAll = async (seconds: number) => {
    const until = Date.now() + seconds * 1_000;
    while (accepted.size < 1_000 && Date.now() < until) {
      const next = waiting.shift();
      if (next) void post(next);
      await sleep(20);
    }
  };
  await Promise.all([chaos, postAll(60)]);
  const during = accepted.size;
  await up();
  // What was accepted while all that happened is there, exactly once, before anybody tries again.
  const stored = async () =>
    new Map(
      (await enquiriesSql(`select key || '=' || upper(left(id::text, 8)) from enquiries where ${mine(marker)}`))
        .trim()
        .split('\n')
        .map((row) => row.split('=') as [string, string]),
    );
  const early = await stored();
  for (const [key, reference] of accepted) expect(early.get(key)).toBe(reference);
  await postAll(60);
  expect(accepted.size).toBe(1_000);
  const rows = await stored();
  expect(rows.size).toBe(1_000);
  for (const [key, reference] of accepted) expect(rows.get(key)).toBe(reference);
  expect(Number(await enquiriesSql(`select count(*) from enquiries where ${mine(marker)}`))).toBe(1_000);

  await untilAllDelivered(marker);
  const idsOf = async (sink: string) =>
    (
      await enquiriesSql(
        `select deliveries.id from deliveries join enquiries on enquiries.id = enquiry where ${mine(marker)} and sink = '${sink}'`,
      )
    )
      .trim()
      .split('\n');
  type Kept = { messageId: string };
  const mails = ((await (await fetch(`http://127.0.0.1:${ports.inbox}/messages`)).json()) as Kept[]).map(
    ({ messageId }) => messageId,
  );
  const counts: Record<string, { effects: number; repeats: number }> = {};
  const repeats = await repeatedMails();
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
  counts.desk = { effects: Number(await cmsSql(`select count(*) from enquiries where ${mine(marker)}`)), repeats: 0 };
  figure('chaos: kills', JSON.stringify(kills));
  figure(
    'chaos: posts, accepted during it, accepted in the end',
    [tries, during, accepted.size],
    '> 1,000, > 500, 1,000',
  );
  figure('chaos: effects and repeats at each sink', JSON.stringify(counts), '1,000 effects each');
  expect(tries).toBeGreaterThan(1_000);
  expect(during).toBeGreaterThan(500);
  expect(kills).toEqual({ web: 10, enquiries: 10, cms: 10, mail: 10, postgres: 10 });
  for (const { effects } of Object.values(counts)) expect(effects).toBe(1_000);
});
