/** Runs `pnpm enquiries …` with this stack's database. In production, run enquiries/src/cli.ts directly. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ledgerFolder } from './backup-site.ts';
import { enquiriesDatabaseUrl, inheritedEnvironment, root } from './config.ts';
import { lastOptions } from './options.ts';

const { status } = spawnSync(process.execPath, [resolve(root, 'enquiries/src/cli.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...inheritedEnvironment,
    DATABASE_URL: enquiriesDatabaseUrl(),
    LEDGER_FOLDER: lastOptions().backups ? ledgerFolder : '',
  },
});
process.exitCode = status ?? 1;
