/** The options of the last `pnpm stack up`, for commands that act on what runs. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { home } from './config.ts';
import type { StackOptions } from './parts/part.ts';

const file = resolve(home, 'options.json');
const defaults: StackOptions = { mode: 'production', web: 1, edge: 1, tls: false, passwords: 'cms' };

export function storeOptions(options: StackOptions): void {
  writeFileSync(file, JSON.stringify(options));
}

/** Has the defaults for options that the last `up` did not know, or if there was none. */
export function lastOptions(): StackOptions {
  if (!existsSync(file)) return defaults;
  return { ...defaults, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<StackOptions>) };
}
