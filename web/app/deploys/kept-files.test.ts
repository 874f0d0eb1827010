import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { keepFiles } from './kept-files.ts';

const home = mkdtempSync(join(tmpdir(), 'kept-'));
afterEach(() => rmSync(home, { recursive: true, force: true }));

function build(name: string, files: string[]): string {
  for (const file of files) {
    mkdirSync(join(home, name, file, '..'), { recursive: true });
    writeFileSync(join(home, name, file), `${name} ${file}`);
  }
  return join(home, name);
}

const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);

test("a build's files stay five days longer than the build, and no others are kept", () => {
  const kept = join(home, 'kept');
  const a = build('a', [
    'assets/entry-a.js',
    'assets/both.js',
    'builds/meta/a.json',
    'builds/latest.json',
    'favicon.ico',
  ]);
  const b = build('b', ['assets/entry-b.js', 'assets/both.js', 'builds/meta/b.json', 'builds/latest.json']);
  const here = () => ['assets', 'builds/meta'].flatMap((folder) => readdirSync(join(kept, folder))).toSorted();

  keepFiles(a, kept);
  expect(here()).toEqual(['a.json', 'both.js', 'entry-a.js']);
  expect(readdirSync(kept).toSorted()).toEqual(['assets', 'builds']);
  for (const file of ['assets/entry-a.js', 'assets/both.js', 'builds/meta/a.json'])
    utimesSync(join(kept, file), days(4.9), days(4.9));
  keepFiles(b, kept);
  expect(here()).toEqual(['a.json', 'b.json', 'both.js', 'entry-a.js', 'entry-b.js']);
  expect(statSync(join(kept, 'assets/both.js')).mtimeMs).toBeGreaterThan(days(0.1).getTime());

  for (const file of ['assets/entry-a.js', 'builds/meta/a.json']) utimesSync(join(kept, file), days(5.1), days(5.1));
  keepFiles(b, kept);
  expect(here()).toEqual(['b.json', 'both.js', 'entry-b.js']);
});
