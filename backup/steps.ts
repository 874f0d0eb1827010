/**
 * Backs up and restores a site: PostgreSQL with pgBackRest, uploaded files with restic. Both encrypt. The caller stops and
 * starts the parts (stack/src/backup.ts on one machine, ship/one-server/ on a server).
 */
import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { stanza } from './pgbackrest.ts';

const run = promisify(execFile);

export type Site = {
  /** The settings of pgBackRest (pgbackrest.ts). */
  config: string;
  /** The data folder of PostgreSQL. */
  data: string;
  /** Folders that restic copies: the uploaded files, and the ledger, which is needed when the whole machine is lost. */
  uploads: string;
  ledger: string;
  /** RESTIC_REPOSITORY and RESTIC_PASSWORD. */
  restic: Record<string, string>;
  /** How libpq reaches PostgreSQL, if not through its socket: PGHOST, PGPASSWORD. */
  connection: Record<string, string>;
  /** The command that runs a program as the owner of the data folder. */
  asPostgres: (program: string, args: string[]) => [string, string[]];
  ownByPostgres: (folder: string) => void;
};

type Files = 'uploads' | 'ledger';

export type Backup = { kind: 'database' | Files; id: string; time: Date };

/** A full backup is made when the last one is older. Four are kept (pgbackrest.ts); older ones and their log are deleted. */
const fullBackupSeconds = 7 * 86_400;

/** Which copies of files are kept: all of the last day, then one per hour, then one per day. */
const keptCopies = ['--keep-within', '1d', '--keep-within-hourly', '7d', '--keep-within-daily', '35d'];

/** Creates the repositories. Safe to repeat; PostgreSQL must run. */
export async function createRepositories(site: Site): Promise<void> {
  await pgbackrest(site, 'stanza-create');
  const exists = await restic(site, '/', 'cat', 'config').then(
    () => true,
    () => false,
  );
  if (!exists) await restic(site, '/', 'init');
}

/** Files that did not change since the last backup are not copied again. Deletes backups that are too old. */
export async function backUp(site: Site, { full = false } = {}): Promise<void> {
  await Promise.all([backUpDatabase(site, full), backUpFiles(site)]);
  await restic(site, '/', 'forget', '--quiet', '--group-by', 'tags', ...keptCopies, '--prune');
}

/** To each repository. One that cannot be reached does not stop the others. */
async function backUpDatabase(site: Site, full: boolean): Promise<void> {
  const failures: unknown[] = [];
  for (const { repo, backup } of await readInfo(site))
    for (const { key } of repo) {
      const fullOnes = backup.filter(({ type, database }) => type === 'full' && database['repo-key'] === key);
      const isDue = full || !fullOnes.some(({ timestamp }) => Date.now() / 1000 - timestamp.stop < fullBackupSeconds);
      await pgbackrest(site, `--repo=${key}`, 'backup', `--type=${isDue ? 'full' : 'incr'}`).catch((error: unknown) =>
        failures.push(error),
      );
    }
  if (failures.length > 0) throw failures[0];
}

/** Copies the uploaded files and the ledger. A folder that is missing or empty is not a newer state of its files. */
export async function backUpFiles(site: Site): Promise<void> {
  for (const files of ['uploads', 'ledger'] as const)
    if (hasFiles(site[files]))
      await restic(site, site[files], 'backup', '--quiet', '--host', stanza, '--tag', files, '.');
}

function hasFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

type PgInfo = {
  repo: { key: number }[];
  backup: { label: string; type: string; timestamp: { stop: number }; database: { 'repo-key': number } }[];
}[];
type Snapshot = { short_id: string; time: string; tags?: string[] };

/** All backups, the oldest first. */
export async function listBackups(site: Site): Promise<Backup[]> {
  const all = await Promise.all([listDatabaseBackups(site), listFileBackups(site)]);
  return all.flat().toSorted((a, b) => a.time.getTime() - b.time.getTime());
}

async function listDatabaseBackups(site: Site): Promise<Backup[]> {
  return (await readInfo(site)).flatMap(({ backup }) =>
    backup.map(({ label, timestamp }): Backup => {
      return { kind: 'database', id: label, time: new Date(timestamp.stop * 1000) };
    }),
  );
}

async function readInfo(site: Site): Promise<PgInfo> {
  return JSON.parse(await pgbackrest(site, 'info', '--output=json')) as PgInfo;
}

async function listFileBackups(site: Site): Promise<Backup[]> {
  const snapshots = JSON.parse(await restic(site, '/', 'snapshots', '--json')) as Snapshot[] | null;
  return (snapshots ?? []).map(({ short_id, time, tags }): Backup => {
    return { kind: tags?.includes('ledger') ? 'ledger' : 'uploads', id: short_id, time: new Date(time) };
  });
}

