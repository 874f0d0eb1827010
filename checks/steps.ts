/** Which checks run, and on what. Reads no files and starts nothing. */

export type Step = { name: string; command: string[] };

/** A package of the workspace, named like its folder, and the packages that it imports. */
export type Package = { name: string; dependencies: string[] };

/** The slowest first, so that the others fill the time beside it. */
export const allSteps: Step[] = ['tests', 'types', 'format', 'unused', 'lint'].map((name) => ({
  name,
  command: ['pnpm', 'run', `check:${name}`],
}));

/** Tests that depend on files which they read or start instead of importing them: Vitest cannot know about those. */
const readers: [files: RegExp, test: string][] = [
  [/^edge\/(default\.vcl|tests\/)/, 'edge/edge.test.ts'],
  [/^\.oxlintrc\.json$/, 'boundaries.test.ts'],
  [/^(web|enquiries)\/sql\//, 'migrations.test.ts'],
  [/^enquiries\/sql\//, 'enquiries/src/worker.test.ts'],
  [/^stack\/src\/service\.ts$/, 'stack/src/service.test.ts'],
  [/^cms\/src\/.*\.json$/, 'web/app/content/cms-contract.test.ts'],
  [/^cms\/src\/.*\.json$/, 'web/app/routes.test.ts'],
  [/\.md$/, 'docs/paths.test.ts'],
];

/** Files outside the packages that all of them are compiled with. */
const shared = /^(tsconfig\.base\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|locales\.json|patches\/.*)$/;

/** What `checks/tsconfig.json` compiles: the TypeScript files that belong to no package. */
const rootFile = /^((checks|docs)\/)?[^/]+\.ts$|^checks\/tsconfig\.json$/;

const code = /\.[cm]?[jt]sx?$/;

/** The checks for some changed files. `existing` are those of them that were not deleted. */
export function stepsForChanges(files: string[], existing: string[], packages: Package[]): Step[] {
  const compiled = packagesToCompile(files, packages);
  const filters = compiled.flatMap((name) => ['--filter', name]);
  const sources = existing.filter((file) => code.test(file));
  const tested = [...new Set([...sources, ...testsThatRead(files)])];
  const prettier = ['prettier', '--check', '--log-level', 'warn', '--ignore-unknown', '--cache', '--cache-strategy'];
  const steps: Step[] = [
    { name: 'tests', command: tested.length ? ['vitest', 'related', '--run', '--passWithNoTests', ...tested] : [] },
    {
      name: 'types',
      command: compiled.length ? ['pnpm', ...filters, '--no-sort', '--workspace-concurrency=2', 'run', 'types'] : [],
    },
    { name: 'types of checks', command: files.some((file) => rootFile.test(file)) ? ['tsc', '-p', 'checks'] : [] },
    { name: 'format', command: existing.length ? [...prettier, 'content', ...existing] : [] },
    {
      name: 'lint',
      command: sources.length ? ['oxlint', '--deny-warnings', '--no-error-on-unmatched-pattern', ...sources] : [],
    },
  ];
  return steps.filter(({ command }) => command.length > 0);
}

/** The packages that hold a changed file, and those that depend on them directly or through others. */
export function packagesToCompile(files: string[], packages: Package[]): string[] {
  const names = packages.map(({ name }) => name);
  const found = new Set(names.filter((name) => files.some((file) => shared.test(file) || file.startsWith(`${name}/`))));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { name, dependencies } of packages) if (dependencies.some((one) => found.has(one))) found.add(name);
  }
  return names.filter((name) => found.has(name));
}

/** The tests that read one of the files. */
export function testsThatRead(files: string[]): string[] {
  return readers.filter(([pattern]) => files.some((file) => pattern.test(file))).map(([, test]) => test);
}
