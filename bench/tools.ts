import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPids } from 'e2e/running-stack';
import { ports, root, siteUrl } from 'stack/config';

const run = promisify(execFile);
const path = { PATH: `${process.env.PATH}:/usr/sbin` };

/** Measurements use plain http. */
export const site = siteUrl({ tls: false });

export const edges = [0, 1].map((index) => `http://127.0.0.1:${ports.edge + index}`);

/** The port of the measured web instance. */
export const webPort = ports.web + 900;

/** CPU cores: the measured program runs on one, the load generator on the other. */
export const measuredCore = '0';
export const loadCore = '1';

/** Runs a program and returns its output. */
export async function runProgram(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(program, args, { env: { ...process.env, ...path }, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

const children = new Set<ChildProcess>();

/** Starts a program on a core and waits until it answers on its port. Returns a function that stops it. */
export async function startPinned(core: string, args: string[], env: Record<string, string>, port: number, cwd = root) {
  const child = spawn('taskset', ['-c', core, ...args], {
    cwd,
    env: { ...process.env, ...path, ...env },
    stdio: 'ignore',
  });
  children.add(child);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isListening = await fetch(`http://127.0.0.1:${port}/health/live`).then(
      () => true,
      () => false,
    );
    if (isListening) return Object.assign(() => stop(child), { pid: child.pid! });
    await sleep(50);
  }
  throw new Error(`${args.join(' ')} did not start`);
}

async function stop(child: ChildProcess): Promise<void> {
  children.delete(child);
  child.kill('SIGKILL');
  await sleep(100);
}

process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/** Restricts all processes of a part to some cores. */
export async function pinPart(part: string, cores: string): Promise<void> {
  await pinProcesses(await findPids(part), cores);
}

export async function pinProcesses(pids: number[], cores: string): Promise<void> {
  for (const pid of pids) await runProgram('taskset', '-acp', cores, String(pid));
}

/** Resident memory of a part, in megabytes. */
export async function readMemory(part: string): Promise<number> {
  const sizes = await Promise.all(
    (await findPids(part)).map((pid) => runProgram('ps', '-o', 'rss=', '-p', String(pid)).catch(() => '0')),
  );
  return Math.round(sizes.reduce((sum, size) => sum + Number(size), 0) / 1024);
}

export type Load = { perSecond: number; p50: number; p99: number; errors: number };

/**
 * Runs wrk (from Debian) with keep-alive connections and one thread; it requests the paths in turn. One request in a
 * hundred belongs to a trace that is sampled, as the edge does it. Times in milliseconds.
 */
export async function wrk(base: string, paths: string[], seconds: number, connections: number): Promise<Load> {
  const script = join(mkdtempSync(join(tmpdir(), 'bench-')), 'load.lua');
  writeFileSync(
    script,
    `local paths = {${paths.map((one) => JSON.stringify(one)).join(',')}}
local i = 0
wrk.headers["Accept-Encoding"] = "gzip"
wrk.headers["Sec-Fetch-Site"] = "same-origin"
request = function()
  i = i + 1
  local flag = i % 100 == 0 and 1 or 0
  wrk.headers["traceparent"] = string.format("00-%032d-%016d-%02d", i, i, flag)
  return wrk.format("GET", paths[i % #paths + 1])
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('{"perSecond":%f,"p50":%f,"p99":%f,"errors":%d}\\n', summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, e.connect + e.read + e.write + e.status + e.timeout))
end
`,
  );
  const args = ['-c', loadCore, 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, base];
  return JSON.parse((await runProgram('taskset', ...args)).trim().split('\n').at(-1)!) as Load;
}

export function median(values: number[]): number {
  return percentile(values, 50);
}

export function percentile(values: number[], rank: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((rank / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Alternates between the loads, so that other work of the machine affects all of them. Returns the medians of the rounds. */
export async function measureInTurn<K extends string>(
  rounds: number,
  loads: Record<K, () => Promise<Load>>,
): Promise<Record<K, Load>> {
  const results = new Map<K, Load[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(loads) as K[])
      results.set(name, [...(results.get(name) ?? []), await loads[name]()]);
  }
  const medians = (measured: Load[]): Load => ({
    perSecond: median(measured.map((one) => one.perSecond)),
    p50: median(measured.map((one) => one.p50)),
    p99: median(measured.map((one) => one.p99)),
    errors: measured.reduce((sum, one) => sum + one.errors, 0),
  });
  return Object.fromEntries([...results].map(([name, measured]) => [name, medians(measured)])) as Record<K, Load>;
}
