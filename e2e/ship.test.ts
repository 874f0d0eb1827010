/** Images and manifests, tested without a container engine (docs/operations.md lists what was not tested). */
import { execFile, spawn } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { haproxySettings } from 'edge/haproxy';
import { ensureBuild, webBuildFolder } from 'stack/builds';
import { serverFile } from 'stack/certificates';
import { ports, root, systemPath } from 'stack/config';
import { deployables } from 'stack/parts';
import { afterAll, describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { useStack } from './use-stack.ts';
import { waitFor } from './wait-for.ts';

useStack();

const run = promisify(execFile);
const dockerfile = readFileSync(resolve(root, 'ship/Dockerfile'), 'utf8');

function stage(name: string): string {
  return dockerfile.split(/^FROM /m).find((text) => text.split('\n')[0]!.endsWith(` AS ${name}`))!;
}

/** An image's start command and its health check. */
function readImage(name: string): { command: string[]; health: string[] } {
  const list = (pattern: RegExp) => JSON.parse(pattern.exec(stage(name))![1]!) as string[];
  return { command: list(/^CMD (\[.*\])$/m), health: list(/^HEALTHCHECK .*CMD (\[.*\])$/m) };
}

describe('releases, with the commands of the images', () => {
  const home = mkdtempSync(join(tmpdir(), 'ship-'));
  const node = join(home, 'node');
  // An unprivileged user who cannot write to the image's files.
  const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  test.each(['web', 'cms', 'enquiries'])(
    '%s starts as an unprivileged user, passes its health check, and exits on SIGTERM',
    async (name) => {
      const folder = join(home, 'release', name);
      const writable = join(home, `${name}-writable`);
      chmodSync(home, 0o755);
      cpSync(process.execPath, node);
      mkdirSync(join(writable, 'uploads'), { recursive: true });
      for (const one of [writable, join(writable, 'uploads')]) chmodSync(one, 0o777);
      const { command, health } = readImage(name);
      const built = { WEB_BUILD: `web/${webBuildFolder(await ensureBuild('web'))}`, CMS_BUILT: '1' };
      const env = { ...process.env, ...built };
      await run(resolve(root, 'ship/release.sh'), [join(home, 'release'), name], { cwd: root, env });

      const shape = { mode: 'production', web: 1, edge: 1, tls: true, passwords: 'cms' } as const;
      const part = deployables(shape).find((one) => one.name === name)!.next;
      const own = ports.web + 910;
      const settings = {
        ...(await part.command()).env,
        PORT: String(own),
        BUILD_FOLDER: 'build',
        PREVIOUS_BUILDS_FOLDER: writable,
        PUBLIC_DIR: writable,
        DRAIN_MS: '100',
        HOME: writable,
      };
      const child = spawn(node, command.slice(1), {
        cwd: folder,
        env: settings,
        ...unprivileged,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
      const ended = new Promise<number | null>((done) => child.once('exit', done));
      try {
        const check = health.slice(1).map((word) => word.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${own}`));
        const isHealthy = () =>
          run(node, check, unprivileged).then(
            () => true,
            () => false,
          );
        await waitFor(`${name} to be healthy`, async () => {
          if (child.exitCode !== null) throw new Error(`${name} has ended:\n${output.slice(-3_000)}`);
          return isHealthy();
        });
      } finally {
        child.kill('SIGTERM');
      }
      expect(await ended).toBe(0);
    },
  );
});

describe('Kubernetes manifests', () => {
  type Manifest = { apiVersion: string; kind: string; metadata: { name: string } };
  type Container = { name: string; image: string; ports?: { containerPort: number }[]; securityContext: object };
  type Workload = Manifest & {
    spec: { template: { spec: { containers: (Container & Record<string, unknown>)[]; securityContext: object } } };
  };

  async function manifests(): Promise<Manifest[]> {
    const { stdout } = await run('kubectl', ['kustomize', resolve(root, 'ship/kubernetes')]);
    return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
  }
  const workloads = async () =>
    (await manifests()).filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet') as Workload[];

  test('are built by kustomize, and each object matches the Kubernetes API', async () => {
    const all = await manifests();
    expect(all.length).toBeGreaterThan(20);
    for (const manifest of all) {
      const { apiVersion, kind } = manifest;
      const models = (await import(`kubernetes-models/${apiVersion}/${kind}`)) as Record<
        string,
        new (data: object) => { validate: () => void }
      >;
      expect(() => new models[kind]!(manifest).validate(), `${kind} ${manifest.metadata.name}`).not.toThrow();
    }
  });

  test('are the base of the overlay that ship/new-site.ts writes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'overlay-'));
    const site = ['--origin', 'https://www.example.com', '--admin-origin', 'https://admin.example.com'];
    const people = ['--name', 'Example', '--contact', 'hello@example.com', '--admin', 'you@example.com'];
    const options = ['--for', 'kubernetes', ...site, ...people, '--smtp', 'mail.example.com:587'];
    await run(process.execPath, [resolve(root, 'ship/new-site.ts'), folder, ...options], { cwd: tmpdir() });
    const { stdout } = await run('kubectl', ['kustomize', folder]);
    expect(stdout).toContain('PUBLIC_URL: https://www.example.com');
    expect(stdout).toMatch(/secretName: edge-settings-\w+/);
    rmSync(folder, { recursive: true });
  });

  test('contain no secret, drop all privileges, and define probes and resources', async () => {
    expect((await manifests()).filter(({ kind }) => kind === 'Secret')).toEqual([]);
    for (const { metadata, spec } of await workloads()) {
      expect(spec.template.spec.securityContext, metadata.name).toMatchObject({ runAsNonRoot: true });
      for (const container of spec.template.spec.containers) {
        expect(container.securityContext, container.name).toMatchObject({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(Object.keys(container)).toEqual(
          expect.arrayContaining(['readinessProbe', 'livenessProbe', 'resources']),
        );
      }
    }
  });

  test('use images and ports of the Dockerfile, and only settings that the code reads', async () => {
    for (const { spec } of await workloads()) {
      const { containers } = spec.template.spec;
      const name = containers[0]!.image.split(':')[0]!.replace('duet-', '');
      const open = containers.flatMap((container) => container.ports ?? []);
      expect(stage(name)).toContain(`EXPOSE ${open.map(({ containerPort }) => containerPort).join(' ')}\n`);
    }
    const sources = globSync(['web/app/config.server.ts', 'cms/config/*.ts', 'enquiries/src/config.ts'], { cwd: root })
      .map((file) => readFileSync(resolve(root, file), 'utf8'))
      .join('\n');
    const site = (await manifests()).find(
      ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name.startsWith('site'),
    ) as Manifest & { data: object };
    expect(Object.keys(site.data).filter((name) => !sources.includes(name))).toEqual([]);
  });
});

test('edge/write-settings.ts writes settings that Varnish compiles', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const wanted = { HOSTS: 'www.example.com', WEB: '127.0.0.1:3000', CMS: '127.0.0.1:1337' };
  const env = { ...process.env, ...wanted, EDGE_PURGE_SECRET: 'x'.repeat(32), PATH: systemPath };
  const { stdout } = await run(process.execPath, [resolve(root, 'edge/write-settings.ts')], { env });
  writeFileSync(join(folder, 'settings.vcl'), stdout);
  const args = [
    '-C',
    '-j',
    'none',
    '-f',
    resolve(root, 'edge/default.vcl'),
    '-p',
    `vcl_path=${folder}`,
    '-n',
    join(folder, 'work'),
  ];
  const { stderr } = await run('varnishd', args, { env, maxBuffer: 64 * 1024 * 1024 });
  expect(stderr).toContain('www.example.com');
  rmSync(folder, { recursive: true });
});

test('ship/kubernetes/haproxy.cfg is the output of edge/haproxy.ts', () => {
  const settings = haproxySettings({
    https: { host: '*', port: 8443 },
    http: { host: '*', port: 8080 },
    origin: 'https://www.example.com',
    edge: { host: 'edge', port: 8080 },
    certificate: '/certificate/tls.crt',
    hsts: 'max-age=63072000',
  });
  expect(readFileSync(resolve(root, 'ship/kubernetes/haproxy.cfg'), 'utf8')).toBe(settings);
});

test('HAProxy accepts the settings of one server, and keeps the API of the CMS from the host of the admin', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const settings = haproxySettings({
    https: { host: '*', port: 443 },
    http: { host: '*', port: 80 },
    origin: 'https://www.example.com',
    edge: { host: '127.0.0.1', port: 8080 },
    certificate: serverFile,
    hsts: 'max-age=63072000',
    acme: { host: '127.0.0.1', port: 8888 },
    admin: { name: 'admin.example.com', cms: { host: '127.0.0.1', port: 1337 }, apiPrefix: '/api' },
    aliases: ['example.com'],
  });
  writeFileSync(file, settings);
  const { stdout, stderr } = await run('haproxy', ['-c', '-f', file], { env: { PATH: systemPath } });
  expect(stdout + stderr).not.toContain('WARNING');
  expect(settings).toContain('return status 404 if is_admin { path_beg -i /api /inbox /_health }');
  rmSync(folder, { recursive: true });
});

test('compose.yaml is valid for Docker Compose', async () => {
  const { stdout } = await run('docker-compose', ['-f', resolve(root, 'compose.yaml'), 'config'], { cwd: root });
  expect(stdout).toContain('services:');
});
