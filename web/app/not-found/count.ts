/** Counts addresses without a page until they are reported. */
export class PathCounter {
  readonly #counts = new Map<string, number>();
  readonly #maxPaths: number;

  constructor(maxPaths: number) {
    this.#maxPaths = maxPaths;
  }

  /** Only addresses that could belong to a page. Programs that search for weak points ask for many others. */
  add(path: string): void {
    if (!/^\/[A-Za-z0-9/-]{1,200}$/.test(path)) return;
    if (!this.#counts.has(path) && this.#counts.size >= this.#maxPaths) return;
    this.#counts.set(path, (this.#counts.get(path) ?? 0) + 1);
  }

  /** Returns what was counted, and begins again. */
  take(): { path: string; count: number }[] {
    const taken = [...this.#counts].map(([path, count]) => ({ path, count }));
    this.#counts.clear();
    return taken;
  }
}
