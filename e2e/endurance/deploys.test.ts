/** Deploys and dying web instances under a steady load. */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sharedHome } from 'stack/config';
import { pidsOf } from 'stack/reach';
import { request } from 'undici';
import { beforeAll, expect, test } from 'vitest';
import { anotherBuild } from '../another-build.ts';
import { forgetTries, newMember } from '../person.ts';
import { site, stack } from '../site.ts';
import { useStack } from '../use-stack.ts';
import { atRate } from './at-rate.ts';
import { figure } from './figures.ts';

const next = 'next-build';
const first = readFileSync(resolve(sharedHome, 'builds/web.hash'), 'utf8');
const deploy = (build: string) => stack('deploy', '--build', build);

useStack();
beforeAll(() => anotherBuild(next, [['app/locales/en.ts', 'A new key.', 'A brand new key.']]));

const kinds = [
  { path: '/pricing', isStored: true },
  { path: '/pl', isStored: true },
  { path: '/product', isStored: true },
  { path: '/auth/login', isStored: false },
  { path: '/account', isStored: false },
] as const;

/** Requests of each kind in turn, so many a second, for as long as the work takes. */
async function underLoad(rate: number, work: () => Promise<unknown>) {
  await forgetTries();
  const member = await newMember();
  const cookie = [...member.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const failures = { stored: [] as string[], others: [] as string[] };
  const builds = new Set<string>();
  const over = new AbortController();
  const ask = async ({ path, isStored }: (typeof kinds)[number]) => {
    const asked = performance.now();
    const failed = (why: string) => {
      const [at, after] = [asked - began, performance.now() - asked].map((ms) => (ms / 1000).toFixed(2));
      failures[isStored ? 'stored' : 'others'].push(`${path}: ${why}, asked at ${at} s, told after ${after} s`);
    };
    try {
      // Half the processor time of `fetch`, which the site under load has to share.
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
  const load = atRate(
    rate,
    () => over.signal.aborted,
    (index) => ask(kinds[index % kinds.length]!),
  );
  // What is replaced under load has been under it for a while.
  await sleep(5_000);
  await work();
  over.abort();
  const { length: count } = await load;
  const seconds = (performance.now() - began) / 1000;
  return { ...failures, builds, count, perSecond: count / seconds };
}

/**
 * At most 200 requests a second, and no more than leave half of the processor idle: here the visitors run on the machine of
 * the site, and a new build needs the processor too. A machine that is full fails requests without any deploy.
 */
let rate = 0;
beforeAll(async () => {
  for (const candidate of [200, 150, 100, 75, 50]) {
    rate = candidate;
    let idle = 0;
    await underLoad(rate, async () => {
      idle = await idleShare(10_000);
    });
    figure(`processor idle at ${rate} requests/s, without any deploy`, `${Math.round(idle * 100)} %`);
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

test('ten deploys under load, stored, rendered and signed in: no request fails', async () => {
  const { stored, others, builds, count, perSecond } = await underLoad(rate, async () => {
    await stack('deploy', '--all', '--build', first);
    for (let round = 1; round < 10; round += 1) await deploy(round % 2 === 1 ? next : first);
  });
  figure('ten deploys: requests', `${count} at ${perSecond.toFixed(0)}/s`, 'up to 200/s');
  figure('ten deploys: failed requests', stored.length + others.length, '0');
  expect([...stored, ...others]).toEqual([]);
  expect(builds).toEqual(new Set([first, next]));
  expect(perSecond).toBeGreaterThan(rate * 0.9);
});

test('one of two web instances is killed every ten seconds: of stored pages none fails, of the others at most one in a thousand', async () => {
  await stack('up', '--tls', '--web', '2', '--edge', '2');
  const { stored, others, count } = await underLoad(rate, async () => {
    for (const name of ['web', 'web-2', 'web', 'web-2']) {
      process.kill((await pidsOf(name))[0]!, 'SIGKILL');
      await Promise.all([sleep(10_000), stack('up', '--tls', '--web', '2', '--edge', '2')]);
    }
  });
  figure('killed web instances: requests', count);
  figure('killed web instances: failed, stored and others', [stored.length, others.length], '0, 1 in 1,000');
  expect(stored).toEqual([]);
  expect(others.length, others.slice(0, 9).join('\n')).toBeLessThanOrEqual((count * 0.4) / 1000);
});
