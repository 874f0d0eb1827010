import { AsyncResource } from 'node:async_hooks';

type Job = { key: unknown; task: () => Promise<unknown>; callers: number; result: PromiseWithResolvers<unknown> };

/**
 * Runs a limited number of tasks at the same time; the others wait in order. Calls with the same key share a task that
 * has not started yet, because its result will be newer than both calls. They do not share a running task: its result
 * may be older than the second call. A call ends when its signal aborts. A waiting task without callers is removed; a
 * running one keeps its slot until it is done.
 */
export class Queue {
  #freeSlots: number;
  readonly #waiting = new Map<unknown, Job>();

  constructor(maxRunning: number) {
    this.#freeSlots = maxRunning;
  }

  async run<T>(key: unknown, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const job = this.#waiting.get(key) ?? this.#enqueue(key, task);
    job.callers += 1;
    this.#startJobs();
    const { promise, reject } = Promise.withResolvers<never>();
    const cancel = () => {
      job.callers -= 1;
      if (job.callers === 0 && this.#waiting.get(key) === job) this.#waiting.delete(key);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return (await Promise.race([job.result.promise, promise])) as T;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }

  #enqueue(key: unknown, task: () => Promise<unknown>): Job {
    // The task may start when another one ends; its spans belong to the request that has asked for it.
    const job = { key, task: AsyncResource.bind(task), callers: 0, result: Promise.withResolvers<unknown>() };
    // Prevents an unhandled rejection if all callers have cancelled by the time the task fails.
    job.result.promise.catch(() => {});
    this.#waiting.set(key, job);
    return job;
  }

  #startJobs(): void {
    for (const job of this.#waiting.values()) {
      if (this.#freeSlots === 0) return;
      this.#freeSlots -= 1;
      this.#waiting.delete(job.key);
      void this.#execute(job);
    }
  }

  async #execute({ task, result }: Job): Promise<void> {
    try {
      result.resolve(await task());
    } catch (error) {
      result.reject(error);
    }
    this.#freeSlots += 1;
    this.#startJobs();
  }
}
