/**
 * Runs the site from the images: web, cms, enquiries, edge and tls as containers with read-only file systems, made from
 * ship/kubernetes. PostgreSQL, the mail catcher and the identity provider are those of the local stack.
 */
import { execFileSync } from 'node:child_process';
import { chownSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { haproxySettings } from 'edge/haproxy';
import { authorityFile, ensureCertificates, serverFile } from 'stack/certificates';
import { home, ports, sharedHome, siteUrl } from 'stack/config';
import type { StackOptions } from 'stack/part';
import { parts } from 'stack/parts';
import { findRunningProcess, stop } from 'stack/processes';
import { startAndWait } from 'stack/start';
import { storeOptions } from 'stack/options';
import { read, show } from './run-command.ts';
import { toPod, workloadsIn, type Local } from './pods.ts';

const options: StackOptions = { mode: 'production', web: 2, edge: 1, tls: true, passwords: 'cms' };
/** Not from images: what others own, and the database. */
const outside = ['postgres', 'mail', 'identity', 'service'];
const folder = resolve(sharedHome, 'ship/run');
const manifest = resolve(folder, 'pods.json');
const podmanSettings = resolve(folder, 'containers.conf');
/** Podman's own limits are higher than some machines allow. */
const limits = ['nofile=16384:16384', 'nproc=4096:4096'];
/** Of all images. */
const user = 1000;

const podNames = ['cms', 'enquiries', 'web', 'web-2', 'edge', 'tls'];
const runtime = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs'];

export async function start(): Promise<void> {
  await stopContainers();
  await ensureCertificates();
  storeOptions(options);
  const all = parts(options).flat();
  for (const part of all) if (!outside.includes(part.name)) await stop(part.name);
  for (const part of all.filter(({ name }) => outside.includes(name))) {
    if (findRunningProcess(part.name) && (await part.isReady())) continue;
    await part.prepare?.();
    await startAndWait(part, await part.command());
  }
  const workloads = workloadsIn(await read('kubectl', 'kustomize', resolve(sharedHome, 'ship')));
  const pods = [];
  for (const name of podNames) {
    const part = all.find((one) => one.name === name)!;
    await part.prepare?.();
    const { env } = await part.command();
    pods.push(toPod(workloads.get(name.replace(/-\d+$/, ''))!, await localSettings(name, env)));
  }
  writeFileSync(manifest, pods.map((pod) => JSON.stringify(pod)).join('\n---\n'));
  writeFileSync(podmanSettings, `[containers]\ndefault_ulimits = ${JSON.stringify(limits)}\n`);
  const began = Date.now();
  await show('podman', [...runtime, 'kube', 'play', '--quiet', manifest], { CONTAINERS_CONF: podmanSettings });
  for (const name of podNames) {
    const part = all.find((one) => one.name === name)!;
    while (!(await part.isReady())) await waitOrFail(name);
    process.stdout.write(`${name}: ready after ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  }
  process.stdout.write(`\nSite: ${siteUrl(options)}\n`);
}

export async function stopAll(): Promise<void> {
  await stopContainers();
  for (const name of outside.toReversed()) await stop(name);
}

async function stopContainers(): Promise<void> {
  await read('podman', ...runtime, 'pod', 'rm', '--force', '--ignore', ...podNames.map((name) => `duet-${name}`));
}

/** The environment of the stack's part, with the paths that the image has. */
async function localSettings(name: string, env: Record<string, string>): Promise<Local> {
  const own = (path: string) => makeFolder(resolve(folder, name, path));
  const temporary = own('temporary');
  const { PATH: _, ...settings } = env;
  switch (name.replace(/-\d+$/, '')) {
    case 'web':
      delete settings.BUILD_FOLDER;
      return {
        name,
        env: { ...settings, PREVIOUS_BUILDS_FOLDER: '/previous-builds' },
        folders: { 'previous-builds': makeFolder(resolve(folder, 'previous-builds')), temporary },
      };
    case 'cms': {
      const media = resolve(home, 'cms-public/uploads');
      execFileSync('chown', ['-R', `${user}:${user}`, media]);
      copyFileSync(authorityFile, resolve(temporary, 'authority.pem'));
      const more = { PUBLIC_DIR: '/public', NODE_EXTRA_CA_CERTS: '/tmp/authority.pem' };
      return { name, env: { ...settings, ...more }, folders: { media, temporary } };
    }
    case 'enquiries':
      return { name, env: settings, folders: { temporary } };
    case 'edge': {
      const edge = own('settings');
      copyOwned(resolve(home, 'edge/settings.vcl'), resolve(edge, 'settings.vcl'));
      const args = [
        `-asite=127.0.0.1:${ports.edgeBehindTls},PROXY`,
        `-apurge=127.0.0.1:${ports.purge}`,
        '-smalloc,256m',
        '-sTransient=malloc,128m',
      ];
      return { name, args, folders: { settings: edge, work: own('work'), temporary } };
    }
    default: {
      const settingsFolder = own('settings');
      const certificate = own('certificate');
      copyOwned(serverFile, resolve(certificate, 'tls.crt'));
      copyOwned(serverFile.replace(/\.crt$/, '.key'), resolve(certificate, 'tls.key'));
      const file = resolve(settingsFolder, 'haproxy.cfg');
      writeFileSync(
        file,
        haproxySettings({
          https: { host: '127.0.0.1', port: ports.tls },
          http: { host: '127.0.0.1', port: ports.edge },
          origin: siteUrl(options),
          edge: { host: '127.0.0.1', port: ports.edgeBehindTls },
          certificate: '/certificate/tls.crt',
          hsts: 'max-age=300',
        }),
      );
      chownSync(file, user, user);
      return { name, folders: { settings: settingsFolder, certificate } };
    }
  }
}

function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  chownSync(path, user, user);
  return path;
}

function copyOwned(from: string, to: string): void {
  rmSync(to, { force: true });
  copyFileSync(from, to);
  chownSync(to, user, user);
}

/** Fails with the container's log if it has ended. */
async function waitOrFail(name: string): Promise<void> {
  await sleep(200);
  const container = `duet-${name}-main`;
  const state = await read('podman', ...runtime, 'container', 'inspect', '--format', '{{.RestartCount}}', container);
  if (Number(state) > 2) throw new Error(await read('podman', ...runtime, 'logs', '--tail', '30', container));
}
