import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { storeBuildFiles } from './previous-builds.ts';

const home = mkdtempSync(join(tmpdir(), 'previous-builds-'));
afterEach(() => rmSync(home, { recursive: true, force: true }));

function build(name: string, files: string[]): string {
  for (const file of files) {
    mkdirSync(join(home, name, file, '..'), { recursive: true });
    writeFileSync(join(home, name, file), `${name} ${file}`);
  }
  return join(home, name);
}

const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);

test("keeps a build's files for five days after its last use, and no other files", () => {
  const shared = join(home, 'shared');
  const a = build('a', [
    'assets/entry-a.js',
    'assets/both.js',
    'builds/meta/a.json',
    'builds/latest.json',
    'favicon.ico',
  ]);
  const b = build('b', ['assets/entry-b.js', 'assets/both.js', 'builds/meta/b.json', 'builds/latest.json']);
  const storedFiles = () => ['assets', 'builds/meta'].flatMap((folder) => readdirSync(join(shared, folder))).toSorted();

  storeBuildFiles(a, shared);
  expect(storedFiles()).toEqual(['a.json', 'both.js', 'entry-a.js']);
  expect(readdirSync(shared).toSorted()).toEqual(['assets', 'builds']);
  for (const file of ['assets/entry-a.js', 'assets/both.js', 'builds/meta/a.json'])
    utimesSync(join(shared, file), days(4.9), days(4.9));
  storeBuildFiles(b, shared);
  expect(storedFiles()).toEqual(['a.json', 'b.json', 'both.js', 'entry-a.js', 'entry-b.js']);
  expect(statSync(join(shared, 'assets/both.js')).mtimeMs).toBeGreaterThan(days(0.1).getTime());

  for (const file of ['assets/entry-a.js', 'builds/meta/a.json']) utimesSync(join(shared, file), days(5.1), days(5.1));
  storeBuildFiles(b, shared);
  expect(storedFiles()).toEqual(['b.json', 'both.js', 'entry-b.js']);
});
