/**
 * Visits by Zipf's law at a constant rate, spread over both edges, while the edges are empty, a deploy runs, or a menu is
 * published; and every page while the CMS is stopped.
 */
import { createHash } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Editor } from 'e2e/editor';
import { runAtRate } from 'e2e/run-at-rate';
import { byZipf } from 'e2e/noise';
import { cms, stack } from 'e2e/site';
import { secrets } from 'stack/config';
import { edges, percentile } from './tools.ts';

const perSecond = 200;
/** How soon a page that was asked for after a publication must be fresh. */
const freshMs = 2_000;

export type Storm = { visits: number; failed: number; p50: number; p99: number };

const agent = new Agent({ keepAlive: true, maxSockets: 500 });

function read(url: string): Promise<{ status: number; body: string }> {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  return new Promise((done, fail) => {
    get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done({ status: response.statusCode!, body: Buffer.concat(chunks).toString() }));
      response.on('error', fail);
    }).on('error', fail);
  });
}

/** Visits pages until the task is done. `inspect` sees each page, with the time when it was asked for. */
async function visitDuring(
  paths: string[],
  task: () => Promise<unknown>,
  inspect: (url: string, body: string, askedAt: number) => void = () => {},
): Promise<Storm> {
  const pick = byZipf(paths);
  const times: number[] = [];
  let failed = 0;
  let isOver = false;
  const visits = runAtRate(
    perSecond,
    () => isOver,
    async (index) => {
      const url = edges[index % edges.length]! + pick();
      const askedAt = performance.now();
      const { status, body } = await read(url).catch(() => ({ status: 0, body: '' }));
      times.push(performance.now() - askedAt);
      if (status === 200) inspect(url, body, askedAt);
      else failed += 1;
    },
  );
  await task();
  isOver = true;
  await visits;
  return { visits: times.length, failed, p50: percentile(times, 50), p99: percentile(times, 99) };
}

async function emptyEdges(): Promise<void> {
  await stack('down', 'edge', 'edge-2');
  await stack('up', '--web', '2', '--edge', '2');
}

export async function measureEmptyEdges(paths: string[], seconds: number): Promise<Storm> {
  await emptyEdges();
  return visitDuring(paths, () => sleep(seconds * 1_000));
}

/** Deploys another build and the first one again. */
export async function measureDeploy(paths: string[], builds: string[]): Promise<Storm> {
  return visitDuring(paths, async () => {
    for (const build of builds) {
      await stack('deploy', '--build', build);
      await sleep(10_000);
    }
  });
}

/** Publishes a text that every page shows. `late` counts pages that were old two seconds after they were asked for. */
export async function measureMenu(paths: string[], seconds: number): Promise<Storm & { late: number; old: number }> {
  const editor = await Editor.signIn(cms, secrets().cmsAdminPassword);
  const { documentId, footerNote } = await editor.read('site', '', 'en');
  const marker = `Footer ${Date.now().toString(36)}`;
  let purgedAt = Infinity;
  let [old, late] = [0, 0];
  const checks: Promise<void>[] = [];
  const storm = await visitDuring(
    paths,
    async () => {
      await sleep(5_000);
      await editor.publish('site', documentId, { footerNote: marker }, 'en');
      while (!(await editor.publication(documentId, 'en')).purgedAt) await sleep(20);
      purgedAt = performance.now();
      await sleep(seconds * 1_000);
    },
    (url, body, askedAt) => {
      if (askedAt < purgedAt || body.includes(marker)) return;
      old += 1;
      const checkAgain = async () => {
        await sleep(Math.max(0, askedAt + freshMs - performance.now()));
        if (!(await read(url)).body.includes(marker)) late += 1;
      };
      checks.push(checkAgain());
    },
  );
  await Promise.all(checks);
  await editor.publish('site', documentId, { footerNote }, 'en');
  return { ...storm, old, late };
}

/** Reads every page, then again with the CMS stopped and empty edges. Returns those that were different or failed. */
export async function findDifferencesWithoutCms(paths: string[]): Promise<string[]> {
  const before = await hashAll(paths);
  await emptyEdges();
  await stack('down', 'cms');
  const isDifferent = ([path, hash]: [string, string]) => !hash.startsWith('200 ') || hash !== before.get(path);
  return [...(await hashAll(paths))].filter(isDifferent).map(([path]) => path);
}

async function hashAll(paths: string[]): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  const waiting = [...paths];
  const worker = async (edge: string) => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const { status, body } = await read(edge + path);
      hashes.set(path, `${status} ${createHash('sha256').update(body).digest('hex')}`);
    }
  };
  await Promise.all([...edges, ...edges].map(worker));
  return hashes;
}
