/** Builds the web from a copy of its sources with small changes, as a second build to deploy. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { webBuildFolder } from 'stack/builds';
import { root } from 'stack/config';

const run = promisify(execFile);
const web = resolve(root, 'web');
const notCopied = ['node_modules', 'build', '.react-router'];

/** Builds the changed web with the id `id`, for `stack deploy --build`. Each change is a file, a text in it, and its replacement. */
export async function buildVariant(id: string, changes: [file: string, from: string, to: string][]): Promise<void> {
  const sources = resolve(web, 'build', `sources-of-${id}`);
  const copy = join(sources, 'web');
  const built = resolve(web, webBuildFolder(id));
  for (const folder of [sources, built]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  // The copy is inside web/, so that its imports find web/node_modules.
  for (const name of readdirSync(web).filter((one) => !notCopied.includes(one)))
    cpSync(join(web, name), join(copy, name), { recursive: true });
  // The sources import these files from the folder above web/.
  for (const name of ['brand.json', 'locales.json', 'tsconfig.base.json'])
    cpSync(resolve(root, name), join(sources, name));
  for (const [file, from, to] of changes) {
    const before = readFileSync(join(copy, file), 'utf8');
    if (!before.includes(from)) throw new Error(`${file} does not contain "${from}"`);
    writeFileSync(join(copy, file), before.replaceAll(from, to));
  }
  // build.ts runs `react-router` by its name.
  const path = `${resolve(web, 'node_modules/.bin')}:${process.env.PATH}`;
  const env = { ...process.env, PATH: path, NODE_ENV: 'production', BUILD_ID: id };
  await run(process.execPath, ['build.ts'], { cwd: copy, env });
  renameSync(join(copy, 'build'), built);
  rmSync(sources, { recursive: true });
}
