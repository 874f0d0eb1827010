type Job = { key: unknown; work: () => Promise<unknown>; askers: number; answer: PromiseWithResolvers<unknown> };

/**
 * Lets so many jobs run at once; the others wait in line. Who asks for what is still in line shares it: the answer will be
 * from after both asked. Who asks for what already runs does not: that answer may be older than the question. Who loses
 * patience leaves; a job that nobody waits for any more is not begun, and one that runs keeps its place until it is done.
 */
export class Queue {
  #free: number;
  readonly #line = new Map<unknown, Job>();

  constructor(places: number) {
    this.#free = places;
  }

  async ask<T>(key: unknown, patience: AbortSignal, work: () => Promise<T>): Promise<T> {
    patience.throwIfAborted();
    const job = this.#line.get(key) ?? this.#join(key, work);
    job.askers += 1;
    this.#next();
    const { promise, reject } = Promise.withResolvers<never>();
    const leave = () => {
      job.askers -= 1;
      if (job.askers === 0 && this.#line.get(key) === job) this.#line.delete(key);
      reject(patience.reason as Error);
    };
    patience.addEventListener('abort', leave, { once: true });
    try {
      return (await Promise.race([job.answer.promise, promise])) as T;
    } finally {
      patience.removeEventListener('abort', leave);
    }
  }

  #join(key: unknown, work: () => Promise<unknown>): Job {
    const job = { key, work, askers: 0, answer: Promise.withResolvers<unknown>() };
    // Everybody may have left by the time it fails.
    job.answer.promise.catch(() => {});
    this.#line.set(key, job);
    return job;
  }

  #next(): void {
    for (const job of this.#line.values()) {
      if (this.#free === 0) return;
      this.#free -= 1;
      this.#line.delete(job.key);
      void this.#run(job);
    }
  }

  async #run({ work, answer }: Job): Promise<void> {
    try {
      answer.resolve(await work());
    } catch (error) {
      answer.reject(error);
    }
    this.#free += 1;
    this.#next();
  }
}
