import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { offset, ports, root } from '../config.ts';
import { nodeCommand } from './node-command.ts';
import type { Part } from './part.ts';
import { respondsOk } from './readiness.ts';

/** The realtime database, in place of Firebase's. */
export function realtimePart(): Part {
  const folder = resolve(root, 'stack/src/realtime');
  const files = [...globSync(`${folder}/*.ts`).toSorted(), resolve(root, 'cms/firebase/database.rules.json')];
  return {
    name: 'realtime',
    url: `http://127.0.0.1:${ports.realtime}`,
    ports: [ports.realtime],
    command: async () => ({
      ...nodeCommand([resolve(folder, 'main.ts')], root, { STACK_PORT_OFFSET: String(offset) }),
      version: files.map((file) => readFileSync(file, 'utf8')).join('\n'),
    }),
    isReady: () => respondsOk(`http://127.0.0.1:${ports.realtime}/`),
  };
}
