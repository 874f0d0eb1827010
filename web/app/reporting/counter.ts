/** Counts values until they are reported. */
export class Counter<T extends object> {
  readonly #counted = new Map<string, T & { count: number }>();
  readonly #maxKeys: number;

  constructor(maxKeys: number) {
    this.#maxKeys = maxKeys;
  }

  /** Values with the same key are counted together; the latest is kept. When it is full, only known keys are counted. */
  protected add(key: string, value: T): void {
    const before = this.#counted.get(key);
    if (!before && this.#counted.size >= this.#maxKeys) return;
    this.#counted.set(key, { ...value, count: (before?.count ?? 0) + 1 });
  }

  /** Returns what was counted, and begins again. */
  take(): (T & { count: number })[] {
    const taken = [...this.#counted.values()];
    this.#counted.clear();
    return taken;
  }
}
