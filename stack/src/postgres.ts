import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { home, inherited, ports, secrets } from './config.ts';
import type { Command } from './processes.ts';

const run = promisify(execFile);
const data = resolve(home, 'postgres');

/** PostgreSQL's server programs, which Debian keeps out of the PATH. */
export function binary(name: string): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => `${debian}/${version}/bin/${name}`).find((path) => existsSync(path));
  return found ?? name;
}

/**
 * PostgreSQL refuses to run as root. As root, its programs run as the user `postgres`, keeping only the right to walk
 * through the folders above the cluster, which may be closed to others.
 */
function unprivileged(program: string, args: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [program, args];
  const caps = '+dac_override,+dac_read_search';
  const drop = [
    '--reuid=postgres',
    '--regid=postgres',
    '--clear-groups',
    `--inh-caps=${caps}`,
    `--ambient-caps=${caps}`,
  ];
  return ['setpriv', [...drop, program, ...args]];
}

function chown(path: string): void {
  if (process.getuid?.() !== 0) return;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(path, id('-u'), id('-g'));
}

/** Makes the cluster on the first run. */
export async function prepare(): Promise<void> {
  if (existsSync(resolve(data, 'PG_VERSION'))) return;
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  chown(data);
  const passwordFile = resolve(home, 'postgres-password');
  writeFileSync(passwordFile, secrets().postgresPassword, { mode: 0o600 });
  chown(passwordFile);
  const options = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const [program, args] = unprivileged(binary('initdb'), [
    '-D',
    data,
    ...options,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  await run(program, args);
  rmSync(passwordFile);
}

/** Runs a cluster, for this machine only. */
function serverOf(folder: string, port: number): [string, string[]] {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  return unprivileged(binary('postgres'), ['-D', folder, ...settings.flatMap((one) => ['-c', one])]);
}

/** A cluster of its own, with the role and schema of one part, for a test that needs a real database; gone when stopped. */
export async function throwaway(role: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(resolve(tmpdir(), 'duet-postgres-'));
  chown(folder);
  await run(
    ...unprivileged(binary('initdb'), ['-D', folder, '--username=postgres', '--auth=trust', '--encoding=UTF8']),
  );
  const port = await freePort();
  const server = spawn(...serverOf(folder, port), { stdio: 'ignore' });
  const ask = (statement: string) =>
    run('psql', ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-Atqc', statement]);
  for (;;) {
    const problem = await ask('select 1').catch((error: unknown) => error as Error);
    if (!(problem instanceof Error)) break;
    if (server.exitCode !== null) throw problem;
    await sleep(100);
  }
  await ask(`create role ${role} login; create schema ${role} authorization ${role};
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

export function command(): Command {
  const [program, args] = serverOf(data, ports.postgres);
  // SIGINT is PostgreSQL's fast shutdown: it ends sessions instead of waiting for them.
  return { program, args, cwd: home, env: {}, stopSignal: 'SIGINT' };
}

export async function ready(): Promise<boolean> {
  return sql('select 1').then(
    () => true,
    () => false,
  );
}

/** One database; each part has a schema and a role of its own and cannot see another's. */
export async function createRoles(): Promise<void> {
  const exists = await sql(`select 1 from pg_database where datname = 'duet'`);
  if (!exists.trim()) await sql(`create database duet`);
  await sql(`revoke all on database duet from public; revoke all on schema public from public;`, 'duet');
  await createRole('cms', secrets().cmsDatabasePassword);
  await createRole('web', secrets().webDatabasePassword);
  await createRole('enquiries', secrets().enquiriesDatabasePassword);
}

async function createRole(name: string, password: string): Promise<void> {
  const exists = await sql(`select 1 from pg_roles where rolname = '${name}'`);
  if (exists.trim()) return;
  await sql(
    `create role ${name} login password '${password}';
     grant connect on database duet to ${name};
     create schema ${name} authorization ${name};
     alter role ${name} in database duet set search_path = ${name};`,
    'duet',
  );
}

function sql(statement: string, database = 'postgres'): Promise<string> {
  return query(statement, { user: 'postgres', password: secrets().postgresPassword, database });
}

type Login = { user: string; password: string; database: string };

export async function query(statement: string, { user, password, database }: Login): Promise<string> {
  const address = ['-h', '127.0.0.1', '-p', String(ports.postgres), '-U', user, '-d', database];
  const { stdout } = await run('psql', [...address, '-v', 'ON_ERROR_STOP=1', '-Atqc', statement], {
    env: { ...inherited, PGPASSWORD: password, PGCONNECT_TIMEOUT: '10' },
  });
  return stdout;
}
