/** Access to a running stack for tests and measurements: its database, its caches, its processes. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { home, inheritedEnvironment, ports, systemPath } from 'stack/config';
import { listRunningEdges } from 'stack/edges';
import { queryAs } from 'stack/postgres';
import { findRunningProcess } from 'stack/processes';

const run = promisify(execFile);

/** Runs SQL with the role of the CMS. */
export function cmsSql(statement: string): Promise<string> {
  return queryAs('cms', statement);
}

/** Runs SQL with the role of the web. */
export function webSql(statement: string): Promise<string> {
  return queryAs('web', statement);
}

/** Runs SQL with the role of the enquiries worker. */
export function enquiriesSql(statement: string): Promise<string> {
  return queryAs('enquiries', statement);
}

/** The number of purges for publications that the CMS has not delivered yet to running edges. */
export async function countPendingPurges(): Promise<number> {
  const edges = listRunningEdges().map((_, index) => `'http://127.0.0.1:${ports.purge + index}'`);
  const pending = `select count(*) from purges join publications on publications.id = publication_id
    where acknowledged_at is null and uid <> 'purge' and edge in (${edges.join(', ')})`;
  return Number(await cmsSql(pending));
}

/** The number of objects in an edge's cache, and the number that have expired. */
export async function countEdgeObjects(edge: string): Promise<{ held: number; expired: number }> {
  const args = ['-n', resolve(home, edge, 'work'), '-1', '-f', 'MAIN.n_object', '-f', 'MAIN.n_expired'];
  const { stdout } = await run('varnishstat', args, { env: { ...inheritedEnvironment, PATH: systemPath } });
  const read = (name: string) => Number(new RegExp(String.raw`${name}\s+(\d+)`).exec(stdout)![1]);
  return { held: read('n_object'), expired: read('n_expired') };
}

/** The pids of a part: the started process first, then its children. */
export async function findPids(part: string): Promise<number[]> {
  const record = findRunningProcess(part);
  if (!record) throw new Error(`${part} is not running`);
  return findPidAndChildren(record.pid);
}

export async function findPidAndChildren(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({ stdout: '' }));
  return [pid, ...stdout.split('\n').filter(Boolean).map(Number)];
}
