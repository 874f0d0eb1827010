/** Gives each worker a stack of its own. Must run before anything reads the ports (stack/src/config.ts). */
import { stackOffsets } from '../stacks.ts';

process.env.STACK_PORT_OFFSET = String(stackOffsets[Number(process.env.VITEST_POOL_ID ?? 1) - 1]);
