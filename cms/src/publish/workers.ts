/** The workers of publishing and of the content store. They run every second, and at once when a change was committed. */
import type { Core } from '@strapi/strapi';
import { Worker } from '../worker';

const workers: Worker[] = [];

export function startWorker(
  strapi: Core.Strapi,
  name: string,
  task: () => Promise<boolean>,
  intervalMs?: number,
): void {
  workers.push(new Worker(strapi, name, task, intervalMs));
}

export function wakeWorkers(): void {
  for (const worker of workers) worker.wake();
}

export async function stopWorkers(): Promise<void> {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
}
