/**
 * Measures the current speed of this machine. On a shared host the same work may take twice as long a few minutes
 * later, so that results under load depend on other virtual machines.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Rounds per second on each of 2 busy cores, on the machine where the limits of the suites were set. */
const referenceRounds = 450;
/** In percent of the reference. */
const minSpeed = 70;
const waitMinutes = 10;

const calculation = `
  let rounds = 0;
  const end = performance.now() + 1000;
  while (performance.now() < end) {
    for (let index = 0, sum = 0; index < 1_000_000; index += 1) sum += index % 7;
    rounds += 1;
  }
  require('node:worker_threads').parentPort.postMessage(rounds);
`;

/** Speed in percent of the reference, with all cores busy. */
export async function measureSpeed(): Promise<number> {
  const cores = Array.from({ length: availableParallelism() }, async () => {
    const [rounds] = (await once(new Worker(calculation, { eval: true }), 'message')) as [number];
    return rounds;
  });
  return Math.round((Math.min(...(await Promise.all(cores))) / referenceRounds) * 100);
}

/** Waits up to `waitMinutes` until the machine has its full speed. Returns the last measured speed. */
export async function waitForFullSpeed(): Promise<number> {
  const until = Date.now() + waitMinutes * 60_000;
  for (;;) {
    const speed = await measureSpeed();
    if (speed >= minSpeed || Date.now() > until) return speed;
    console.log(
      `This machine runs at ${speed} % of its normal speed; waiting up to ${waitMinutes} minutes for ${minSpeed} %.`,
    );
    await sleep(20_000);
  }
}
