/** docs/settings.md lists exactly the settings that the code reads. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const readAll = (...patterns: string[]) => globSync(patterns, { cwd: root }).map(read).join('\n');
const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name!));

/** The names in the first column of the table under a heading. */
function documented(heading: string): Set<string> {
  const section = read('docs/settings.md')
    .split(/^## /m)
    .find((part) => part.startsWith(`${heading}\n`));
  const cells = [...section!.matchAll(/^\| (`[^|]+?) +\|/gm)].map(([, cell]) => cell).join('\n');
  return namesIn(cells, /`([A-Z_\d]+)`/g);
}

/** The names of a schema of settings, one per line. */
const inSchema = (path: string) => namesIn(read(path), /^ {2}([A-Z][A-Z_\d]+):/gm);
/** The names that are taken out of the environment, one per line. */
const inDestructuring = (path: string) => namesIn(read(path), /^ {2}([A-Z][A-Z_\d]+) = /gm);

const cmsSettings = () => {
  const text = readAll('cms/config/**/*.ts', 'cms/src/settings.ts');
  return new Set([...namesIn(text, /env(?:\.\w+)?\('([A-Z_\d]+)'/g), ...inSchema('cms/src/settings.ts')]);
};

test.each([
  ['Web', () => inSchema('web/app/config.server.ts')],
  ['CMS', cmsSettings],
  ['Enquiries worker', () => inSchema('enquiries/src/config.ts')],
  [
    'Edge and TLS',
    () => new Set([...inDestructuring('edge/write-settings.ts'), ...inDestructuring('edge/write-haproxy.ts')]),
  ],
])('docs/settings.md lists the settings of: %s', (heading, findNames) => {
  const names = findNames();
  expect(names.size).toBeGreaterThan(10);
  expect([...documented(heading)].toSorted()).toEqual([...names].toSorted());
});

test('docs/settings.md lists the settings of backups', () => {
  const names = namesIn(read('backup/server.ts'), /\b(BACKUP_[A-Z\d]+|RESTIC_REPOSITORY) = '/g);
  expect([...documented('Backups of one server')].toSorted()).toEqual([...names].toSorted());
});
