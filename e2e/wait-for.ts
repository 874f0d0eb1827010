import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from './limits.ts';

/** Asks until the answer is something, and returns it. `what` names it for whoever reads that it never came. */
export async function waitFor<T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
  const deadline = Date.now() + limits.conditionMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${limits.conditionMs / 1000} s in vain for: ${what}`);
    await sleep(50);
  }
}
