import { expect, test } from 'vitest';
import { packagesToCompile, stepsForChanges, testsThatRead, type Package } from './steps.ts';

const packages: Package[] = [
  { name: 'bench', dependencies: ['e2e', 'stack'] },
  { name: 'cms', dependencies: ['react'] },
  { name: 'e2e', dependencies: ['stack'] },
  { name: 'edge', dependencies: [] },
  { name: 'stack', dependencies: ['edge'] },
  { name: 'web', dependencies: ['react'] },
];

const commandOf = (files: string[], step: string, existing = files) =>
  stepsForChanges(files, existing, packages).find(({ name }) => name === step)?.command;

test('compiles a changed package and all packages that depend on it', () => {
  expect(packagesToCompile(['cms/src/index.ts'], packages)).toEqual(['cms']);
  expect(packagesToCompile(['edge/settings.ts'], packages)).toEqual(['bench', 'e2e', 'edge', 'stack']);
});

test('compiles every package when a shared file changes', () => {
  expect(packagesToCompile(['tsconfig.base.json'], packages)).toHaveLength(packages.length);
});

test('compiles no package when a file outside all packages changes', () => {
  expect(packagesToCompile(['docs/scale.md', 'website/a.ts'], packages)).toEqual([]);
});

test('selects the tests that read a changed file without importing it', () => {
  expect(testsThatRead(['edge/default.vcl'])).toEqual(['edge/edge.test.ts']);
  expect(testsThatRead(['edge/tests/passes-private-paths.vtc'])).toEqual(['edge/edge.test.ts']);
  expect(testsThatRead(['enquiries/sql/0001_a.sql'])).toEqual([
    'checks/migrations.test.ts',
    'enquiries/src/submit.test.ts',
    'enquiries/src/worker.test.ts',
  ]);
  expect(testsThatRead(['web/app/root.tsx'])).toEqual([]);
});

test('lints and tests only code, and checks the format of every file', () => {
  const files = ['README.md', 'web/app/root.tsx'];
  expect(commandOf(files, 'format')).toEqual(expect.arrayContaining(files));
  expect(commandOf(files, 'lint')).toContain('web/app/root.tsx');
  expect(commandOf(files, 'lint')).not.toContain('README.md');
  expect(commandOf(files, 'tests')).toEqual(expect.arrayContaining(['web/app/root.tsx', 'checks/paths.test.ts']));
});

test('compiles the package of a deleted file but passes the file to no tool', () => {
  expect(stepsForChanges(['web/app/gone.ts'], [], packages).map(({ name }) => name)).toEqual(['types']);
});

test('compiles the files outside all packages when one of them changes', () => {
  for (const file of ['vitest.config.ts', 'checks/run.ts', 'checks/paths.test.ts'])
    expect(commandOf([file], 'types of checks')).toBeDefined();
  expect(commandOf(['web/app/root.tsx'], 'types of checks')).toBeUndefined();
});
