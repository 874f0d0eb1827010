import { archiveSettings } from 'backup/pgbackrest';
import { pgbackrestFile, prepareBackups } from '../backup-site.ts';
import { ports } from '../config.ts';
import * as postgres from '../postgres.ts';
import type { Part, StackOptions } from './part.ts';

export function postgresPart({ backups }: StackOptions): Part {
  return {
    name: 'postgres',
    url: `postgres://127.0.0.1:${ports.postgres}/duet`,
    ports: [ports.postgres],
    prepare: async () => {
      if (backups) prepareBackups();
      await postgres.prepare();
    },
    command: async () => postgres.command(backups ? archiveSettings(pgbackrestFile) : {}),
    isReady: postgres.isReady,
    afterReady: postgres.createRoles,
  };
}
