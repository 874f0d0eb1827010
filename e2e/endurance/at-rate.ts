import { setTimeout as sleep } from 'node:timers/promises';

/** Starts work at a steady rate, whether or not what came before has ended, until it is over; answers what came of it all. */
export async function atRate<T>(
  perSecond: number,
  isOver: (index: number) => boolean,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const began = performance.now();
  const all: Promise<T>[] = [];
  for (let index = 0; !isOver(index); index += 1) {
    const due = began + (index * 1000) / perSecond;
    if (due > performance.now()) await sleep(Math.max(0, due - performance.now()));
    all.push(work(index));
  }
  return Promise.all(all);
}
