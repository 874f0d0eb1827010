/** How tools reach into a running stack: its database, its edges, its processes. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { home, inherited, ports, secrets, systemPath } from './config.ts';
import { query } from './postgres.ts';
import { running, runningNames } from './processes.ts';

const run = promisify(execFile);

/** As the CMS sees it. */
export function cmsSql(statement: string): Promise<string> {
  return query(statement, { user: 'cms', password: secrets().cmsDatabasePassword, database: 'duet' });
}

/** As the web sees it. */
export function webSql(statement: string): Promise<string> {
  return query(statement, { user: 'web', password: secrets().webDatabasePassword, database: 'duet' });
}

/** As the worker of enquiries sees it. */
export function enquiriesSql(statement: string): Promise<string> {
  return query(statement, { user: 'enquiries', password: secrets().enquiriesDatabasePassword, database: 'duet' });
}

/** How many purges the CMS still has to send, to edges that exist. */
export async function purgesPending(): Promise<number> {
  const edges = runningEdges().map((_, index) => `'http://127.0.0.1:${ports.purge + index}'`);
  const pending = `select count(*) from purges where acknowledged_at is null and edge in (${edges.join(', ')})`;
  return Number(await cmsSql(pending));
}

function runningEdges(): string[] {
  return runningNames().filter((name) => /^edge(-\d+)?$/.test(name));
}

/** Tells every running edge what has changed, as the CMS does. */
export async function purgeEdges(...tags: string[]): Promise<void> {
  await Promise.all(
    runningEdges().map(async (name) => {
      const number = Number(name.split('-')[1] ?? 1);
      const headers = { 'X-Purge-Tags': tags.join(' '), 'X-Purge-Secret': secrets().edgePurgeSecret };
      const response = await fetch(`http://127.0.0.1:${ports.purge + number - 1}`, { method: 'PURGE', headers });
      if (!response.ok) throw new Error(`${name} refused the purge: ${response.status}`);
    }),
  );
}

/** Whether every running edge takes a backend for well. */
export async function edgesSee(backend: string): Promise<boolean> {
  const seen = runningEdges().map(async (name) => {
    const args = ['-n', resolve(home, name, 'work'), 'backend.list', '-j', `*.${backend}`];
    const { stdout } = await run('varnishadm', args, { env: { ...inherited, PATH: systemPath } });
    return /"probe_message": \[[^\]]*"healthy"\]/.test(stdout);
  });
  return (await Promise.all(seen)).every(Boolean);
}

/** How many objects an edge holds, and how many it held until their time was over. */
export async function objectsIn(edge: string): Promise<{ held: number; expired: number }> {
  const args = ['-n', resolve(home, edge, 'work'), '-1', '-f', 'MAIN.n_object', '-f', 'MAIN.n_expired'];
  const { stdout } = await run('varnishstat', args, { env: { ...inherited, PATH: systemPath } });
  const read = (name: string) => Number(new RegExp(String.raw`${name}\s+(\d+)`).exec(stdout)![1]);
  return { held: read('n_object'), expired: read('n_expired') };
}

/** The processes of a part: the one that was started, and those it started itself. */
export async function pidsOf(part: string): Promise<number[]> {
  const record = running(part);
  if (!record) throw new Error(`${part} does not run`);
  return family(record.pid);
}

export async function family(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({ stdout: '' }));
  return [pid, ...stdout.split('\n').filter(Boolean).map(Number)];
}
