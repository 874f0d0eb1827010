import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Takes a lock file for this process. Returns null on success, or the pid of the process that holds the lock. */
export function takeLock(file: string): number | null {
  mkdirSync(dirname(file), { recursive: true });
  // Written first and then linked, so that the lock file never exists without its owner's pid.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (isAlive(owner)) return owner;
  // Its owner died without removing it.
  rmSync(file, { force: true });
  return takeLock(file);
}

/** Runs the task while holding the lock file; waits as long as another process holds it. */
export async function withLock<T>(file: string, task: () => Promise<T>): Promise<T> {
  while (takeLock(file)) await sleep(200);
  try {
    return await task();
  } finally {
    rmSync(file, { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
