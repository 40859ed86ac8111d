import { unavailable } from '../failures.ts';

interface Waiting {
  readonly start: () => void;
  readonly timer: NodeJS.Timeout;
}

/** One connection for all: who asks waits in line, and not for ever. */
export class Mutex {
  readonly #patience: number;
  readonly #line: Waiting[] = [];
  #taken = false;

  /** @param patience milliseconds in line after which a caller gets 'unavailable' */
  constructor(patience: number) {
    this.#patience = patience;
  }

  /** Resolves when it is the caller's turn, with the function that ends it. */
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

  /** A turn can be ended once; a second call does nothing. */
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
