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

type TemporaryPostgres = { url: string; urlOf: (role: string) => string; stop: () => Promise<void> };

/** Starts a temporary cluster with roles and schemas of parts, for tests. `url` is of the first. `stop` deletes it. */
export async function startTemporaryPostgres(...roles: [string, ...string[]]): Promise<TemporaryPostgres> {
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
  for (const role of roles)
    await execute(`create role ${role} login; create schema ${role} authorization ${role};
             alter role ${role} in database postgres set search_path = ${role}`);
  const urlOf = (role: string) => `postgres://${role}@127.0.0.1:${port}/postgres`;
  return {
    url: urlOf(roles[0]),
    urlOf,
    stop: async () => {
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
