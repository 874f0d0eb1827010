import { setTimeout as sleep } from 'node:timers/promises';

/** Starts tasks at a fixed rate, without waiting for earlier ones, until `isOver`. Returns all results. */
export async function runAtRate<T>(
  perSecond: number,
  isOver: (index: number) => boolean,
  task: (index: number) => Promise<T>,
): Promise<T[]> {
  const startedAt = performance.now();
  const all: Promise<T>[] = [];
  for (let index = 0; !isOver(index); index += 1) {
    const due = startedAt + (index * 1000) / perSecond;
    if (due > performance.now()) await sleep(Math.max(0, due - performance.now()));
    all.push(task(index));
  }
  return Promise.all(all);
}
