/** Builds the images, their bills of materials, and a kustomize overlay that names them by their digests. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { root } from 'stack/config';
import { makeRelease, outputFolder } from './make-release.ts';
import { read, show } from './run-command.ts';
import { writeBillOfMaterials } from './sbom.ts';

export const images = ['web', 'cms', 'enquiries', 'edge', 'tls'] as const;

/** Images may not be larger, in MB. */
const maxMegabytes: Record<(typeof images)[number], number> = {
  web: 250,
  cms: 600,
  enquiries: 250,
  edge: 250,
  tls: 250,
};

export const imageName = (name: string) => `localhost/duet-${name}`;

export async function build(): Promise<void> {
  await makeRelease();
  await makeFileSystems();
  const digests: Record<string, string> = {};
  for (const name of images) {
    const options = ['--format', 'docker', '--isolation', 'chroot', '-f', resolve(root, 'ship/Dockerfile')];
    await show('buildah', ['build', '--quiet', ...options, '--target', name, '-t', imageName(name), outputFolder]);
    const [image] = JSON.parse(await read('podman', 'image', 'inspect', imageName(name))) as {
      Size: number;
      Digest: string;
    }[];
    const megabytes = Math.round(image!.Size / 1_000_000);
    digests[name] = image!.Digest;
    process.stdout.write(`${imageName(name).padEnd(28)} ${String(megabytes).padStart(4)} MB  ${image!.Digest}\n`);
    if (megabytes > maxMegabytes[name])
      throw new Error(`The image of ${name} has ${megabytes} MB; at most ${maxMegabytes[name]} are allowed.`);
    await writeBillOfMaterials(name, outputFolder);
  }
  writeFileSync(resolve(outputFolder, 'kustomization.yaml'), overlay(digests));
}

/** File systems of Debian's packages are made once a day, and again after a change of Node or of the script. */
async function makeFileSystems(): Promise<void> {
  const rootfs = resolve(outputFolder, 'rootfs');
  const stampFile = resolve(rootfs, 'stamp');
  const day = new Date().toISOString().slice(0, 10);
  const stamp = [day, process.version, readFileSync(resolve(root, 'ship/rootfs.sh'), 'utf8')].join('\n');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await show('ship/rootfs.sh', [rootfs]);
  writeFileSync(stampFile, stamp);
}

/** Names each image by its digest, so that a tag that is moved changes nothing. */
function overlay(digests: Record<string, string>): string {
  const entries = Object.entries(digests).map(
    ([name, digest]) => `  - name: duet-${name}\n    newName: ${imageName(name)}\n    digest: ${digest}`,
  );
  return `resources:\n  - ${relative(outputFolder, resolve(root, 'ship/kubernetes'))}\nimages:\n${entries.join('\n')}\n`;
}
