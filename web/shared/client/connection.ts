import { Listeners } from '../Store.ts';

/** Waits between two probes (ms): the first, doubled each time up to the longest. */
const firstWait = 1500;
const maxWaitMs = 60_000;

/**
 * Whether the server can be reached, as far as this page knows: the result of its last call. A device often reports
 * `online` some seconds before it can reach anything, or while nothing gets through. After a lost call the server is
 * probed until it responds.
 */
class Connection extends Listeners {
  #isReachable = true;

  readonly isReachable = () => this.#isReachable;

  /** Takes the result of a call: whether the server responded. */
  note(isReachable: boolean): void {
    if (isReachable === this.#isReachable) return;
    this.#isReachable = isReachable;
    this.notify();
    if (!isReachable) void this.#probe();
  }

  async #probe(): Promise<void> {
    for (let wait = firstWait; !this.#isReachable; wait = Math.min(2 * wait, maxWaitMs)) {
      await paused(wait);
      const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
      if (response?.ok) this.note(true);
    }
  }
}

/** Ends early when the device reports a network. */
function paused(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, wait);
    addEventListener('online', end);
  });
}

export const connection = new Connection();
