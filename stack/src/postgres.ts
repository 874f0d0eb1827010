import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { home, inheritedEnvironment, ports, root, secrets } from './config.ts';
import type { Command } from './processes.ts';

const run = promisify(execFile);
export const dataFolder = resolve(home, 'postgres');

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
  if (existsSync(resolve(dataFolder, 'PG_VERSION'))) return;
  rmSync(dataFolder, { recursive: true, force: true });
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  chownToPostgres(dataFolder);
  const passwordFile = resolve(home, 'postgres-password');
  writeFileSync(passwordFile, secrets().postgresPassword, { mode: 0o600 });
  chownToPostgres(passwordFile);
  const options = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const [program, args] = asPostgresUser(findBinary('initdb'), [
    '-D',
    dataFolder,
    ...options,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  await run(program, args);
  rmSync(passwordFile);
}

/** The server command for a cluster; it listens on 127.0.0.1 only. */
export function serverCommand(folder: string, port: number, more: Record<string, string> = {}): [string, string[]] {
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...more };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return asPostgresUser(findBinary('postgres'), ['-D', folder, ...options]);
}

/** `settings` are added to those of the cluster. */
export function command(settings: Record<string, string>): Command {
  const [program, args] = serverCommand(dataFolder, ports.postgres, settings);
  // SIGINT is PostgreSQL's fast shutdown: it ends sessions instead of waiting for them.
  return { program, args, cwd: home, env: {}, stopSignal: 'SIGINT' };
}

export async function isReady(): Promise<boolean> {
  // While it restores a backup, it answers, but accepts no writes.
  return sql('select pg_is_in_recovery()').then(
    (answer) => answer.trim() === 'f',
    () => false,
  );
}

/** Creates one database in which each part has its own schema and role, without access to the other schemas. */
export async function createRoles(): Promise<void> {
  const { postgresPassword, cmsDatabasePassword, webDatabasePassword, enquiriesDatabasePassword } = secrets();
  const passwords = {
    cms_password: cmsDatabasePassword,
    web_password: webDatabasePassword,
    enquiries_password: enquiriesDatabasePassword,
  };
  const variables = Object.entries(passwords).flatMap(([name, value]) => ['-v', `${name}=${value}`]);
  await psql(['-q', ...variables, '-f', resolve(root, 'database/roles.sql')], {
    user: 'postgres',
    password: postgresPassword,
    database: 'postgres',
  });
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

function query(statement: string, login: Login): Promise<string> {
  return psql(['-v', 'ON_ERROR_STOP=1', '-Atqc', statement], login);
}

async function psql(args: string[], { user, password, database }: Login): Promise<string> {
  const connection = ['-h', '127.0.0.1', '-p', String(ports.postgres), '-U', user, '-d', database];
  const { stdout } = await run('psql', [...connection, ...args], {
    env: { ...inheritedEnvironment, PGPASSWORD: password, PGCONNECT_TIMEOUT: '10' },
  });
  return stdout;
}
