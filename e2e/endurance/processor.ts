import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** The share of the processor time of all cores that nothing used during the next `ms`. */
export async function measureIdleShare(ms: number): Promise<number> {
  const read = () =>
    cpus().reduce(
      (sum, { times }) => ({
        idle: sum.idle + times.idle,
        all: sum.all + Object.values(times).reduce((total, time) => total + time, 0),
      }),
      { idle: 0, all: 0 },
    );
  const before = read();
  await sleep(ms);
  const after = read();
  return (after.idle - before.idle) / (after.all - before.all);
}
