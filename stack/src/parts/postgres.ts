import { ports } from '../config.ts';
import * as postgres from '../postgres.ts';
import type { Part } from './part.ts';

export function postgresPart(): Part {
  return {
    name: 'postgres',
    url: `postgres://127.0.0.1:${ports.postgres}/duet`,
    ports: [ports.postgres],
    prepare: postgres.prepare,
    command: async () => postgres.command(),
    isReady: postgres.isReady,
    afterReady: postgres.createRoles,
  };
}
