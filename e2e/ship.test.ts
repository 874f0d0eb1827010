/** What is shipped, as far as it can be tried without a container engine (docs/operations.md says what was not). */
import { execFile, spawn } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { haproxySettings } from 'edge/haproxy';
import { built, webBuild } from 'stack/builds';
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

/** How an image's content is put together, what it runs, and how it is asked whether it is well. */
function image(name: string): { made: string; command: string[]; health: string[] } {
  const list = (pattern: RegExp) => JSON.parse(pattern.exec(stage(name))![1]!) as string[];
  const made = /^RUN (pnpm .* deploy .*)$/m.exec(stage(`${name}-build`))![1]!;
  return { made, command: list(/^CMD (\[.*\])$/m), health: list(/^HEALTHCHECK .*CMD (\[.*\])$/m) };
}

describe('what the images contain', () => {
  const home = mkdtempSync(join(tmpdir(), 'ship-'));
  const node = join(home, 'node');
  // Somebody without rights, who cannot write to what they run.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  test.each(['web', 'cms', 'enquiries'])(
    '%s starts by its own command as nobody, is well by its own check, and leaves when it is asked to',
    async (name) => {
      const folder = join(home, name);
      const writable = join(home, `${name}-writable`);
      chmodSync(home, 0o755);
      cpSync(process.execPath, node);
      cpSync(resolve(root, 'locales.json'), join(home, 'locales.json'));
      mkdirSync(join(writable, 'uploads'), { recursive: true });
      for (const one of [writable, join(writable, 'uploads')]) chmodSync(one, 0o777);
      const { made, command, health } = image(name);
      const here = made.replace(' web/build ', ` web/${webBuild(await built('web'))} `).replaceAll('/out', folder);
      await run('sh', ['-c', here], { cwd: root });

      const shape = { mode: 'production', web: 1, edge: 1, tls: true, identity: false } as const;
      const part = deployables(shape).find((one) => one.name === name)!.next;
      const own = ports.web + 910;
      const env = {
        ...(await part.command()).env,
        PORT: String(own),
        BUILD_FOLDER: 'build',
        KEPT_FILES_FOLDER: writable,
        PUBLIC_DIR: writable,
        DRAIN_MS: '100',
        HOME: writable,
      };
      const process_ = spawn(node, command.slice(1), {
        cwd: folder,
        env,
        ...nobody,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [process_.stdout, process_.stderr]) stream.on('data', (text) => (said += String(text)));
      const ended = new Promise<number | null>((done) => process_.once('exit', done));
      try {
        const check = health.slice(1).map((word) => word.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${own}`));
        const isWell = () =>
          run(node, check, nobody).then(
            () => true,
            () => false,
          );
        await waitFor(`${name} to be well`, async () => {
          if (process_.exitCode !== null) throw new Error(`${name} has ended:\n${said.slice(-3_000)}`);
          return isWell();
        });
      } finally {
        process_.kill('SIGTERM');
      }
      expect(await ended).toBe(0);
    },
  );
});

describe('the manifests', () => {
  type Manifest = { apiVersion: string; kind: string; metadata: { name: string } };
  type Container = { name: string; image: string; ports: { containerPort: number }[]; securityContext: object };
  type Workload = Manifest & {
    spec: { template: { spec: { containers: (Container & Record<string, unknown>)[]; securityContext: object } } };
  };

  async function manifests(): Promise<Manifest[]> {
    const { stdout } = await run('kubectl', ['kustomize', resolve(root, 'ship/kubernetes')]);
    return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
  }
  const workloads = async () =>
    (await manifests()).filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet') as Workload[];

  test('are put together by kustomize, and each object is one that Kubernetes knows', async () => {
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

  test('hold no secret, give nobody rights they do not need, and ask everybody whether they are well', async () => {
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

  test('name images and ports that the Dockerfile has, and settings that somebody reads', async () => {
    for (const { spec } of await workloads()) {
      const { image: tagged, ports: open } = spec.template.spec.containers[0]!;
      const name = tagged.split(':')[0]!.replace('duet-', '');
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

test('the settings of an edge are written as the docs say, and Varnish understands them', async () => {
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

test('the terminator’s settings are what edge/haproxy.ts writes', () => {
  const settings = haproxySettings({
    https: { host: '*', port: 8443 },
    http: { host: '*', port: 8080 },
    origin: 'https://www.example.com',
    edge: { host: 'edge', port: 8080 },
    certificate: '/certificate/tls.crt',
    hsts: 'max-age=63072000; includeSubDomains',
  });
  expect(readFileSync(resolve(root, 'ship/kubernetes/haproxy.cfg'), 'utf8')).toBe(settings);
});

test('compose.yaml is one that Docker Compose can read', async () => {
  const { stdout } = await run('docker-compose', ['-f', resolve(root, 'compose.yaml'), 'config'], { cwd: root });
  expect(stdout).toContain('services:');
});
