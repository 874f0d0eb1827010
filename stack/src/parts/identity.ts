import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { offset, photoBucket, ports, root } from '../config.ts';
import { nodeCommand } from './node-command.ts';
import type { Part } from './part.ts';
import { respondsOk } from './readiness.ts';

export function identityPart(): Part {
  const source = resolve(root, 'stack/src/firebase-emulators.ts');
  return {
    name: 'identity',
    url: `http://127.0.0.1:${ports.identity}`,
    ports: [ports.identity, ...(photoBucket ? [ports.storage] : [])],
    command: async () => ({
      ...nodeCommand([source], root, {
        STACK_PORT_OFFSET: String(offset),
        STACK_PHOTO_BUCKET: photoBucket,
        IS_FIREBASE_CLI: 'true',
      }),
      version: readFileSync(source, 'utf8'),
    }),
    isReady: () => respondsOk(`http://127.0.0.1:${ports.identity}/`),
    // The CMS and the browser call it only at sign-in.
    isWaitedForLast: true,
  };
}
