import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findCircle, findUpwardImports, readImports } from './imports.ts';

const root = resolve(import.meta.dirname, '..');
const folders = '{bench,checks,cms,database,e2e,edge,enquiries,search,ship,stack,telemetry,web}';
const files = globSync([`${folders}/**/*.{ts,tsx}`, '*.ts'], {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|build|dist|\.[^/]*)$/.test(path),
});
const imports = readImports(root, files);

/**
 * The folders and files of the web, the lowest layer first. A layer may import itself and the layers above it in this
 * list. Sections are between two parts of the content: they are made of its fields, and pages are made of them.
 */
const layers = `
  theme ui react-router-internals
  memoize.ts config.server.ts log.server.ts build.server.ts metrics.server.ts measure-cms-call.server.ts database.server.ts
  hydrates.ts vite.d.ts
  locales http
  instrumentation.server.ts
  content/client content/fields
  content/store
  content/plans content/offices
  blocks content/lists sections
  content/models content/metadata content/queries.server.ts
  accounts/cms accounts/errors.ts accounts/passwords accounts/identity accounts/session
  accounts/live accounts/plan accounts/photo accounts/forms accounts/operations accounts/components accounts/second-factor
  reporting enquiry search enhance deploys preview not-found readiness.server.ts
  layouts routes routes.ts root.tsx entry.client.tsx entry.server.tsx
`
  .trim()
  .split(/\s+/)
  .map((layer) => `web/app/${layer}`);

test('no file imports itself through others', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(imports.get('cms/src/index.ts')!.length).toBeGreaterThan(10);
  expect(findCircle(imports)).toBe(null);
});

test('no file of the web imports a file of a higher layer', () => {
  const isInside = (file: string) => file.startsWith('web/app/');
  const sources = [...imports].filter(([file]) => isInside(file) && !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(200);
  const inside = new Map(sources.map(([file, imported]) => [file, imported.filter(isInside)]));
  expect(findUpwardImports(inside, layers)).toEqual([]);
});

/** Writes a package with these files and reads their imports. */
function readPlanted(sources: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = { 'web/package.json': '{"imports":{"#*":"./app/*"}}', ...sources };
  for (const [file, source] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  return readImports(folder, Object.keys(sources));
}

test.each([
  ["import { b } from './b.ts';", "import { a } from './a.ts';"],
  ["import type { B } from '#b.ts';", "import type { A } from '#a.ts';"],
  ["import {\n  type B,\n} from '#b.ts';", "export { a } from './a.ts';"],
  ["const b = () => import('./b.ts');", "import '#a.ts';"],
  // As in the CMS.
  ["import { b } from './b';", "import { a } from './a';"],
  ["import b from './b.ts?inline-script';", "import { a } from './a.ts';"],
])('finds the circle of %j and %j', (a, b) => {
  const planted = readPlanted({ 'web/app/a.ts': a, 'web/app/b.ts': b });
  expect(findCircle(planted)).toEqual(['web/app/a.ts', 'web/app/b.ts', 'web/app/a.ts']);
});

test('finds a circle of three files, and none when two files import the same one', () => {
  const imported: [string, string[]][] = [
    ['a', ['b', 'c']],
    ['b', ['c']],
  ];
  expect(findCircle(new Map(imported))).toBe(null);
  expect(findCircle(new Map([...imported, ['c', ['a']]]))).toEqual(['a', 'b', 'c', 'a']);
});

test('finds imports of higher layers, by the longest layer that contains a file', () => {
  const found = findUpwardImports(
    new Map([
      ['http/cache.ts', ['content/models/page.ts', 'content/client/read.ts']],
      ['content/models/page.ts', ['content/client/read.ts', 'http/cache.ts']],
      ['content/client/read.ts', ['content/models/page.ts']],
      ['other/a.ts', []],
    ]),
    ['content/client', 'http', 'content'],
  );
  expect(found).toEqual([
    'http/cache.ts → content/models/page.ts',
    'content/client/read.ts → content/models/page.ts',
    'other/a.ts belongs to no layer',
  ]);
});
