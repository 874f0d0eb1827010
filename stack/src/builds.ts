import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildEnvironment, home, root, sharedHome } from './config.ts';
import { withLock } from './lock.ts';
import { logFile } from './processes.ts';
import { step } from './progress.ts';

/** Each build of the web has its own folder, so that one can be served while the next is built. */
type Build = { part: 'web' | 'cms'; output: (hash: string) => string; sources: string[] };

const common = ['brand.json', 'locales.json', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const builds: Record<Build['part'], Build> = {
  web: {
    part: 'web',
    output: (hash) => `web/${webBuildFolder(hash)}`,
    sources: ['web', 'enquiries', 'database', 'search', 'telemetry', ...common],
  },
  cms: { part: 'cms', output: () => 'cms/dist', sources: ['cms', 'search', 'pnpm-lock.yaml'] },
};

const ignored = /^(\..*|node_modules|build|dist|uploads|types)$|\.test\.tsx?$/;

const pendingBuilds = new Map<string, Promise<string>>();

/**
 * Builds a part if its sources have changed since its last build. Returns the hash of the sources. All replicas and all
 * stacks of a checkout share one build: the second stack waits for the build of the first.
 */
export function ensureBuild(part: Build['part']): Promise<string> {
  const current = pendingBuilds.get(part) ?? withLock(resolve(sharedHome, `build-${part}.lock`), () => build(part));
  pendingBuilds.set(part, current);
  return current;
}

async function build(part: Build['part']): Promise<string> {
  const { sources, output } = builds[part];
  const hash = hashFiles(sources);
  const folder = output(hash);
  const hashFile = hashFileOf(part);
  const current = existsSync(hashFile) ? readFileSync(hashFile, 'utf8') : '';
  if (current === hash && existsSync(resolve(root, folder))) return hash;
  // Strapi leaves compiled files of deleted sources there, and `publish.js` would win over `publish/index.js`.
  if (part === 'cms') rmSync(resolve(root, folder), { recursive: true, force: true });
  await step(
    `build ${part}`,
    () => runBuild(part, { BUILD_ID: hash, BUILD_FOLDER: webBuildFolder(hash) }),
    () => folder,
  );
  mkdirSync(resolve(sharedHome, 'builds'), { recursive: true });
  writeFileSync(hashFile, hash);
  if (part === 'web') deleteOldBuilds();
  return hash;
}

/** Keeps the newest five builds: one may be running, and another may be needed for a rollback. */
function deleteOldBuilds(): void {
  const folder = resolve(root, 'web/build');
  const age = (name: string) => statSync(resolve(folder, name)).mtimeMs;
  const names = readdirSync(folder).toSorted((a, b) => age(b) - age(a));
  for (const name of names.slice(5)) rmSync(resolve(folder, name), { recursive: true });
}

/** Development writes into the same folder, so what is there afterwards must not be used as a build. */
export function invalidateBuild(part: Build['part']): void {
  rmSync(hashFileOf(part), { force: true });
}

function hashFileOf(part: string): string {
  return resolve(sharedHome, 'builds', `${part}.hash`);
}

/** The folder of a build of the web, relative to `web/`. */
export function webBuildFolder(id: string): string {
  return `build/${id}`;
}

function runBuild(part: string, settings: Record<string, string>): Promise<void> {
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
      fail(new Error(`The build of ${part} failed. Log: ${logFile(`build-${part}`)}\n${tail}`));
    });
  });
}

/** The hash of the sources of a part that needs no build. */
export function hashSourcesOf(part: 'enquiries'): string {
  return hashFiles([part, 'database', 'telemetry', 'mail.html', ...common]);
}

function hashFiles(sources: string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(source)).toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(resolve(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(path: string): string[] {
  const full = resolve(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .filter((name) => !ignored.test(name))
    .flatMap((name) => listFiles(join(path, name)));
}
