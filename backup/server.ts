/**
 * Backups on one server (docs/operations.md), as root with the settings in /etc/duet/backup.env:
 *
 *   duet-backup now [--full] | files | list | restore [--to TIME]
 *   node backup/server.ts settings | postgres | prepare     used by ship/one-server/setup.sh
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { archiveSettings, pgbackrestSettings, type Repository } from './pgbackrest.ts';
import {
  backUp,
  backUpFiles,
  createRepositories,
  findRestorePoint,
  listBackups,
  markTime,
  restore,
  resumeArchiving,
  type Site,
} from './steps.ts';
import { readTime } from './time.ts';

const run = promisify(execFile);

// oxlint-disable-next-line node/no-process-env -- the only reader of these
const environment = process.env;
const { BACKUP_PASSWORD = '', BACKUP_S3 = '', RESTIC_REPOSITORY = '/var/lib/duet-backups/uploads' } = environment;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, to: { type: 'string' } },
});

const config = '/etc/pgbackrest.conf';
const backups = '/var/lib/duet-backups';
const version = readdirSync('/etc/postgresql').toSorted((a, b) => Number(b) - Number(a))[0] ?? '15';
const data = `/var/lib/postgresql/${version}/main`;
/** The unit of the cluster itself: `postgresql` ends before the cluster has stopped. */
const postgresql = `postgresql@${version}-main`;
/** Stop in this order and start in the opposite one. The web and the edge keep serving pages. */
const writers = ['duet-enquiries', 'duet-cms', postgresql];

const site: Site = {
  config,
  data,
  uploads: '/var/lib/duet/public/uploads',
  ledger: `${backups}/ledger`,
  restic: { ...onlyStrings(environment, /^AWS_/), RESTIC_REPOSITORY, RESTIC_PASSWORD: BACKUP_PASSWORD },
  connection: {},
  asPostgres: (program, args) => ['runuser', ['-u', 'postgres', '--', program, ...args]],
  ownByPostgres: (folder) => void execFileSync('chown', ['postgres:postgres', folder]),
};

const commands: Record<string, () => Promise<void> | void> = {
  now: async () => {
    await backUp(site, { full: values.full });
    recordTime('database', 'files');
  },
  files: async () => {
    await backUpFiles(site);
    recordTime('files');
  },
  list: async () => {
    for (const { kind, id, time } of await listBackups(site)) print(`${time.toISOString()}  ${kind}  ${id}`);
  },
  restore: restoreServer,
  settings: () =>
    print(
      pgbackrestSettings({
        data,
        port: 5432,
        repositories: [
          { kind: 'folder', path: `${backups}/database` },
          ...(JSON.parse(BACKUP_S3 || '[]') as Repository[]),
        ],
        password: BACKUP_PASSWORD,
        work: `${backups}/work`,
      }),
    ),
  postgres: () => {
    for (const [name, value] of Object.entries(archiveSettings(config))) print(`${name} = '${value}'`);
  },
  prepare: () => createRepositories(site),
};

const command = commands[positionals[0] ?? ''];
if (!command || !BACKUP_PASSWORD) {
  process.stderr.write(`Usage: backup/server.ts ${Object.keys(commands).join(' | ')}, with BACKUP_PASSWORD\n`);
  process.exitCode = 1;
} else await command();

/** For the alert BackupOld: prometheus-node-exporter reads the files of this folder. */
function recordTime(...kinds: string[]): void {
  const folder = '/var/lib/prometheus/node-exporter';
  if (!existsSync(folder)) return;
  const file = `${folder}/duet-backup.prom`;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const others = lines.filter((line) => line && !kinds.some((kind) => line.includes(`"${kind}"`)));
  const own = kinds.map((kind) => `duet_backup_time_seconds{kind="${kind}"} ${Math.round(Date.now() / 1000)}`);
  writeFileSync(`${file}.new`, `${[...others, ...own].join('\n')}\n`);
  renameSync(`${file}.new`, file);
}

async function restoreServer(): Promise<void> {
  const point = await findRestorePoint(site, readTime(values.to));
  await markTime(site);
  try {
    for (const unit of writers) await run('systemctl', ['stop', unit]);
    const previous = await restore(site, point);
    if (previous) print(`The database that was there is now in ${previous}. Delete it when nobody needs it.`);
    await run('systemctl', ['start', postgresql]);
    await waitUntilWritable();
    await resumeArchiving(site);
  } catch (error) {
    print(`Not restored: ${writers.join(', ')} are stopped. Repair the cause and run the command again.`);
    print(`What was there before is in ${data}.replaced-…`);
    throw error;
  }
  for (const unit of ['duet-cms', 'duet-enquiries']) await run('systemctl', ['start', unit]);
  print('Restored. Making a new backup.');
  // A repository may be new. And later restores must not begin with a backup of the state that was given up.
  await createRepositories(site);
  await backUp(site);
}

/** PostgreSQL first reads the archived log. */
async function waitUntilWritable(): Promise<void> {
  const [program, args] = site.asPostgres('psql', ['-Atqc', 'select pg_is_in_recovery()']);
  for (;;) {
    const answer = await run(program, args).catch(() => ({ stdout: '' }));
    if (answer.stdout.trim() === 'f') return;
    await run('systemctl', ['is-active', '--quiet', postgresql]).catch(() => {
      throw new Error(`PostgreSQL did not start. See /var/log/postgresql/postgresql-${version}-main.log`);
    });
    await sleep(500);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function onlyStrings(all: Record<string, string | undefined>, names: RegExp): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value !== undefined && names.test(name) ? [[name, value]] : [])),
  );
}
