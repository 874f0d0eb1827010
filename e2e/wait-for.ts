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

/**
 * Asks as a well-behaved client does: a 503 with Retry-After says that a page could not be rendered in time, which a busy
 * machine may bring about, and the client asks again.
 */
export async function askAgainWhile<T>(saysLater: (answer: T) => boolean, ask: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + limits.conditionMs;
  for (;;) {
    const answer = await ask();
    if (!saysLater(answer) || Date.now() > deadline) return answer;
    await sleep(1_000);
  }
}