export type RestorePoint = {
  /** Null is the newest state. */
  to: Date | null;
  /** The copies of files; null if there is none. */
  uploads: string | null;
  ledger: string | null;
};

/** Finds the backups that a restore needs. Throws if there are none, before anything is stopped or changed. */
export async function findRestorePoint(site: Site, to: Date | null): Promise<RestorePoint> {
  if (to && to > new Date()) throw new Error(`${to.toISOString()} is in the future.`);
  const usable = (await listBackups(site)).filter(({ time }) => !to || time <= to);
  const lastId = (kind: Backup['kind']) => usable.findLast((backup) => backup.kind === kind)?.id ?? null;
  if (!lastId('database'))
    throw new Error(`There is no backup of the database${to ? ` from before ${to.toISOString()}` : ''}.`);
  return { to, uploads: lastId('uploads'), ledger: lastId('ledger') };
}

/**
 * Called while PostgreSQL still runs, if it does. PostgreSQL can restore the state of a time only if its log has a later
 * commit, so this makes one.
 */
export async function markTime({ connection, asPostgres }: Site): Promise<void> {
  const [program, args] = asPostgres('psql', ['-qc', 'select pg_current_xact_id()']);
  await run(program, args, { env: { ...inherited(), ...connection } }).catch(() => undefined);
}

/**
 * Puts back the database and the uploaded files. PostgreSQL and all parts that write must be stopped. The files of the
 * database that was there are moved aside and never deleted; returns where they are. PostgreSQL reads the archived log
 * when it starts, and then accepts writes.
 */
export async function restore(site: Site, point: RestorePoint): Promise<string | null> {
  const [previous] = await Promise.all([restoreDatabase(site, point.to), restoreFiles(site, point)]);
  return previous;
}

/**
 * Called when PostgreSQL accepts writes again after a restore. Without a checkpoint it would notice only at its next one, up
 * to five minutes later, that it should archive its log every few seconds.
 */
export async function resumeArchiving({ connection, asPostgres }: Site): Promise<void> {
  const [program, args] = asPostgres('psql', ['-qc', 'checkpoint']);
  await run(program, args, { env: { ...inherited(), ...connection } });
}

async function restoreDatabase(site: Site, to: Date | null): Promise<string | null> {
  const { data, ownByPostgres } = site;
  const previous = `${data}.replaced-${new Date().toISOString().replaceAll(':', '-')}`;
  const hasPrevious = hasFiles(data);
  if (hasPrevious) renameSync(data, previous);
  else if (existsSync(data)) rmdirSync(data);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  ownByPostgres(data);
  const target = to ? ['--type=time', `--target=${to.toISOString().replace('T', ' ').replace('Z', '+00')}`] : [];
  await pgbackrest(site, 'restore', ...target, ...(to ? ['--target-action=promote'] : []));
  return hasPrevious ? previous : null;
}

/** Files that were added later stay. A ledger that is there is newer than its copy. */
async function restoreFiles(site: Site, { uploads, ledger }: RestorePoint): Promise<void> {
  if (uploads) await restoreFolder(site, uploads, site.uploads);
  if (ledger && !hasFiles(site.ledger)) await restoreFolder(site, ledger, site.ledger);
}

async function restoreFolder(site: Site, snapshot: string, folder: string): Promise<void> {
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    // The copy does not know who owns the folder itself.
    const { uid, gid } = statSync(dirname(folder));
    chownSync(folder, uid, gid);
  }
  await restic(site, '/', 'restore', '--quiet', snapshot, '--target', folder);
}

async function pgbackrest({ config, connection, asPostgres }: Site, command: string, ...options: string[]) {
  const [program, args] = asPostgres('pgbackrest', [`--config=${config}`, `--stanza=${stanza}`, command, ...options]);
  return (await run(program, args, { env: { ...inherited(), ...connection }, maxBuffer: 64 * 1024 * 1024 })).stdout;
}

async function restic({ restic: settings }: Site, cwd: string, ...args: string[]): Promise<string> {
  const env = { ...inherited(), ...settings };
  return (await run('restic', args, { cwd, env, maxBuffer: 64 * 1024 * 1024 })).stdout;
}

/** restic needs a folder for its cache, and both need the PATH. */
function inherited(): Record<string, string> {
  // oxlint-disable-next-line node/no-process-env -- passed on to the two programs
  const { PATH = '', HOME = '/root' } = process.env;
  return { PATH: `${PATH}:/usr/sbin:/sbin`, HOME };
}
