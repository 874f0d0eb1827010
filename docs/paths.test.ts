/** Every file that the README and the docs name must exist: a map that is wrong is worse than none. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md', '{web,cms,edge,stack,e2e}/**/README.md'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
});

/** `like/this`, `this.ts` or [a link](to/this.md). */
function namedPaths(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const ticked = [...text.matchAll(/`([\w.@*-]+(?:\/[\w.@*-]+)*\/?)`/g)].map((match) => match[1]!);
  const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map((match) => join(dirname(document), match[1]!));
  const looksLikeAPath = /\/|\.(ts|tsx|md|json|ya?ml|vcl|vtc|css|svg|png)$/;
  // Packages, suffixes of file names, and the folder that only a running stack makes.
  const isNoSource = /^@|^\.(server|client|test)\.|^\.stack\//;
  return [...ticked.filter((word) => looksLikeAPath.test(word) && !isNoSource.test(word)), ...linked];
}

test('there are documents to check', () => {
  expect(documents.length).toBeGreaterThan(5);
});

test.each(documents)('%s names only files that exist', (document) => {
  const missing = namedPaths(document).filter((path) => {
    const places = [path, join(dirname(document), path)];
    return !places.some((place) => existsSync(join(root, place)) || globSync(place, { cwd: root }).length > 0);
  });
  expect(missing).toEqual([]);
});
