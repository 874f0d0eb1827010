/** A build of the site from a copy of its sources, changed a little: what a deploy brings. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { webBuild } from 'stack/builds';
import { root } from 'stack/config';

const run = promisify(execFile);
const web = resolve(root, 'web');
const leftBehind = ['node_modules', 'build', '.react-router'];

/** Makes it, ready to be deployed by its id. `changes` are file, words, and what they become. */
export async function anotherBuild(id: string, changes: [file: string, from: string, to: string][]): Promise<void> {
  const home = resolve(web, 'build', `sources-of-${id}`);
  const copy = join(home, 'web');
  const built = resolve(web, webBuild(id));
  for (const folder of [home, built]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  // Inside the web's own folder: what it imports is found from there.
  for (const name of readdirSync(web).filter((one) => !leftBehind.includes(one)))
    cpSync(join(web, name), join(copy, name), { recursive: true });
  for (const name of ['locales.json', 'tsconfig.base.json']) cpSync(resolve(root, name), join(home, name));
  for (const [file, from, to] of changes) {
    const before = readFileSync(join(copy, file), 'utf8');
    if (!before.includes(from)) throw new Error(`${file} does not say "${from}"`);
    writeFileSync(join(copy, file), before.replaceAll(from, to));
  }
  const path = `${resolve(web, 'node_modules/.bin')}:${process.env.PATH}`;
  const env = { ...process.env, PATH: path, NODE_ENV: 'production', BUILD_ID: id };
  await run(process.execPath, ['build.ts'], { cwd: copy, env });
  renameSync(join(copy, 'build'), built);
  rmSync(home, { recursive: true });
}
