interface PromiseCacheOptions {
  /** Number of entries above which the least recently used one is removed. */
  readonly most: number;
  /** Milliseconds after which an entry is computed anew. */
  readonly lifetime?: number;
  readonly now?: () => number;
}

/** Results by key. Failures are not cached, and concurrent calls share one run. */
export class PromiseCache<T> {
  readonly #entries = new Map<string, { readonly result: Promise<T>; readonly until: number }>();
  readonly #most: number;
  readonly #lifetime: number;
  readonly #now: () => number;

  constructor({ most, lifetime = Infinity, now = () => performance.now() }: PromiseCacheOptions) {
    this.#most = most;
    this.#lifetime = lifetime;
    this.#now = now;
  }

  clear(): void {
    this.#entries.clear();
  }

  get(key: string, compute: () => Promise<T>): Promise<T> {
    const cached = this.#entries.get(key);
    const isFresh = cached !== undefined && cached.until > this.#now();
    const entry = isFresh ? cached : { result: compute(), until: this.#now() + this.#lifetime };
    // The order of a Map is that of insertion: its first entry is the least recently used one.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (!isFresh) {
      entry.result.catch(() => {
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      });
    }
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#most && !oldest.done) this.#entries.delete(oldest.value);
    return entry.result;
  }
}
