/** `pnpm enquiries …` against this checkout's own database. In production it is enquiries/src/operate.ts with its environment. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { enquiriesDatabase, inherited, root } from './config.ts';

const { status } = spawnSync(process.execPath, [resolve(root, 'enquiries/src/operate.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...inherited, DATABASE_URL: enquiriesDatabase() },
});
process.exitCode = status ?? 1;
