/** Access to the running edges: purges and health checks. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { home, inheritedEnvironment, ports, secrets, systemPath } from './config.ts';
import { listRunningProcesses } from './processes.ts';

const run = promisify(execFile);

export function listRunningEdges(): string[] {
  return listRunningProcesses().filter((name) => /^edge(-\d+)?$/.test(name));
}

/** Sends a purge to every running edge, as the CMS does. */
export async function purgeEdges(...tags: string[]): Promise<void> {
  await Promise.all(
    listRunningEdges().map(async (name) => {
      const number = Number(name.split('-')[1] ?? 1);
      const headers = { 'X-Purge-Tags': tags.join(' '), 'X-Purge-Secret': secrets().edgePurgeSecret };
      const response = await fetch(`http://127.0.0.1:${ports.purge + number - 1}`, { method: 'PURGE', headers });
      if (!response.ok) throw new Error(`${name} rejected the purge with status ${response.status}`);
    }),
  );
}

/** Whether the health checks of all running edges for a backend pass. */
export async function isBackendHealthy(backend: string): Promise<boolean> {
  const healthy = listRunningEdges().map(async (name) => {
    const args = ['-n', resolve(home, name, 'work'), 'backend.list', '-j', `*.${backend}`];
    const { stdout } = await run('varnishadm', args, { env: { ...inheritedEnvironment, PATH: systemPath } });
    return /"probe_message": \[[^\]]*"healthy"\]/.test(stdout);
  });
  return (await Promise.all(healthy)).every(Boolean);
}
