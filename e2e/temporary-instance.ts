/** Starts a temporary extra instance of a running part, with the same environment except for some changes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { freePort } from 'stack/free-port';
import { findPids } from './running-stack.ts';

export type Environment = Record<string, string | undefined>;

/** The instance is killed at the end of the test. */
export async function startTemporaryInstance(
  part: string,
  changes: Environment,
): Promise<{ child: ChildProcess; url: string }> {
  const [pid] = await findPids(part);
  const [program, ...args] = readProcFile(pid!, 'cmdline');
  const PORT = String(await freePort());
  const env = { ...(await readEnvironment(part)), PORT, ...changes };
  const child = spawn(program!, args, { cwd: `/proc/${pid}/cwd`, env, stdio: ['ignore', 'pipe', 'pipe'] });
  // The output must be read, because a full pipe would block the process.
  for (const output of [child.stdout, child.stderr]) output.on('data', () => {});
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  return { child, url: `http://127.0.0.1:${PORT}` };
}

export async function readEnvironment(part: string): Promise<Environment> {
  const [pid] = await findPids(part);
  return Object.fromEntries(readProcFile(pid!, 'environ').map((line) => line.split(/=(.*)/s).slice(0, 2)));
}

export function readProcFile(pid: number, file: 'cmdline' | 'environ'): string[] {
  return readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0').filter(Boolean);
}
