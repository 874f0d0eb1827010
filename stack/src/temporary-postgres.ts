import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { asPostgresUser, chownToPostgres, findBinary, serverCommand } from './postgres.ts';

const run = promisify(execFile);

/** Starts a temporary cluster with the role and schema of one part, for tests. `stop` deletes it. */
export async function startTemporaryPostgres(role: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(resolve(tmpdir(), 'duet-postgres-'));
  chownToPostgres(folder);
  await run(
    ...asPostgresUser(findBinary('initdb'), ['-D', folder, '--username=postgres', '--auth=trust', '--encoding=UTF8']),
  );
  const port = await freePort();
  const server = spawn(...serverCommand(folder, port), { stdio: 'ignore' });
  const execute = (statement: string) =>
    run('psql', ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-Atqc', statement]);
  for (;;) {
    const problem = await execute('select 1').catch((error: unknown) => error as Error);
    if (!(problem instanceof Error)) break;
    if (server.exitCode !== null) throw problem;
    await sleep(100);
  }
  await execute(`create role ${role} login; create schema ${role} authorization ${role};
             alter role ${role} in database postgres set search_path = ${role}`);
  return {
    url: `postgres://${role}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
