import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './config.ts';

/** The languages of the site, the default first. */
export function readLocales(): { code: string; name: string }[] {
  return JSON.parse(readFileSync(resolve(root, 'locales.json'), 'utf8'));
}
