import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { haproxySettings } from 'edge/haproxy';
import { serverFile } from '../certificates.ts';
import { home, ports, systemPath } from '../config.ts';
import { instanceName } from './instances.ts';
import type { Part } from './part.ts';
import { respondsOkOverTls } from './readiness.ts';

/** HAProxy: terminates TLS in front of an edge and passes on the visitor's IP address with the PROXY protocol. */
export function tlsPart(index: number): Part {
  const name = instanceName('tls', index);
  const origin = `https://localhost:${ports.tls + index}`;
  const settings = haproxySettings({
    https: { host: '127.0.0.1', port: ports.tls + index },
    http: { host: '127.0.0.1', port: ports.edge + index },
    origin,
    edge: { host: '127.0.0.1', port: ports.edgeBehindTls + index },
    certificate: serverFile,
    // Short, because browsers apply it to all other servers on `localhost` too.
    hsts: 'max-age=300',
  });
  const file = resolve(home, `${name}.cfg`);
  return {
    name,
    url: origin,
    ports: [ports.tls + index, ports.edge + index],
    prepare: async () => writeFileSync(file, settings),
    command: async () => ({
      program: 'haproxy',
      args: ['-db', '-f', file],
      cwd: home,
      env: { PATH: systemPath },
      version: settings + readFileSync(serverFile, 'utf8'),
    }),
    isReady: () => respondsOkOverTls(`${origin}/health/ready`),
  };
}
