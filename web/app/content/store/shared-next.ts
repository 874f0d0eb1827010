/**
 * Runs a task so that many callers share its runs. A caller never gets the result of a run that began before its call:
 * while one run is in progress, all new callers wait for the next one.
 */
export class SharedNext<T> {
  readonly #task: () => Promise<T>;
  #running: Promise<T> | null = null;
  #next: Promise<T> | null = null;

  constructor(task: () => Promise<T>) {
    this.#task = task;
  }

  run(): Promise<T> {
    if (!this.#running) return this.#next ?? this.#start();
    this.#next ??= this.#running.then(
      () => this.#start(),
      () => this.#start(),
    );
    return this.#next;
  }

  #start(): Promise<T> {
    this.#next = null;
    this.#running = this.#task().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }
}
