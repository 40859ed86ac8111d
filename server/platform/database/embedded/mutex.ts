import { unavailable } from '../failures.ts';

interface Waiting {
  readonly start: () => void;
  readonly timer: NodeJS.Timeout;
}

/** Serializes callers of the one connection; each waits up to a timeout. */
export class Mutex {
  readonly #patience: number;
  readonly #line: Waiting[] = [];
  #taken = false;

  /** @param patience timeout for a waiting caller, which then gets 'unavailable' (ms) */
  constructor(patience: number) {
    this.#patience = patience;
  }

  /** Resolves when the caller has the mutex, with the function that releases it. */
  take(): Promise<() => void> {
    if (!this.#taken) {
      this.#taken = true;
      return Promise.resolve(this.#ender());
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start: () => {
          clearTimeout(waiting.timer);
          resolve(this.#ender());
        },
        timer: setTimeout(() => {
          this.#line.splice(this.#line.indexOf(waiting), 1);
          reject(unavailable(new Error(`the embedded database was busy for ${this.#patience} ms`)));
        }, this.#patience),
      };
      this.#line.push(waiting);
    });
  }

  /** A second release has no effect. */
  #ender(): () => void {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const next = this.#line.shift();
      if (next === undefined) this.#taken = false;
      else next.start();
    };
  }
}
