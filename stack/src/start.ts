import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { logExcerpt } from './log-excerpt.ts';
import type { Part } from './parts/part.ts';
import { suggestedOffset } from './ports.ts';
import { findRunningProcess, isPortTaken, logFile, start, type Command } from './processes.ts';

/** The slowest measured start took 227 s: the CMS in development, on an overloaded machine. */
const startTimeoutMinutes = 15;

/** Starts a part that is not running, and waits until it is ready. */
export async function startAndWait(part: Part, command: Command): Promise<void> {
  for (const port of part.ports) {
    if (await isPortTaken(port)) {
      throw new Error(
        `${part.name} needs port ${port}, but another program uses it. Stop that program, or set STACK_PORT_OFFSET=${suggestedOffset} to use other ports.`,
      );
    }
  }
  start(part.name, command);
  await waitUntilReady(part);
  await part.afterReady?.();
}

async function waitUntilReady(part: Part): Promise<void> {
  const deadline = Date.now() + startTimeoutMinutes * 60_000;
  while (!(await part.isReady())) {
    const hasEnded = !findRunningProcess(part.name);
    if (hasEnded || Date.now() > deadline) {
      const problem = hasEnded ? 'ended while starting' : `was not ready within ${startTimeoutMinutes} minutes`;
      const file = logFile(part.name);
      throw new Error(`${part.name} ${problem}. From ${file}:\n${logExcerpt(readFileSync(file, 'utf8'))}`);
    }
    await sleep(100);
  }
}
