/** `pnpm ship release`: everything that is published with a version, in one folder. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { root } from 'stack/config';
import { build, imageName, images } from './build.ts';
import { makeArchive, outputFolder, readVersion } from './make-release.ts';
import { releaseNotes } from './release-notes.ts';
import { read, show } from './run-command.ts';

export async function release(): Promise<void> {
  const version = readVersion();
  const notes = releaseNotes(readFileSync(resolve(root, 'CHANGELOG.md'), 'utf8'), version);
  const changed = await read('git', 'status', '--porcelain');
  if (changed) throw new Error(`A release is made of a commit, but these files are not committed:\n${changed}`);
  const folder = resolve(outputFolder, `duet-${version}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  await build();
  const archive = await makeArchive();
  copyFileSync(archive, resolve(folder, basename(archive)));
  for (const name of images) {
    await show('podman', ['tag', imageName(name), `${imageName(name)}:${version}`]);
    await show('podman', [
      'save',
      '--quiet',
      '--format',
      'docker-archive',
      '-o',
      resolve(folder, `${name}.tar`),
      `${imageName(name)}:${version}`,
    ]);
    copyFileSync(resolve(outputFolder, `${name}.cdx.json`), resolve(folder, `${name}.cdx.json`));
  }
  writeFileSync(resolve(folder, 'NOTES.md'), `# Duet ${version}\n\n${notes}\n`);
  writeFileSync(resolve(folder, 'SHA256SUMS'), `${await read('sh', '-c', `cd ${folder} && sha256sum *`)}\n`);
  process.stdout.write(`\nIn ${folder}; tag the commit: git tag v${version}\n`);
}
