import { resolve } from 'node:path';
import { offset, ports, root } from '../config.ts';
import { nodeCommand } from './node-command.ts';
import type { Part } from './part.ts';
import { respondsOk } from './readiness.ts';

export function mailPart(): Part {
  return {
    name: 'mail',
    url: `http://127.0.0.1:${ports.mailbox}`,
    ports: [ports.smtp, ports.mailbox],
    command: async () =>
      nodeCommand([resolve(root, 'stack/src/mail-catcher.ts')], root, { STACK_PORT_OFFSET: String(offset) }),
    isReady: () => respondsOk(`http://127.0.0.1:${ports.mailbox}/messages`),
  };
}
