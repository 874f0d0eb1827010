import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from './parts.ts';
import { logFile, portTaken, running, start, type Command } from './processes.ts';

/** Starts a part that does not run, and waits until it answers. */
export async function startAndWait(part: Part, command: Command): Promise<void> {
  for (const port of part.ports) {
    if (await portTaken(port)) {
      throw new Error(
        `${part.name} needs port ${port}, and something else listens there. Stop that, or run this checkout beside it with STACK_PORT_OFFSET=100.`,
      );
    }
  }
  start(part.name, command);
  await untilReady(part);
  await part.afterReady?.();
}

async function untilReady(part: Part): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await part.ready())) {
    const ended = !running(part.name);
    if (ended || Date.now() > deadline) {
      const tail = readFileSync(logFile(part.name), 'utf8').split('\n').slice(-25).join('\n');
      const what = ended ? 'ended while starting' : 'did not answer within two minutes';
      throw new Error(`${part.name} ${what}. The end of ${logFile(part.name)}:\n${tail}`);
    }
    await sleep(100);
  }
}
