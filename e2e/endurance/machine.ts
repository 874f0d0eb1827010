/**
 * How fast this machine is at the moment. Where it shares its host with others, the same work was seen to take twice as long
 * a few minutes later; limits under load then say more about the neighbours than about the product.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Rounds of the calculation in a second, on each of 2 busy cores, where the limits of the suites were set. */
const reference = 450;
const slow = 70;
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

/** In percent of the reference, with all cores at work. */
export async function machineSpeed(): Promise<number> {
  const cores = Array.from({ length: availableParallelism() }, async () => {
    const [rounds] = (await once(new Worker(calculation, { eval: true }), 'message')) as [number];
    return rounds;
  });
  return Math.round((Math.min(...(await Promise.all(cores))) / reference) * 100);
}

/** Waits for a machine that is not slowed down, for a while; answers the speed it goes on with. */
export async function quietMachine(): Promise<number> {
  const until = Date.now() + waitMinutes * 60_000;
  for (;;) {
    const speed = await machineSpeed();
    if (speed >= slow || Date.now() > until) return speed;
    console.log(
      `The machine is slowed down to ${speed} % by something else; waiting up to ${waitMinutes} minutes for it.`,
    );
    await sleep(20_000);
  }
}
