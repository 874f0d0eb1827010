import { setTimeout as sleep } from 'node:timers/promises';
import { timeouts } from './timeouts.ts';

/** Calls `read` until it returns something truthy, and returns that. `what` describes it in the timeout error. */
export async function waitFor<T>(what: string, read: () => Promise<T | null | undefined | false>): Promise<T> {
  const deadline = Date.now() + timeouts.conditionMs;
  for (;;) {
    const value = await read();
    if (value) return value;
    if (Date.now() > deadline) throw new Error(`Timed out after ${timeouts.conditionMs / 1000} s waiting for ${what}`);
    await sleep(50);
  }
}

/**
 * Repeats a request while `shouldRetry` is true. Used for a 503 with Retry-After, which a busy machine may cause
 * because a page is not rendered in time.
 */
export async function retryWhile<T>(shouldRetry: (response: T) => boolean, send: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + timeouts.conditionMs;
  for (;;) {
    const response = await send();
    if (!shouldRetry(response) || Date.now() > deadline) return response;
    await sleep(1_000);
  }
}
