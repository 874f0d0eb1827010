import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { home, inheritedEnvironment, ports, secrets } from './config.ts';
import type { Command } from './processes.ts';

const run = promisify(execFile);
const data = resolve(home, 'postgres');

/** Finds a PostgreSQL server program, which Debian does not install into the PATH. */
export function findBinary(name: string): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => `${debian}/${version}/bin/${name}`).find((path) => existsSync(path));
  return found ?? name;
}

/**
 * PostgreSQL refuses to run as root. For root, this runs its programs as the user `postgres`, with the capabilities
 * needed to reach the cluster's folder when other users have no access to the folders above it.
 */
export function asPostgresUser(program: string, args: string[]): [string, string[]] {
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

export function chownToPostgres(path: string): void {
  if (process.getuid?.() !== 0) return;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(path, id('-u'), id('-g'));
}

/** Creates the database cluster on the first run. */
export async function prepare(): Promise<void> {
  if (existsSync(resolve(data, 'PG_VERSION'))) return;
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  chownToPostgres(data);
  const passwordFile = resolve(home, 'postgres-password');
  writeFileSync(passwordFile, secrets().postgresPassword, { mode: 0o600 });
  chownToPostgres(passwordFile);
  const options = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const [program, args] = asPostgresUser(findBinary('initdb'), [
    '-D',
    data,
    ...options,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  await run(program, args);
  rmSync(passwordFile);
}

/** The server command for a cluster; it listens on 127.0.0.1 only. */
export function serverCommand(folder: string, port: number): [string, string[]] {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  return asPostgresUser(findBinary('postgres'), ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])]);
}

export function command(): Command {
  const [program, args] = serverCommand(data, ports.postgres);
  // SIGINT is PostgreSQL's fast shutdown: it ends sessions instead of waiting for them.
  return { program, args, cwd: home, env: {}, stopSignal: 'SIGINT' };
}

export async function isReady(): Promise<boolean> {
  return sql('select 1').then(
    () => true,
    () => false,
  );
}

/** Creates one database in which each part has its own schema and role, without access to the other schemas. */
export async function createRoles(): Promise<void> {
  const exists = await sql(`select 1 from pg_database where datname = 'duet'`);
  if (!exists.trim()) await sql(`create database duet`);
  await sql(`revoke all on database duet from public; revoke all on schema public from public;`, 'duet');
  await createRole('cms', secrets().cmsDatabasePassword);
  await createRole('web', secrets().webDatabasePassword);
  await createRole('enquiries', secrets().enquiriesDatabasePassword);
}

/** Also updates an existing role: a restored dump has tables, but neither passwords nor the rights to the database. */
async function createRole(name: string, password: string): Promise<void> {
  const exists = await sql(`select 1 from pg_roles where rolname = '${name}'`);
  if (!exists.trim()) await sql(`create role ${name}`);
  await sql(
    `alter role ${name} login password '${password}';
     grant connect on database duet to ${name};
     create schema if not exists ${name} authorization ${name};
     alter role ${name} in database duet set search_path = ${name};`,
    'duet',
  );
}

/** Runs SQL as the superuser. */
function sql(statement: string, database = 'postgres'): Promise<string> {
  return query(statement, { user: 'postgres', password: secrets().postgresPassword, database });
}

/** Runs SQL with the role of a part. */
export function queryAs(role: 'cms' | 'web' | 'enquiries', statement: string): Promise<string> {
  return query(statement, { user: role, password: secrets()[`${role}DatabasePassword`], database: 'duet' });
}

type Login = { user: string; password: string; database: string };

async function query(statement: string, { user, password, database }: Login): Promise<string> {
  const connection = ['-h', '127.0.0.1', '-p', String(ports.postgres), '-U', user, '-d', database];
  const { stdout } = await run('psql', [...connection, '-v', 'ON_ERROR_STOP=1', '-Atqc', statement], {
    env: { ...inheritedEnvironment, PGPASSWORD: password, PGCONNECT_TIMEOUT: '10' },
  });
  return stdout;
}
