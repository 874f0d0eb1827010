import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { instancePorts, ports, root } from '../config.ts';
import { isPortTaken } from '../processes.ts';
import type { Service } from '../service.ts';
import { nodeCommand } from './node-command.ts';
import type { Part } from './part.ts';

export function servicePart(): Part {
  const services: Service[] = [
    { port: ports.cms, instancePorts: [...instancePorts.cms], healthPath: '/_health' },
    { port: ports.enquiries, instancePorts: [...instancePorts.enquiries], healthPath: '/health/ready' },
  ];
  return {
    name: 'service',
    url: `http://127.0.0.1:${ports.cms} and ${ports.enquiries}`,
    ports: services.map(({ port }) => port),
    command: async () => {
      const source = resolve(root, 'stack/src/service.ts');
      return { ...nodeCommand([source, JSON.stringify(services)], root, {}), version: readFileSync(source, 'utf8') };
    },
    isReady: async () => (await Promise.all(services.map(({ port }) => isPortTaken(port)))).every(Boolean),
  };
}
