/** Attempts the due deliveries of one sink. Sinks are processed independently, so that a slow one does not delay the others. */
import { continueTrace, inSpan } from 'telemetry';
import { attempt, claimDue, type Delivery, type Worker } from './deliver.ts';
import { observeAttempt } from './metrics.ts';

export type Log = { info: (fields: object, message: string) => void; warn: (fields: object, message: string) => void };

type Options = {
  /** How many deliveries are attempted at the same time. */
  max: number;
  /** How often it looks for due deliveries. */
  pollMs: number;
  log: Log;
};

export function processSink(worker: Worker, sink: string, { max, pollMs, log }: Options) {
  const running = new Set<Promise<void>>();
  let isStopping = false;
  let mayHaveMore = false;
  let isWoken = false;
  let resume = () => {};
  const wake = () => {
    isWoken = true;
    resume();
  };
  // Not after each attempt: it is cheaper to claim several deliveries with one statement.
  const canContinue = () => mayHaveMore && running.size <= max / 2;

  async function run(): Promise<void> {
    for (;;) {
      if (!isStopping && !canContinue()) await pause();
      if (isStopping) return;
      const free = max - running.size;
      const due = free > 0 ? await claim(free) : [];
      mayHaveMore = due.length === free;
      for (const delivery of due) start(delivery);
    }
  }

  let isFailing = false;
  async function claim(count: number): Promise<Delivery[]> {
    try {
      const due = await claimDue(worker, sink, count);
      isFailing = false;
      return due;
    } catch (error) {
      if (!isFailing) log.warn({ sink, err: error }, 'due deliveries cannot be read; trying again');
      isFailing = true;
      return [];
    }
  }

  function start(delivery: Delivery): void {
    const task = () => inSpan(`deliver ${sink}`, {}, () => attemptAndLog(delivery));
    const attempted = continueTrace(delivery.traceparent, task).finally(() => {
      running.delete(attempted);
      if (canContinue()) wake();
    });
    running.add(attempted);
  }

  async function attemptAndLog(delivery: Delivery): Promise<void> {
    const { id } = delivery;
    const startedAt = performance.now();
    try {
      const { outcome, error, isDueAgain } = await attempt(worker, delivery);
      if (isDueAgain) wake();
      observeAttempt(sink, outcome, (performance.now() - startedAt) / 1000);
      log.info({ delivery: id, sink, outcome, ...(error && { error }) }, 'delivery');
    } catch (error) {
      // It is attempted again when its claim expires.
      log.warn({ delivery: id, sink, err: error }, 'the result of a delivery could not be stored');
    }
  }

  /** Not at all if it was woken while it looked for due deliveries. */
  async function pause(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, isWoken ? 0 : pollMs);
    resume = resolve;
    await promise;
    clearTimeout(timer);
    isWoken = false;
  }

  const loop = run();
  return {
    wake,
    stop: async () => {
      isStopping = true;
      wake();
      await loop;
      await Promise.all(running);
    },
  };
}
