/**
 * Keeps the files of previous builds for as long as a cached page may refer to them: an edge caches a page for a day,
 * and three more days as a stale copy while the origin is down. Every replica copies the files of its build into a
 * shared folder before it is ready, and updates their modification time each hour. Files that were not updated for five
 * days are deleted.
 */
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { log } from '#log.server.ts';

const maxAgeMs = 5 * 24 * 60 * 60 * 1000;
const refreshMs = 60 * 60 * 1000;

/**
 * The files that pages and open tabs of a build refer to. Files with the same name in every build are not among them.
 */
const buildSpecificFiles = /^(assets|builds\/meta)\//;

export function storeBuildFiles(clientFolder: string, sharedFolder: string): void {
  const names = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    buildSpecificFiles.test(name),
  );
  const files = names.filter((name) => statSync(join(clientFolder, name)).isFile());
  const refresh = () => {
    const now = new Date();
    for (const name of files) {
      if (!existsSync(join(sharedFolder, name))) copyAtomically(join(clientFolder, name), join(sharedFolder, name));
      utimesSync(join(sharedFolder, name), now, now);
    }
    deleteOlderFiles(sharedFolder, now.getTime() - maxAgeMs);
  };
  // If the folder is not writable at startup, the process must not start. Later failures are only logged.
  refresh();
  setInterval(() => {
    try {
      refresh();
    } catch (error) {
      log.error({ err: error }, 'updating the files of this build in PREVIOUS_BUILDS_FOLDER failed');
    }
  }, refreshMs).unref();
}

/** Other replicas may serve the file at any moment, so it must never be incomplete. */
function copyAtomically(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const temporary = `${to}.${randomUUID()}`;
  cpSync(from, temporary);
  renameSync(temporary, to);
}

function deleteOlderFiles(folder: string, before: number): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats?.isFile() && stats.mtimeMs < before) rmSync(file, { force: true });
  }
}
