import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { logExcerpt } from './log-excerpt.ts';
import type { Part } from './parts.ts';
import { suggestedOffset } from './ports.ts';
import { logFile, portTaken, running, start, type Command } from './processes.ts';

/** The slowest start that was measured, of the cms in development on an overloaded machine, took 227 s. */
const startLimitMinutes = 15;

/** Starts a part that does not run, and waits until it answers. */
export async function startAndWait(part: Part, command: Command): Promise<void> {
  for (const port of part.ports) {
    if (await portTaken(port)) {
      throw new Error(
        `${part.name} needs port ${port}, and something else listens there. Stop that, or run this checkout beside it with STACK_PORT_OFFSET=${suggestedOffset}.`,
      );
    }
  }
  start(part.name, command);
  await untilReady(part);
  await part.afterReady?.();
}

async function untilReady(part: Part): Promise<void> {
  const deadline = Date.now() + startLimitMinutes * 60_000;
  while (!(await part.ready())) {
    const hasEnded = !running(part.name);
    if (hasEnded || Date.now() > deadline) {
      const what = hasEnded ? 'ended while starting' : `did not answer within ${startLimitMinutes} minutes`;
      const file = logFile(part.name);
      throw new Error(`${part.name} ${what}. From ${file}:\n${logExcerpt(readFileSync(file, 'utf8'))}`);
    }
    await sleep(100);
  }
}
