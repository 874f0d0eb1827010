/** Counts searches until they are reported. */
export type Search = { locale: string; query: string; hasResults: boolean };

export class SearchCounter {
  readonly #counts = new Map<string, Search & { count: number }>();
  readonly #maxSearches: number;

  constructor(maxSearches: number) {
    this.#maxSearches = maxSearches;
  }

  /** Not what may be about a person: email addresses, telephone numbers, long texts. */
  add({ locale, query, hasResults }: Search): void {
    const text = query.toLowerCase();
    if (text.length > 60 || text.includes('@') || text.replaceAll(/\D/g, '').length >= 5) return;
    const key = `${locale} ${text}`;
    const before = this.#counts.get(key);
    if (!before && this.#counts.size >= this.#maxSearches) return;
    this.#counts.set(key, { locale, query: text, hasResults, count: (before?.count ?? 0) + 1 });
  }

  /** Returns what was counted, and begins again. */
  take(): (Search & { count: number })[] {
    const taken = [...this.#counts.values()];
    this.#counts.clear();
    return taken;
  }
}
