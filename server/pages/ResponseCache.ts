/** How long an answer serves pages (ms). The pages of guests themselves are kept for a minute (pageCache.ts). */
const servesFor = 5_000;
const mostKept = 500;

/**
 * Answers of the guide's calls for pages that are rendered anew, such as those that greet somebody: half of the time that
 * such a page takes is the embedded database's. Failures are not kept, nor is the same question asked twice at once.
 */
export class ResponseCache {
  readonly #kept = new Map<string, { until: number; answer: Promise<unknown> }>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The guide is another one now. */
  empty(): void {
    this.#kept.clear();
  }

  recall<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    // Under one key there are answers of one call only.
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
