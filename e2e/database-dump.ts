/** Dumps the database of the stack and loads a dump into an empty one, as docs/operations.md tells operators to do. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ports, secrets } from 'stack/config';
import { stack } from './site.ts';

const run = promisify(execFile);

export async function dumpDatabase(file: string): Promise<void> {
  await asOperator('pg_dump', '-f', file, 'duet');
}

/** Stops the parts that use the database. The caller starts them again. */
export async function restoreDatabase(file: string): Promise<void> {
  await stack('down', 'web', 'cms', 'enquiries');
  await asOperator('psql', '-c', 'drop database duet', '-c', 'create database duet');
  await asOperator('psql', '-v', 'ON_ERROR_STOP=1', '-f', file, 'duet');
}

function asOperator(program: string, ...args: string[]) {
  const env = { ...process.env, PGPASSWORD: secrets().postgresPassword };
  return run(program, ['-h', '127.0.0.1', '-p', String(ports.postgres), '-U', 'postgres', ...args], { env });
}
