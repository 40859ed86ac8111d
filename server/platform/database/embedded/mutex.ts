import { unavailable } from '../failures.ts';

interface Waiting {
  readonly start: () => void;
  readonly timer: NodeJS.Timeout;
}

/** Serializes callers of the one connection; each waits up to a timeout. */
export class Mutex {
  readonly #timeout: number;
  readonly #line: Waiting[] = [];
  #taken = false;

  /** @param timeout how long a caller waits before it gets 'unavailable' (ms) */
  constructor(timeout: number) {
    this.#timeout = timeout;
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
          reject(unavailable(new Error(`the embedded database was busy for ${this.#timeout} ms`)));
        }, this.#timeout),
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
