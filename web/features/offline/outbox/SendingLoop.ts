import type { Pass } from './OutboxSender.ts';

/** First pause after the server was not reached (ms), doubled each time up to `maxPauseSeconds`. */
const firstPause = 1500;
const maxPauseSeconds = 60_000;

/** Repeats passes of the sender, with growing pauses, until one is done. */
export class SendingLoop {
  readonly #pass: () => Promise<Pass>;
  #last: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = firstPause;

  constructor(pass: () => Promise<Pass>) {
    this.#pass = pass;
  }

  /** Resolves after a pass that begins after this call; all calls before its beginning share that pass. */
  send(): Promise<void> {
    this.#waiting ??= this.#last.then(() => {
      this.#waiting = null;
      return this.#run();
    });
    const sending = this.#waiting;
    // A bug in one pass must not end all later ones.
    this.#last = sending.catch(() => undefined);
    return sending;
  }

  /** Ends a pause, if there is one: the server has responded to another request. */
  retryNow(): void {
    if (this.#timer !== undefined) void this.send();
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const result = await this.#pass();
    if (result.isDone) {
      this.#pause = firstPause;
      return;
    }
    const delay = Math.max(this.#pause, 1000 * (result.retryAfter ?? 0));
    this.#timer = setTimeout(() => void this.send(), delay);
    this.#pause = Math.min(2 * this.#pause, maxPauseSeconds);
  }
}
