/**
 * Fire drills: the database and the uploaded files are destroyed while the site is used, and one command restores them
 * (docs/operations.md, "Backups").
 */
import { execFile } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { home, root } from 'stack/config';
import { stop } from 'stack/processes';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { extractReference, listRepeatedMessageIds, newEnquiry, sendEnquiry } from '../enquiry.ts';
import { emptyMailbox } from '../mailbox.ts';
import { edges, preparePage, publishTitle, signInEditor } from '../publishing.ts';
import { randomNumbers } from '../random-numbers.ts';
import { enquiriesSql, findPids } from '../running-stack.ts';
import { getOnce } from '../site.ts';
import { useStack } from '../use-stack.ts';
import { startComparison } from './compare-with-cms.ts';
import { percentile, recordFigure } from './figures.ts';

useStack({ web: 2, backups: true, settings: () => ({ STACK_ENQUIRIES_PER_MINUTE: '100000' }) });

const run = promisify(execFile);
const drills = 20;
/** What was acknowledged in the last seconds before the destruction may be lost: it had not been archived yet. */
const windowMs = 10_000;
const storedPaths = ['/', '/pl', '/pricing', '/pl/pricing', '/product', '/pl/produkt'];
const uploads = resolve(home, 'cms-public/uploads');

const backup = (...args: string[]) =>
  run(process.execPath, [resolve(root, 'stack/src/backup.ts'), ...args], { cwd: root });

beforeAll(async () => {
  await emptyMailbox();
  await backup('now', '--full');
});

type Sent = { reference: string; sentAt: number; acknowledgedAt: number };

/** Visits stored pages and sends enquiries until it is stopped. */
function startTraffic() {
  const sent: Sent[] = [];
  const visits = { count: 0, failed: [] as string[] };
  const end = new AbortController();
  const visit = async () => {
    while (!end.signal.aborted) {
      for (const path of storedPaths)
        for (const edge of edges) {
          const { status } = await getOnce(path, {}, edge).catch(() => ({ status: 0 }));
          visits.count += 1;
          if (status !== 200) visits.failed.push(`${edge}${path}: ${status}`);
        }
      await sleep(50);
    }
  };
  const send = async () => {
    while (!end.signal.aborted) {
      const sentAt = Date.now();
      const response = await sendEnquiry(newEnquiry()).catch(() => null);
      const reference = response?.status === 200 ? extractReference(response) : '';
      if (reference) sent.push({ reference, sentAt, acknowledgedAt: Date.now() });
      await sleep(400);
    }
  };
  const done = Promise.all([visit(), send()]);
  return { sent, visits, stop: async () => void (end.abort(), await done) };
}

/** As if the disks of the database and of the uploaded files were lost. Returns when the database was killed. */
async function destroy(): Promise<number> {
  for (const pid of await findPids('postgres')) process.kill(pid, 'SIGKILL');
  const killedAt = Date.now();
  await stop('postgres');
  rmSync(resolve(home, 'postgres'), { recursive: true, force: true });
  rmSync(uploads, { recursive: true, force: true });
  return killedAt;
}

async function readStoredReferences(): Promise<Set<string>> {
  const rows = await enquiriesSql(`select upper(left(id::text, 8)) from enquiries`);
  return new Set(rows.trim().split('\n'));
}

test(`${drills} drills: nothing acknowledged is lost, stored pages are served throughout, no mail is sent twice`, async () => {
  const random = randomNumbers(21);
  const compareWithCms = await startComparison();
  const traffic = startTraffic();
  onTestFinished(traffic.stop);
  const durations: number[] = [];
  const kills: number[] = [];
  const lost: { age: number }[] = [];
  const different: string[] = [];
  for (let drill = 1; drill <= drills; drill += 1) {
    const editor = await signInEditor();
    const { documentId, newTitle } = await preparePage(editor);
    await publishTitle(editor, documentId, newTitle);
    writeFileSync(resolve(uploads, `drill-${drill}.txt`), String(drill));
    await backup('now');
    await sleep(1_000 + random() * 15_000);

    const files = readdirSync(uploads).toSorted();
    const killedAt = await destroy();
    kills.push(killedAt);
    const before = traffic.sent.splice(0);
    await backup('restore');
    durations.push((Date.now() - killedAt) / 1000);

    const stored = await readStoredReferences();
    for (const { reference, sentAt, acknowledgedAt } of before)
      // The kill after it was sent: its acknowledgement may have arrived a moment after that.
      if (!stored.has(reference)) lost.push({ age: kills.find((kill) => kill >= sentAt)! - acknowledgedAt });
    expect(readdirSync(uploads).toSorted()).toEqual(expect.arrayContaining(files));
    different.push(...(await compareWithCms()));
    console.log(`drill ${drill}: restored after ${durations.at(-1)!.toFixed(0)} s, lost ${lost.length}`);
  }
  await traffic.stop();
  const left = `select count(*) from deliveries where state not in ('delivered', 'held')`;
  await expect.poll(async () => Number(await enquiriesSql(left)), { timeout: 600_000, interval: 1_000 }).toBe(0);
  const repeated = await listRepeatedMessageIds();

  const oldestLost = Math.max(0, ...lost.map(({ age }) => age));
  recordFigure('drills', durations.length);
  recordFigure(
    'restored after: median, slowest',
    [percentile(durations, 0.5), Math.max(...durations)].map((s) => `${s.toFixed(0)} s`),
    '≤ 300 s',
  );
  recordFigure(
    'acknowledged enquiries lost that were older than 10 s',
    lost.filter(({ age }) => age > windowMs).length,
    '0',
  );
  recordFigure('oldest acknowledged enquiry that was lost: age', `${(oldestLost / 1000).toFixed(1)} s`, '≤ 10 s');
  recordFigure('visits of stored pages, failed', [traffic.visits.count, traffic.visits.failed.length], '0 failed');
  recordFigure('mails sent twice', repeated.length, '0');
  recordFigure('pages at the edges that differ from the restored content', different.length, '0');
  expect(Math.max(...durations)).toBeLessThanOrEqual(300);
  expect(oldestLost).toBeLessThanOrEqual(windowMs);
  expect(traffic.visits.failed).toEqual([]);
  expect(repeated).toEqual([]);
  expect(different).toEqual([]);
});
