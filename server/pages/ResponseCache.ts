/** How long a response is reused for pages (ms). Pages of guests are themselves cached for a minute (pageCache.ts). */
const servesFor = 5_000;
const mostKept = 500;

/**
 * Cached guide responses for pages that are rendered per request, such as those that greet a user: the embedded
 * database takes half of their time. Failures are not cached, and concurrent calls share one run.
 */
export class ResponseCache {
  readonly #kept = new Map<string, { until: number; answer: Promise<unknown> }>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Called when a new guide version is loaded. */
  empty(): void {
    this.#kept.clear();
  }

  recall<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    // Each key holds responses of one endpoint only.
    if (known && known.until > this.#now()) return known.answer as Promise<T>;
    const answer = ask();
    this.#kept.delete(key);
    this.#kept.set(key, { until: this.#now() + servesFor, answer });
    answer.catch(() => this.#kept.get(key)?.answer === answer && this.#kept.delete(key));
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > mostKept && !oldest.done) this.#kept.delete(oldest.value);
    return answer;
  }
}
