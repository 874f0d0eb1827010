import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { settingsVcl } from 'edge/settings';
import { cmsPrefix, home, ports, root, secrets, systemPath, timeoutFactor, traceSamplePercent } from '../config.ts';
import { readLocales } from '../locales.ts';
import { isPortTaken } from '../processes.ts';
import { instanceName, range } from './instances.ts';
import type { Part, StackOptions } from './part.ts';
import { respondsOk } from './readiness.ts';

export function edgePart({ mode, tls, web: replicas }: StackOptions, index: number): Part {
  const name = instanceName('edge', index);
  // With TLS, visitors connect to HAProxy, which forwards to this port with the PROXY protocol.
  const port = (tls ? ports.edgeBehindTls : ports.edge) + index;
  const settings = settingsVcl({
    hosts: tls ? [`localhost:${ports.tls + index}`] : [`127.0.0.1:${port}`, `localhost:${port}`],
    // One more than there are, for the temporary extra instance of a deploy.
    web: range(replicas + 1).map((one) => ({ host: '127.0.0.1', port: ports.web + one, isExtra: one === replicas })),
    cms: { host: '127.0.0.1', port: ports.cms },
    cmsPrefix,
    timeoutFactor,
    traceSamplePercent,
    locales: readLocales(),
    purgeSecret: secrets().edgePurgeSecret,
    development: mode === 'development',
  });
  const folder = resolve(home, name);
  const vclFolder = resolve(root, 'edge');
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    ports: [port, ports.purge + index],
    prepare: async () => {
      mkdirSync(resolve(folder, 'work'), { recursive: true });
      writeFileSync(resolve(folder, 'settings.vcl'), settings, { mode: 0o600 });
    },
    command: async () => ({
      program: 'varnishd',
      // -j none: Varnish runs as the developer's user, so that its folder can be anywhere.
      args: [
        ['-F', '-j', 'none', '-n', resolve(folder, 'work'), '-f', resolve(vclFolder, 'default.vcl')],
        ['-a', `site=127.0.0.1:${port}${tls ? ',PROXY' : ''}`, '-a', `purge=127.0.0.1:${ports.purge + index}`],
        ['-p', `vcl_path=${folder}`, '-s', 'malloc,256m'],
      ].flat(),
      cwd: home,
      env: { PATH: systemPath },
      version: [settings, ...readVcl(vclFolder)].join('\n'),
    }),
    // Health checks bypass the cache, so this tests whether the edge reaches a ready web instance. With TLS, HAProxy's
    // own readiness check does.
    isReady: () => (tls ? isPortTaken(port) : respondsOk(`http://127.0.0.1:${port}/health/ready`)),
  };
}

/** The text of `default.vcl` and of the files that it includes. */
function readVcl(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.vcl'));
  return files.map((name) => readFileSync(resolve(folder, name), 'utf8'));
}
