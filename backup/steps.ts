/**
 * Backs up and restores a site: PostgreSQL with pgBackRest, uploaded files with restic. Both encrypt. The caller stops and
 * starts the parts (stack/src/backup.ts on one machine, ship/one-server/ on a server).
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { stanza } from './pgbackrest.ts';

const run = promisify(execFile);

export type Site = {
  /** The settings of pgBackRest (pgbackrest.ts). */
  config: string;
  /** The data folder of PostgreSQL, and the folder of uploaded files. */
  data: string;
  uploads: string;
  /** RESTIC_REPOSITORY and RESTIC_PASSWORD. */
  restic: Record<string, string>;
  /** How libpq reaches PostgreSQL, if not through its socket: PGHOST, PGPASSWORD. */
  connection: Record<string, string>;
  /** The command that runs a program as the owner of the data folder. */
  asPostgres: (program: string, args: string[]) => [string, string[]];
  ownByPostgres: (folder: string) => void;
};

export type Backup = { kind: 'database' | 'uploads'; id: string; time: Date; bytes: number };

/** Creates the repositories. Safe to repeat; PostgreSQL must run. */
export async function createRepositories(site: Site): Promise<void> {
  await pgbackrest(site, 'stanza-create');
  const exists = await restic(site, 'cat', 'config').then(
    () => true,
    () => false,
  );
  if (!exists) await restic(site, 'init');
}

/** Files that did not change since the last backup are not copied again. */
export async function backUp(site: Site, { full = false } = {}): Promise<void> {
  await Promise.all([pgbackrest(site, 'backup', `--type=${full ? 'full' : 'incr'}`), backUpUploads(site)]);
}

export async function backUpUploads(site: Site): Promise<void> {
  await restic(site, 'backup', '--quiet', '--host', stanza, '.');
}

type PgInfo = { backup: { label: string; timestamp: { stop: number }; info: { size: number } }[] }[];
type Snapshot = { short_id: string; time: string };

/** All backups, the oldest first. */
export async function listBackups(site: Site): Promise<Backup[]> {
  const [info, snapshots] = await Promise.all([
    pgbackrest(site, 'info', '--output=json').then((text) => JSON.parse(text) as PgInfo),
    listSnapshots(site),
  ]);
  const database = info.flatMap(({ backup }) =>
    backup.map(({ label, timestamp, info: { size } }): Backup => {
      return { kind: 'database', id: label, time: new Date(timestamp.stop * 1000), bytes: size };
    }),
  );
  const uploads = snapshots.map(({ short_id, time }): Backup => {
    return { kind: 'uploads', id: short_id, time: new Date(time), bytes: 0 };
  });
  return [...database, ...uploads].toSorted((a, b) => a.time.getTime() - b.time.getTime());
}

async function listSnapshots(site: Site): Promise<Snapshot[]> {
  return JSON.parse(await restic(site, 'snapshots', '--json')) as Snapshot[];
}

/**
 * Puts back the database and the uploaded files as they were at a time; without one, as they were last. PostgreSQL and
 * all parts that write must be stopped. Damaged files of the database are moved aside, to `{data}.replaced`. PostgreSQL
 * reads the archived log when it starts, and then accepts writes.
 */
export async function restore(site: Site, to: Date | null): Promise<void> {
  await Promise.all([restoreDatabase(site, to), restoreUploads(site, to)]);
}

/**
 * Called when PostgreSQL accepts writes again after a restore. Without a checkpoint it would notice only at its next one, up
 * to five minutes later, that it should archive its log every few seconds.
 */
export async function resumeArchiving({ connection, asPostgres }: Site): Promise<void> {
  const [program, args] = asPostgres('psql', ['-qc', 'checkpoint']);
  await run(program, args, { env: { ...inherited(), ...connection } });
}

async function restoreDatabase(site: Site, to: Date | null): Promise<void> {
  const { data, ownByPostgres } = site;
  rmSync(`${data}.replaced`, { recursive: true, force: true });
  if (existsSync(data)) renameSync(data, `${data}.replaced`);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  ownByPostgres(data);
  const target = to ? ['--type=time', `--target=${to.toISOString().replace('T', ' ').replace('Z', '+00')}`] : [];
  await pgbackrest(site, 'restore', ...target, ...(to ? ['--target-action=promote'] : []));
}

async function restoreUploads(site: Site, to: Date | null): Promise<void> {
  const snapshots = await listSnapshots(site);
  const usable = snapshots.filter(({ time }) => !to || new Date(time) <= to);
  const last = usable.toSorted((a, b) => a.time.localeCompare(b.time)).at(-1);
  if (!last) throw new Error('There is no backup of the uploaded files from before that time.');
  mkdirSync(site.uploads, { recursive: true });
  await restic(site, 'restore', '--quiet', last.short_id, '--target', site.uploads);
}

async function pgbackrest({ config, connection, asPostgres }: Site, command: string, ...options: string[]) {
  const [program, args] = asPostgres('pgbackrest', [`--config=${config}`, `--stanza=${stanza}`, command, ...options]);
  return (await run(program, args, { env: { ...inherited(), ...connection }, maxBuffer: 64 * 1024 * 1024 })).stdout;
}

async function restic({ restic: settings, uploads }: Site, ...args: string[]): Promise<string> {
  const { stdout } = await run('restic', args, {
    cwd: existsSync(uploads) ? uploads : '/',
    env: { ...inherited(), ...settings },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** restic needs a folder for its cache, and both need the PATH. */
function inherited(): Record<string, string> {
  // oxlint-disable-next-line node/no-process-env -- passed on to the two programs
  const { PATH = '', HOME = '/root' } = process.env;
  return { PATH: `${PATH}:/usr/sbin:/sbin`, HOME };
}
