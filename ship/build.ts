/** Builds the images, their bills of materials, and a kustomize overlay that names them by their digests. */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { accessLogFormat } from 'edge/access-log';
import { ensureBuild, webBuildFolder } from 'stack/builds';
import { root, sharedHome } from 'stack/config';
import { read, show } from './run-command.ts';
import { writeBillOfMaterials } from './sbom.ts';

export const images = ['web', 'cms', 'enquiries', 'edge', 'tls'] as const;

const context = resolve(sharedHome, 'ship');
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
  await makeContext();
  const digests: Record<string, string> = {};
  for (const name of images) {
    const options = ['--format', 'docker', '--isolation', 'chroot', '-f', resolve(root, 'ship/Dockerfile')];
    await show('buildah', ['build', '--quiet', ...options, '--target', name, '-t', imageName(name), context]);
    const [image] = JSON.parse(await read('podman', 'image', 'inspect', imageName(name))) as {
      Size: number;
      Digest: string;
    }[];
    const megabytes = Math.round(image!.Size / 1_000_000);
    digests[name] = image!.Digest;
    process.stdout.write(`${imageName(name).padEnd(28)} ${String(megabytes).padStart(4)} MB  ${image!.Digest}\n`);
    if (megabytes > maxMegabytes[name])
      throw new Error(`The image of ${name} has ${megabytes} MB; at most ${maxMegabytes[name]} are allowed.`);
    await writeBillOfMaterials(name, context);
  }
  writeFileSync(resolve(context, 'kustomization.yaml'), overlay(digests));
}

/** The folder that images are built from. File systems of Debian's packages are made once; delete them to renew them. */
async function makeContext(): Promise<void> {
  mkdirSync(context, { recursive: true });
  const [web] = await Promise.all([ensureBuild('web'), ensureBuild('cms')]);
  const built = { WEB_BUILD: `web/${webBuildFolder(web)}`, CMS_BUILT: '1' };
  await show('ship/release.sh', [resolve(context, 'release')], built);
  rmSync(resolve(context, 'edge'), { recursive: true, force: true });
  for (const file of ['default.vcl', 'responses.vcl'])
    cpSync(resolve(root, 'edge', file), resolve(context, 'edge', file));
  writeFileSync(resolve(context, 'edge/access-log.format'), `${accessLogFormat}\n`);
  const rootfs = resolve(context, 'rootfs');
  if (!['node', 'edge', 'tls'].every((name) => existsSync(resolve(rootfs, `${name}.packages`))))
    await show('ship/rootfs.sh', [rootfs]);
}

/** Names each image by its digest, so that a tag that is moved changes nothing. */
function overlay(digests: Record<string, string>): string {
  const entries = Object.entries(digests).map(
    ([name, digest]) => `  - name: duet-${name}\n    newName: ${imageName(name)}\n    digest: ${digest}`,
  );
  return `resources:\n  - ${resolve(root, 'ship/kubernetes')}\nimages:\n${entries.join('\n')}\n`;
}
