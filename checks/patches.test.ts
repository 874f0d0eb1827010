/** A patch applies to one version: after an update of the package, pnpm would silently skip it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const workspace = readFileSync('pnpm-workspace.yaml', 'utf8');
const listed = [...workspace.matchAll(/^ {2}'?((?:@[^/\s]+\/)?[^@\s]+)@([^:'\s]+)'?: (patches\/\S+)$/gm)];
/** Packages of ours, and the folder in which pnpm has the packages that others need. */
const packages = ['web', 'cms', 'edge', 'enquiries', 'stack', 'e2e', 'node_modules/.pnpm'];

test('finds the list of patches in pnpm-workspace.yaml', () => {
  expect(listed.length).toBeGreaterThan(0);
});

test.each(listed.map(([, name, version, file]) => ({ name: name!, version: version!, file: file! })))(
  '$file is applied to the installed package',
  ({ name, version, file }) => {
    const folders = packages
      .map((workspacePackage) => join(workspacePackage, 'node_modules', name))
      .filter((folder) => existsSync(folder));
    expect(folders).not.toEqual([]);
    for (const folder of folders) {
      const { version: installed } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        version: string;
      };
      expect(installed, `${name} has another version: create its patch again with "pnpm patch ${name}"`).toBe(version);
      for (const [path, lines] of addedLines(readFileSync(file, 'utf8'))) {
        const text = readFileSync(join(folder, path), 'utf8');
        for (const line of lines) expect(text).toContain(line);
      }
    }
  },
);

/** The lines that a patch adds, by file. */
function addedLines(patch: string): [path: string, lines: string[]][] {
  return patch
    .split(/^diff --git /m)
    .slice(1)
    .map((fileDiff) => {
      const path = /^\+\+\+ b\/(.+)$/m.exec(fileDiff)![1]!;
      return [path, [...fileDiff.matchAll(/^\+(?!\+\+ )(.+)$/gm)].map(([, line]) => line!)];
    });
}
