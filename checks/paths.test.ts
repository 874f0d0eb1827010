/** Checks that every file path and relative link in the Markdown documents exists. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md', '{web,cms,edge,stack,e2e}/**/README.md'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
});

/** Finds paths in backticks (`like/this`, `this.ts`) and targets of links ([a link](to/this.md)). */
function findPaths(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const quoted = [...text.matchAll(/`([\w.@*-]+(?:\/[\w.@*-]+)*\/?)`/g)].map((match) => match[1]!);
  const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map((match) => join(dirname(document), match[1]!));
  const isPath = /\/|\.(ts|tsx|md|json|ya?ml|vcl|vtc|css|svg|png)$/;
  // Names of packages, suffixes of file names, and the folder that only a running stack creates.
  const isIgnored = /^@|^\.(server|client|test)\.|^\.stack\//;
  return [...quoted.filter((word) => isPath.test(word) && !isIgnored.test(word)), ...linked];
}

test('finds the documents', () => {
  expect(documents.length).toBeGreaterThan(5);
});

test.each(documents)('%s names only files that exist', (document) => {
  const missing = findPaths(document).filter((path) => {
    const candidates = [path, join(dirname(document), path)];
    return !candidates.some(
      (candidate) => existsSync(join(root, candidate)) || globSync(candidate, { cwd: root }).length > 0,
    );
  });
  expect(missing).toEqual([]);
});
