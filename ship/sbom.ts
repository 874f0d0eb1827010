/** The bill of materials of an image in CycloneDX: npm packages, and Debian's packages of the file system. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { read } from './run-command.ts';

type Component = { type: string; name: string; version: string; purl: string };
type Bom = { bomFormat: string; specVersion: string; components: Component[] };

/** This script runs with the Node that the images have. */
const version = process.version.slice(1);
const node: Component = { type: 'application', name: 'node', version, purl: `pkg:generic/node@${version}` };

/** The file system that each image begins with. */
const rootfsOf: Record<string, string> = { web: 'node', cms: 'node', enquiries: 'node', edge: 'edge', tls: 'tls' };

export async function writeBillOfMaterials(image: string, context: string): Promise<void> {
  const rootfs = rootfsOf[image]!;
  const debian = debianComponents(readFileSync(resolve(context, `rootfs/${rootfs}.packages`), 'utf8'));
  const bom: Bom =
    rootfs === 'node'
      ? (JSON.parse(await read('pnpm', 'sbom', '--sbom-format', 'cyclonedx', '--prod', '--filter', image)) as Bom)
      : { bomFormat: 'CycloneDX', specVersion: '1.6', components: [] };
  bom.components = [...(bom.components ?? []), ...(rootfs === 'node' ? [node] : []), ...debian];
  writeFileSync(resolve(context, `${image}.cdx.json`), `${JSON.stringify(bom, null, 2)}\n`);
}

/** From dpkg's list of installed packages. */
export function debianComponents(status: string): Component[] {
  return status.split('\n\n').flatMap((entry) => {
    const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(entry)?.[1];
    const [name, version, architecture] = ['Package', 'Version', 'Architecture'].map(field);
    if (!name || !version) return [];
    const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${architecture ?? 'all'}`;
    return [{ type: 'library', name, version, purl }];
  });
}
