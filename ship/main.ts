/** `pnpm ship`: images of the site, built and run on this machine with buildah and podman. */
import { spawnSync } from 'node:child_process';
import { build } from './build.ts';
import { makeArchive } from './make-release.ts';
import { release } from './publish-release.ts';
import { show } from './run-command.ts';
import { start, stopAll } from './run.ts';

const usage = `Usage: pnpm ship <command>

  archive  make the archive that a server is installed from (docs/operations.md)
  build    build the images web, cms, enquiries, edge and tls, with a bill of materials for each; nothing is downloaded
           but packages of Debian and npm
  release  archive, images, bills of materials, notes and checksums of this version, in one folder
  run      start the site from the images, made from ship/kubernetes, with PostgreSQL and mails of the local stack
  test     the smoke test against what \`run\` has started
  down     stop it

All but archive need root, and the Debian packages buildah, podman, catatonit, runc, mmdebstrap and kubernetes-client.`;

const commands: Record<string, () => Promise<void>> = {
  archive: async () => void (await makeArchive()),
  build,
  release,
  run: start,
  test: () => show('pnpm', ['--filter', 'e2e', 'exec', 'vitest', 'run', 'smoke.test.ts'], { E2E_RUNNING_SITE: '1' }),
  down: stopAll,
};

try {
  const command = commands[process.argv[2] ?? ''];
  if (command) {
    if (command !== commands.archive) requirePrograms();
    await command();
  } else process.stdout.write(`${usage}\n`);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function requirePrograms(): void {
  const packages = {
    buildah: 'buildah',
    podman: 'podman',
    catatonit: 'catatonit',
    runc: 'runc',
    mmdebstrap: 'mmdebstrap',
    kubectl: 'kubernetes-client',
  };
  const missing = Object.entries(packages).filter(([program]) => spawnSync('which', [program]).status !== 0);
  if (missing.length > 0)
    throw new Error(
      `Not installed on this machine. On Debian: apt-get install ${missing.map(([, name]) => name).join(' ')}`,
    );
}
