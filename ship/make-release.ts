/** A release of the current builds: the folder that images and archives are made from. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBuild, webBuildFolder } from 'stack/builds';
import { root, sharedHome } from 'stack/config';
import { show } from './run-command.ts';

/** Where everything goes that `pnpm ship` makes. */
export const outputFolder = resolve(sharedHome, 'ship');
const releaseFolder = resolve(outputFolder, 'release');

export async function makeRelease(): Promise<void> {
  mkdirSync(outputFolder, { recursive: true });
  const [web] = await Promise.all([ensureBuild('web'), ensureBuild('cms')]);
  const built = { WEB_BUILD: `web/${webBuildFolder(web)}`, CMS_BUILT: '1' };
  await show('ship/release.sh', [releaseFolder], built);
}

/** The archive that a server is installed from (docs/operations.md, "One server"). */
export async function makeArchive(): Promise<string> {
  await makeRelease();
  const file = resolve(outputFolder, `duet-${readVersion()}.tar.gz`);
  rmSync(file, { force: true });
  await show('tar', [
    '--create',
    '--gzip',
    '--owner=0',
    '--group=0',
    '--file',
    file,
    '--directory',
    releaseFolder,
    '.',
  ]);
  process.stdout.write(`${file}\n`);
  return file;
}

export function readVersion(): string {
  return (JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string }).version;
}
