/**
 * Builds the site into BUILD_FOLDER, writes the metadata of the build and compresses its files. The id is BUILD_ID or,
 * without it, the current time. Every replica serves its own `builds/latest.json`; `builds/meta/{id}.json` is kept for
 * as long as the other files of the build (app/deploys/previous-builds.ts).
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildFolder, buildId } from './build-settings.ts';

const timestamp = Date.now();
const id = buildId ?? timestamp.toString(36);
const client = resolve(import.meta.dirname, buildFolder, 'client');

const { status } = spawnSync('react-router', ['build'], {
  cwd: import.meta.dirname,
  // oxlint-disable-next-line node/no-process-env -- passed on
  env: { ...process.env, BUILD_ID: id },
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const builtFiles = () => readdirSync(client, { recursive: true, encoding: 'utf8' });

/** Pages that were rendered during the build. */
const prerendered = builtFiles()
  .filter((name) => /(^|\/)index\.html$/.test(name))
  .map((name) => `/${dirname(name)}`.replace(/^\/\.$/, '/'));

mkdirSync(join(client, 'builds/meta'), { recursive: true });
writeFileSync(join(client, 'builds/latest.json'), JSON.stringify({ id, timestamp }));
writeFileSync(join(client, 'builds/meta', `${id}.json`), JSON.stringify({ id, timestamp, prerendered }));

// Highest compression level, once at build time instead of on each request.
for (const name of builtFiles().filter((one) => /\.(js|css|svg|json|webmanifest)$/.test(one))) {
  const file = join(client, name);
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}
