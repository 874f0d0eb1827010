import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from 'stack/config';

/** Runs a program with its output shown. */
export function show(program: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  // oxlint-disable-next-line node/no-process-env -- passed on
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${program} ${args[0]} failed (${code}).`))));
  });
}

/** What a program prints. */
export async function read(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd: root, maxBuffer: 256 * 1024 * 1024 });
  return stdout.trim();
}
