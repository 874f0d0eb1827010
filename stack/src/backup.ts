/** `pnpm backup`: backups of the local stack, started with `pnpm stack up --backups`. */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  backUp,
  createRepositories,
  findRestorePoint,
  listBackups,
  markTime,
  restore,
  resumeArchiving,
} from 'backup/steps';
import { readTime } from 'backup/time';
import { backupSite } from './backup-site.ts';
import { home } from './config.ts';
import { takeLock } from './lock.ts';
import { lastOptions } from './options.ts';
import { parts } from './parts.ts';
import { stop } from './processes.ts';
import { print, step } from './progress.ts';
import { startAndWait } from './start.ts';

const usage = `Usage: pnpm backup <command>

  now [--full]            back up the database and the uploaded files; what changed since the last backup, or all
  list                    list the backups; the database can be restored to any second after the oldest one
  restore [--to TIME]     replace the database and the uploaded files by those of a time, as in 2026-11-18T20:15:00Z;
                          without a time, by the newest ones`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, to: { type: 'string' } },
});

/** Stop in this order and start in the opposite one. The web and the edges keep serving pages. */
const writers = ['enquiries', 'cms', 'postgres'];

const commands: Record<string, () => Promise<void>> = {
  now: () =>
    step(
      'back up',
      () => backUp(backupSite(), { full: values.full }),
      () => 'done',
    ),
  list: async () => {
    for (const { kind, id, time } of await listBackups(backupSite())) print(`${time.toISOString()}  ${kind}  ${id}`);
  },
  restore: restoreStack,
};

try {
  const command = commands[positionals[0] ?? ''];
  if (!command) print(usage);
  else if (!lastOptions().backups) throw new Error('This stack has no backups. Start it with: pnpm stack up --backups');
  else await command();
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function restoreStack(): Promise<void> {
  const site = backupSite();
  const point = await findRestorePoint(site, readTime(values.to));
  await markTime(site);
  const lock = resolve(home, 'lock');
  const owner = takeLock(lock);
  if (owner) throw new Error(`Another stack command is running (pid ${owner}). Try again when it has finished.`);
  try {
    for (const name of writers)
      await step(
        `stop ${name}`,
        () => stop(name),
        () => 'stopped',
      );
    await step(
      'restore',
      () => restore(site, point),
      (previous) => (previous ? `the previous database is in ${previous}` : 'done'),
    );
    const all = parts(lastOptions()).flat();
    for (const name of writers.toReversed()) {
      const part = all.find((one) => one.name === name)!;
      await step(
        `start ${name}`,
        async () => {
          await part.prepare?.();
          await startAndWait(part, await part.command());
          if (name === 'postgres') await resumeArchiving(site);
        },
        () => part.url,
      );
    }
    // A repository may be new. And later restores must not begin with a backup of the state that was given up.
    await step(
      'back up',
      () => createRepositories(site).then(() => backUp(site)),
      () => 'done',
    );
  } finally {
    rmSync(lock, { force: true });
  }
}
