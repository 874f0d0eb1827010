import type { Core } from '@strapi/strapi';

const pollMs = 1_000;

/** Runs a task when woken and every second, never concurrently. */
export class Worker {
  #running: Promise<void> | null = null;
  #runAgain = false;
  #isStopping = false;
  readonly #timer: NodeJS.Timeout;
  readonly #strapi: Core.Strapi;
  readonly #name: string;
  readonly #task: () => Promise<boolean>;

  /** `task` returns whether it should run again immediately. */
  constructor(strapi: Core.Strapi, name: string, task: () => Promise<boolean>, intervalMs = pollMs) {
    this.#strapi = strapi;
    this.#name = name;
    this.#task = task;
    this.#timer = setInterval(() => void this.wake(), intervalMs);
    void this.wake();
  }

  /** Resolves when nothing is left to do. */
  wake(): Promise<void> {
    this.#runAgain = true;
    return (this.#running ??= this.#run());
  }

  /** Resolves when the run in progress is finished. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#isStopping = true;
    this.#runAgain = false;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#runAgain) {
      this.#runAgain = false;
      try {
        if ((await this.#task()) && !this.#isStopping) this.#runAgain = true;
      } catch (error) {
        this.#strapi.log.error(`${this.#name}: ${reason(error)}`);
      }
    }
    this.#running = null;
  }
}

/** How long to wait after the given number of failed attempts: twice as long after each, up to a limit. */
export function backoffMs(attempts: number, baseMs: number, maxMs: number): number {
  return Math.min(maxMs, baseMs * 2 ** attempts);
}

/** The message of an error and of its cause. */
export function reason(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
