/** Deploys and killed web instances under a constant load. */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sharedHome } from 'stack/config';
import { request } from 'undici';
import { beforeAll, expect, test } from 'vitest';
import { buildVariant } from '../build-variant.ts';
import { resetRateLimits, newMember } from '../http-client.ts';
import { findPids } from '../running-stack.ts';
import { getFromCache, site, stack } from '../site.ts';
import { useStack } from '../use-stack.ts';
import { runAtRate } from './run-at-rate.ts';
import { recordFigure } from './figures.ts';

const next = 'next-build';
const first = readFileSync(resolve(sharedHome, 'builds/web.hash'), 'utf8');
const deploy = (build: string) => stack('deploy', '--build', build);

useStack();
beforeAll(() => buildVariant(next, [['app/locales/en.ts', 'A new key.', 'A brand new key.']]));

const kinds = [
  { path: '/pricing', isStored: true },
  { path: '/pl', isStored: true },
  { path: '/product', isStored: true },
  { path: '/auth/login', isStored: false },
  { path: '/account', isStored: false },
] as const;

/** Sends requests of each kind in turn, at `rate` per second, for as long as the task runs. */
async function runUnderLoad(rate: number, task: () => Promise<unknown>) {
  await resetRateLimits();
  // An edge that has just started has no pages.
  for (const { path, isStored } of kinds) if (isStored) await getFromCache(path);
  const member = await newMember();
  const cookie = [...member.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const failures = { stored: [] as string[], others: [] as string[] };
  const builds = new Set<string>();
  const over = new AbortController();
  const sendRequest = async ({ path, isStored }: (typeof kinds)[number]) => {
    const sentAt = performance.now();
    const failed = (why: string) => {
      const [at, after] = [sentAt - began, performance.now() - sentAt].map((ms) => (ms / 1000).toFixed(2));
      failures[isStored ? 'stored' : 'others'].push(`${path}: ${why}, sent at ${at} s, failed after ${after} s`);
    };
    try {
      // Needs half the CPU time of `fetch`, and the load generator shares the CPU with the site.
      const { statusCode, headers, body } = await request(site + path, {
        headers: path === '/account' ? { cookie } : {},
      });
      builds.add(String(headers['x-build']));
      await body.dump();
      if (statusCode !== 200) failed(String(statusCode));
    } catch (error) {
      failed(String((error as { cause?: unknown }).cause ?? error));
    }
  };
  const began = performance.now();
  const load = runAtRate(
    rate,
    () => over.signal.aborted,
    (index) => sendRequest(kinds[index % kinds.length]!),
  );
  // The old instances have been under load for a while before they are replaced.
  await sleep(5_000);
  await task();
  over.abort();
  const { length: count } = await load;
  const seconds = (performance.now() - began) / 1000;
  return { ...failures, builds, count, perSecond: count / seconds };
}

/**
 * At most 200 requests per second, and few enough to leave half of the CPU idle: the load generator runs on the same
 * machine, and starting a new build needs CPU time too. An overloaded machine fails requests without any deploy.
 */
let rate = 0;
beforeAll(async () => {
  for (const candidate of [200, 150, 100, 75, 50]) {
    rate = candidate;
    let idle = 0;
    await runUnderLoad(rate, async () => {
      idle = await idleShare(10_000);
    });
    recordFigure(`processor idle at ${rate} requests/s, without any deploy`, `${Math.round(idle * 100)} %`);
    if (idle >= 0.5) return;
  }
});

async function idleShare(ms: number): Promise<number> {
  const read = () =>
    cpus().reduce(
      (sum, { times }) => ({
        idle: sum.idle + times.idle,
        all: sum.all + Object.values(times).reduce((total, time) => total + time, 0),
      }),
      { idle: 0, all: 0 },
    );
  const before = read();
  await sleep(ms);
  const after = read();
  return (after.idle - before.idle) / (after.all - before.all);
}

test('fails no request during ten deploys under load', async () => {
  const { stored, others, builds, count, perSecond } = await runUnderLoad(rate, async () => {
    await stack('deploy', '--all', '--build', first);
    for (let round = 1; round < 10; round += 1) await deploy(round % 2 === 1 ? next : first);
  });
  recordFigure('ten deploys: requests', `${count} at ${perSecond.toFixed(0)}/s`, 'up to 200/s');
  recordFigure('ten deploys: failed requests', stored.length + others.length, '0');
  expect([...stored, ...others]).toEqual([]);
  expect(builds).toEqual(new Set([first, next]));
  expect(perSecond).toBeGreaterThan(rate * 0.9);
});

test('fails no cached page and at most 0.1 % of others while web instances are killed every ten seconds', async () => {
  await stack('up', '--tls', '--web', '2', '--edge', '2');
  const { stored, others, count } = await runUnderLoad(rate, async () => {
    for (const name of ['web', 'web-2', 'web', 'web-2']) {
      process.kill((await findPids(name))[0]!, 'SIGKILL');
      await Promise.all([sleep(10_000), stack('up', '--tls', '--web', '2', '--edge', '2')]);
    }
  });
  recordFigure('killed web instances: requests', count);
  recordFigure('killed web instances: failed, stored and others', [stored.length, others.length], '0, 1 in 1,000');
  expect(stored).toEqual([]);
  expect(others.length, others.slice(0, 9).join('\n')).toBeLessThanOrEqual((count * 0.4) / 1000);
});
