import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { root } from '../config.ts';
import type { Command } from '../processes.ts';

/** The command that runs Node with these arguments. */
export function nodeCommand(args: string[], cwd: string, env: Record<string, string>): Command {
  return { program: process.execPath, args, cwd, env };
}

export function inspectArgs(inspect: boolean | undefined, port: number): string[] {
  return inspect ? [`--inspect=127.0.0.1:${port}`] : [];
}

/** The folder of a package that a part depends on. */
export function findPackageFolder(part: string, name: string): string {
  return dirname(createRequire(resolve(root, part, 'package.json')).resolve(`${name}/package.json`));
}
