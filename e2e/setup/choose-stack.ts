/** Assigns a stack to each worker. Must run before stack/src/config.ts reads the ports. */
import { stackOffsets } from '../stacks.ts';

process.env.STACK_PORT_OFFSET = String(stackOffsets[Number(process.env.VITEST_POOL_ID ?? 1) - 1]);
