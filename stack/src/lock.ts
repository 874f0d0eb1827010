import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Takes a lock file for this process. Returns the process that holds it already, or null when it was free. */
export function takeLock(file: string): number | null {
  mkdirSync(dirname(file), { recursive: true });
  // Written first and linked then, so that nobody ever reads a lock without its owner.
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

/** Runs the work while holding the lock file; waits as long as another process holds it. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (takeLock(file)) await sleep(200);
  try {
    return await work();
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
