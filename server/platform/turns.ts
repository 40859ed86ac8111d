import { unavailable } from './database/failures.ts';

interface Waiting {
  readonly start: () => void;
  readonly timer: NodeJS.Timeout;
}

interface TurnLimits {
  /** The name of what the callers wait for, for the log. */
  readonly name: string;
  /** Maximum callers at the same time. */
  readonly concurrency: number;
  /** How long a caller waits before it gets 'unavailable' (ms). */
  readonly timeout: number;
}

/** Lets a few callers work at the same time, in the order in which they came; each waits up to a timeout. */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #line: Waiting[] = [];
  #taken = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Does the work when it is its turn. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.take();
    try {
      return await work();
    } finally {
      release();
    }
  }

  /** Resolves when it is the caller's turn, with the function that ends it. */
  take(): Promise<() => void> {
    const { name, concurrency, timeout } = this.#limits;
    if (this.#taken < concurrency) {
      this.#taken += 1;
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
          reject(unavailable(new Error(`${name} was busy for ${timeout} ms`)));
        }, timeout),
      };
      this.#line.push(waiting);
    });
  }

  /** Returns a function that ends the turn; calling it twice has no effect. */
  #ender(): () => void {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const next = this.#line.shift();
      if (next === undefined) this.#taken -= 1;
      else next.start();
    };
  }
}
