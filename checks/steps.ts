/** Selects which checks run, and on which files. Does not read files or start processes. */

/** `showsOutput`: the output is printed also when the step succeeds. Otherwise only failed steps print theirs. */
export type Step = { name: string; command: string[]; showsOutput?: true };

/** A package of the workspace, named after its folder, and the packages that it imports. */
export type Package = { name: string; dependencies: string[] };

/** Slowest first, so that the others run in parallel with it. */
export const allSteps: Step[] = [
  ...['tests', 'types', 'format', 'unused', 'lint'].map((name) => ({
    name,
    command: ['pnpm', 'run', `check:${name}`],
  })),
  { name: 'commits', command: ['node', 'checks/check-commits.ts'], showsOutput: true },
];

/** Tests that read or start files instead of importing them. Vitest does not know about these dependencies. */
const readers: [files: RegExp, test: string][] = [
  [/^edge\/(\w+\.vcl|tests\/)/, 'edge/edge.test.ts'],
  [/^\.oxlintrc\.json$/, 'checks/boundaries.test.ts'],
  [/^((web|enquiries)\/sql|cms\/database\/migrations)\//, 'checks/migrations.test.ts'],
  [/^cms\/database\/migrations\//, 'cms/src/migrations.test.ts'],
  [/^enquiries\/sql\//, 'enquiries/src/submit.test.ts'],
  [/^enquiries\/sql\//, 'enquiries/src/worker.test.ts'],
  [/^stack\/src\/service\.ts$/, 'stack/src/service.test.ts'],
  [/^cms\/src\/.*\.json$/, 'web/app/content/models/cms-contract.test.ts'],
  [/^cms\/src\/.*\.json$/, 'web/app/routes.test.ts'],
  [/^(brand\.json|web\/(app\/theme\/tokens\.css|public\/favicon\.svg))$/, 'checks/brand.test.ts'],
  [/^cms\/src\/accounts\/refusal-codes\.ts$/, 'web/app/accounts/errors.test.ts'],
  [/^cms\/src\/.*\.ts$/, 'cms/src/accounts/refusal.test.ts'],
  [/^cms\/src\/.*\.ts$/, 'cms/src/strapi-internals/require-internals.test.ts'],
  [/\.md$/, 'checks/paths.test.ts'],
];

/** Files outside the packages that affect the compilation of all packages. */
const shared = /^(tsconfig\.base\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|(brand|locales)\.json|patches\/.*)$/;

/** The TypeScript files that belong to no package; `checks/tsconfig.json` compiles them. */
const rootFile = /^(checks\/)?[^/]+\.ts$|^checks\/tsconfig\.json$/;

const code = /\.[cm]?[jt]sx?$/;

/** The checks for changed files. `existing` are those that were not deleted. */
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

/** The packages that contain a changed file, and those that depend on them directly or indirectly. */
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
