import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pgbackrestSettings } from 'backup/pgbackrest';
import type { Site } from 'backup/steps';
import { backupRepositories, home, ports, secrets } from './config.ts';
import { asPostgresUser, chownToPostgres, dataFolder } from './postgres.ts';

const folder = resolve(home, 'backups');

/** What was sent and erased, which a restored database does not know; beside the backups. */
export const ledgerFolder = resolve(folder, 'ledger');

export const pgbackrestFile = resolve(folder, 'pgbackrest.conf');

/** Writes the settings of pgBackRest, and creates its folders, which belong to PostgreSQL's user. */
export function prepareBackups(): void {
  const repository = resolve(folder, 'database');
  const work = resolve(folder, 'work');
  for (const one of [folder, repository, work]) {
    mkdirSync(one, { recursive: true, mode: 0o750 });
    chownToPostgres(one);
  }
  const settings = pgbackrestSettings({
    data: dataFolder,
    port: ports.postgres,
    repositories: [{ kind: 'folder', path: repository }, ...backupRepositories()],
    password: secrets().backupPassword,
    work,
  });
  writeFileSync(pgbackrestFile, settings, { mode: 0o600 });
  chownToPostgres(pgbackrestFile);
}

/** This stack, for the steps of backups. */
export function backupSite(): Site {
  return {
    config: pgbackrestFile,
    data: dataFolder,
    uploads: resolve(home, 'cms-public/uploads'),
    ledger: ledgerFolder,
    restic: { RESTIC_REPOSITORY: resolve(folder, 'uploads'), RESTIC_PASSWORD: secrets().backupPassword },
    connection: {
      PGHOST: '127.0.0.1',
      PGPORT: String(ports.postgres),
      PGUSER: 'postgres',
      PGPASSWORD: secrets().postgresPassword,
    },
    asPostgres: asPostgresUser,
    ownByPostgres: chownToPostgres,
  };
}
