/**
 * The workers of publishing and of the content store. They run every second, and at once when a change was committed;
 * those that tidy up run every hour.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { Worker } from '../worker';

/**
 * New answers are stored before the edges are purged: the pages that are then rendered find them in the content store, and
 * need not ask this process. Many changes at once take longer; they are not waited for.
 */
const maxWaitMs = 300;

const workers: Worker[] = [];
const firstWorkers: Worker[] = [];
const hourlyWorkers: Worker[] = [];

export function startWorker(
  strapi: Core.Strapi,
  name: string,
  task: () => Promise<boolean>,
  { isFirst = false }: { isFirst?: boolean } = {},
): void {
  (isFirst ? firstWorkers : workers).push(new Worker(strapi, name, task));
}

export function startHourlyWorker(strapi: Core.Strapi, name: string, task: () => Promise<boolean>): void {
  hourlyWorkers.push(new Worker(strapi, name, task, 3_600_000));
}

export function wakeWorkers(): void {
  const first = Promise.all(firstWorkers.map((worker) => worker.wake()));
  void Promise.race([first, sleep(maxWaitMs)]).then(() => {
    for (const worker of workers) void worker.wake();
  });
}

export async function stopWorkers(): Promise<void> {
  const all = [firstWorkers, workers, hourlyWorkers].flatMap((list) => list.splice(0));
  await Promise.all(all.map((worker) => worker.stop()));
}
