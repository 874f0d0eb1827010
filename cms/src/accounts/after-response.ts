/** Tasks that start after the response is sent, so that the response time does not reveal whether an account exists. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

const delayMs = 100;

const running = new Set<Promise<void>>();

/** Errors are logged. */
export function runAfterResponse(strapi: Core.Strapi, task: () => Promise<unknown>): void {
  const run = async (): Promise<void> => {
    await sleep(delayMs);
    try {
      await task();
    } catch (error) {
      strapi.log.error(`Accounts: a task after the response failed: ${String(error)}`);
    }
  };
  const done = run().finally(() => running.delete(done));
  running.add(done);
}

/** Called at shutdown. */
export async function finishTasksAfterResponse(): Promise<void> {
  await Promise.all(running);
}
