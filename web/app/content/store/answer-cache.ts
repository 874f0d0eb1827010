/**
 * Parsed answers in memory. An answer stays until a publication shares a tag with it. The publications come from the
 * database (content-store.server.ts), which is asked before every read.
 */
export type Publication = { id: number; tags: string[] };

type Entry = { value: unknown; tags: ReadonlySet<string> };

export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #maxEntries: number;
  readonly #maxRecent: number;
  /** The publications after `#recentSince`, oldest first. */
  #recent: Publication[] = [];
  #recentSince = 0;
  /** All publications up to this one have been applied. */
  #seen = 0;

  constructor(maxEntries: number, maxRecent = 1_000) {
    this.#maxEntries = maxEntries;
    this.#maxRecent = maxRecent;
  }

  get seen(): number {
    return this.#seen;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): unknown {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // The least recently used entry is the first one.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /**
   * `asOf` is the last publication that had been applied before the answer was read. It is not kept if a publication
   * since then concerns it, or if it is not known any more whether one does.
   */
  set(key: string, value: unknown, tags: ReadonlySet<string>, asOf: number): void {
    if (asOf < this.#recentSince) return;
    if (this.#recent.some((publication) => publication.id > asOf && concerns(publication, tags))) return;
    this.#entries.delete(key);
    if (this.#entries.size >= this.#maxEntries) this.#entries.delete(this.#entries.keys().next().value!);
    this.#entries.set(key, { value, tags });
  }

  /** Removes the answers that the publications concern. They must follow the last one that was applied. */
  apply(publications: Publication[]): void {
    const last = publications.at(-1);
    if (!last) return;
    const changed = new Set(publications.flatMap(({ tags }) => tags));
    for (const [key, { tags }] of this.#entries)
      if ([...tags].some((tag) => changed.has(tag))) this.#entries.delete(key);
    this.#recent.push(...publications);
    const dropped = this.#recent.splice(0, Math.max(0, this.#recent.length - this.#maxRecent));
    this.#recentSince = dropped.at(-1)?.id ?? this.#recentSince;
    this.#seen = last.id;
  }

  /** Forgets everything: it is not known which publications there were before `seen`. */
  reset(seen: number): void {
    this.#entries.clear();
    this.#recent = [];
    this.#recentSince = seen;
    this.#seen = seen;
  }
}

function concerns({ tags }: Publication, ofAnswer: ReadonlySet<string>): boolean {
  return tags.some((tag) => ofAnswer.has(tag));
}
