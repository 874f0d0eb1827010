import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildEnvironment, home, root, sharedHome } from './config.ts';
import { withLock } from './lock.ts';
import { logFile } from './processes.ts';
import { step } from './progress.ts';

/** The web's builds stand beside each other, so that one can be served while the next is made. */
type Build = { part: 'web' | 'cms'; output: (hash: string) => string; sources: string[] };

const common = ['locales.json', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const builds: Record<Build['part'], Build> = {
  web: { part: 'web', output: (hash) => `web/${webBuild(hash)}`, sources: ['web', 'enquiries', ...common] },
  cms: { part: 'cms', output: () => 'cms/dist', sources: ['cms', 'pnpm-lock.yaml'] },
};

const ignored = /^(\..*|node_modules|build|dist|uploads|types)$|\.test\.tsx?$/;

const underWay = new Map<string, Promise<string>>();

/**
 * Builds a part when its sources changed since its last build; answers the hash of what it was built from. Replicas share
 * one build, and so do all stacks of a checkout: the second one waits for the build of the first.
 */
export function built(part: Build['part']): Promise<string> {
  const current = underWay.get(part) ?? withLock(resolve(sharedHome, `build-${part}.lock`), () => build(part));
  underWay.set(part, current);
  return current;
}

async function build(part: Build['part']): Promise<string> {
  const { sources, output } = builds[part];
  const hash = hashOf(sources);
  const folder = output(hash);
  const stamp = stampOf(part);
  const current = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (current === hash && existsSync(resolve(root, folder))) return hash;
  await step(
    `build ${part}`,
    () => run(part, { BUILD_ID: hash, BUILD_FOLDER: webBuild(hash) }),
    () => folder,
  );
  mkdirSync(resolve(sharedHome, 'builds'), { recursive: true });
  writeFileSync(stamp, hash);
  if (part === 'web') forgetOldBuilds();
  return hash;
}

/** The newest few stay: one of them may be running, and another may be gone back to. */
function forgetOldBuilds(): void {
  const folder = resolve(root, 'web/build');
  const age = (name: string) => statSync(resolve(folder, name)).mtimeMs;
  const names = readdirSync(folder).toSorted((a, b) => age(b) - age(a));
  for (const name of names.slice(5)) rmSync(resolve(folder, name), { recursive: true });
}

/** Development builds into the same folder; what is there afterwards is not a build to start from. */
export function forgetBuild(part: Build['part']): void {
  rmSync(stampOf(part), { force: true });
}

function stampOf(part: string): string {
  return resolve(sharedHome, 'builds', `${part}.hash`);
}

/** Where a build of the web is, seen from the web. */
export function webBuild(id: string): string {
  return `build/${id}`;
}

function run(part: string, settings: Record<string, string>): Promise<void> {
  mkdirSync(resolve(home, 'logs'), { recursive: true });
  const log = openSync(logFile(`build-${part}`), 'w');
  const child = spawn('pnpm', ['--filter', part, 'run', 'build'], {
    cwd: root,
    env: { ...buildEnvironment, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', log, log],
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => {
      if (code === 0) return done();
      const tail = readFileSync(logFile(`build-${part}`), 'utf8')
        .split('\n')
        .slice(-25)
        .join('\n');
      fail(new Error(`The build of ${part} failed (its log: ${logFile(`build-${part}`)}):\n${tail}`));
    });
  });
}

/** What a part that needs no build is made of. */
export function sourcesOf(part: 'enquiries'): string {
  return hashOf([part, ...common]);
}

function hashOf(sources: string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => files(source)).toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(resolve(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function files(path: string): string[] {
  const full = resolve(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .filter((name) => !ignored.test(name))
    .flatMap((name) => files(join(path, name)));
}
