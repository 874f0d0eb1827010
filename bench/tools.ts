import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ports, root, siteUrl } from 'stack/config';
import { pidsOf } from 'stack/reach';

const run = promisify(execFile);
const path = { PATH: `${process.env.PATH}:/usr/sbin` };

/** The tools that measure speak plain http. */
export const site = siteUrl({ tls: false });

export const ownWeb = ports.web + 900;
export const ownCms = ports.web + 901;

/** What is measured runs on one core, what measures on the other. */
export const measured = '0';
export const measuring = '1';

export async function command(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(program, args, { env: { ...process.env, ...path }, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

const children = new Set<ChildProcess>();

export async function start(core: string, args: string[], env: Record<string, string>, port: number, cwd = root) {
  const child = spawn('taskset', ['-c', core, ...args], {
    cwd,
    env: { ...process.env, ...path, ...env },
    stdio: 'ignore',
  });
  children.add(child);
  for (let tries = 0; tries < 200; tries += 1) {
    const there = await fetch(`http://127.0.0.1:${port}/health/live`).then(
      () => true,
      () => false,
    );
    if (there) return Object.assign(() => end(child), { pid: child.pid! });
    await sleep(50);
  }
  throw new Error(`${args.join(' ')} did not start`);
}

async function end(child: ChildProcess): Promise<void> {
  children.delete(child);
  child.kill('SIGKILL');
  await sleep(100);
}

process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

export async function pin(part: string, cores: string): Promise<void> {
  await pinAll(await pidsOf(part), cores);
}

export async function pinAll(pids: number[], cores: string): Promise<void> {
  for (const pid of pids) await command('taskset', '-acp', cores, String(pid));
}

/** Resident memory of a part, in megabytes. */
export async function memoryOf(part: string): Promise<number> {
  const sizes = await Promise.all(
    (await pidsOf(part)).map((pid) => command('ps', '-o', 'rss=', '-p', String(pid)).catch(() => '0')),
  );
  return Math.round(sizes.reduce((sum, size) => sum + Number(size), 0) / 1024);
}

export type Load = { perSecond: number; p50: number; p99: number; errors: number };

/** wrk from Debian: kept connections, one thread, the paths in turn. Times in milliseconds. */
export async function wrk(base: string, paths: string[], seconds: number, connections: number): Promise<Load> {
  const script = join(mkdtempSync(join(tmpdir(), 'bench-')), 'load.lua');
  writeFileSync(
    script,
    `local paths = {${paths.map((one) => JSON.stringify(one)).join(',')}}
local i = 0
wrk.headers["Accept-Encoding"] = "gzip"
wrk.headers["Sec-Fetch-Site"] = "same-origin"
request = function() i = i % #paths + 1; return wrk.format("GET", paths[i]) end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('{"perSecond":%f,"p50":%f,"p99":%f,"errors":%d}\\n', summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, e.connect + e.read + e.write + e.status + e.timeout))
end
`,
  );
  const args = ['-c', measuring, 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, base];
  return JSON.parse((await command('taskset', ...args)).trim().split('\n').at(-1)!) as Load;
}

export function median(values: number[]): number {
  return percentile(values, 50);
}

export function percentile(values: number[], rank: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((rank / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** The rounds of each are taken in turn, so that what else the machine does meets all of them; the middle one counts. */
export async function inTurn<K extends string>(
  rounds: number,
  loads: Record<K, () => Promise<Load>>,
): Promise<Record<K, Load>> {
  const all = new Map<K, Load[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(loads) as K[]) all.set(name, [...(all.get(name) ?? []), await loads[name]()]);
  }
  const middle = (several: Load[]): Load => ({
    perSecond: median(several.map((one) => one.perSecond)),
    p50: median(several.map((one) => one.p50)),
    p99: median(several.map((one) => one.p99)),
    errors: several.reduce((sum, one) => sum + one.errors, 0),
  });
  return Object.fromEntries([...all].map(([name, several]) => [name, middle(several)])) as Record<K, Load>;
}
