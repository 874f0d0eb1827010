import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { home, ports, root } from 'stack/config';

const run = promisify(execFile);
const path = { PATH: `${process.env.PATH}:/usr/sbin` };

export const site = `http://127.0.0.1:${ports.edge}`;
export const cms = `http://127.0.0.1:${ports.cms}`;
export const ownWeb = ports.web + 900;
export const ownCms = ports.web + 901;

/** What is measured runs on one core, what measures on the other. */
export const measured = '0';
export const measuring = '1';

export async function command(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(program, args, { env: { ...process.env, ...path }, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

export function stack(env: Record<string, string>, ...args: string[]): Promise<string> {
  return run(process.execPath, [resolve(root, 'stack/src/main.ts'), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  }).then(({ stdout }) => stdout);
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

/** The processes of a part, the one started first and those it started. */
export async function pidsOf(part: string): Promise<string[]> {
  const line = (await stack({}, 'status')).split('\n').find((one) => one.startsWith(`${part} `));
  const pid = /pid (\d+)/.exec(line ?? '')?.[1];
  if (!pid) throw new Error(`${part} does not run`);
  return family(pid);
}

export async function family(pid: string): Promise<string[]> {
  const below = await command('ps', '-o', 'pid=', '--ppid', pid).catch(() => '');
  return [pid, ...below.split('\n').flatMap((one) => one.trim() || [])];
}

export async function pin(part: string, cores: string): Promise<void> {
  await pinAll(await pidsOf(part), cores);
}

export async function pinAll(pids: string[], cores: string): Promise<void> {
  for (const pid of pids) await command('taskset', '-acp', cores, pid);
}

/** Resident memory of a part, in megabytes. */
export async function memoryOf(part: string): Promise<number> {
  const sizes = await Promise.all(
    (await pidsOf(part)).map((pid) => command('ps', '-o', 'rss=', '-p', pid).catch(() => '0')),
  );
  return Math.round(sizes.reduce((sum, size) => sum + Number(size), 0) / 1024);
}

export async function objects(edge = 'edge'): Promise<number> {
  const text = await command('varnishstat', '-n', resolve(home, edge, 'work'), '-1', '-f', 'MAIN.n_object');
  return Number(/n_object\s+(\d+)/.exec(text)![1]);
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

export async function paths(): Promise<string[]> {
  const files = await Promise.all(
    ['en', 'pl'].map(async (code) => (await fetch(`${site}/sitemaps/${code}-1.xml`)).text()),
  );
  return files.flatMap((file) => [...file.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname));
}
