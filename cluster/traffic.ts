import { setTimeout as pause } from 'node:timers/promises';
import { Crowd } from '../faults/crowd.ts';
import { guidePages } from '../faults/guidePages.ts';
import { type Balancer, type ForbiddenResponse, UnknownOutcome, Visitor } from '../faults/visitor.ts';
import { waitUntil } from '../server/testing/waitUntil.ts';

/** Milliseconds that a page may take before its visitor gives up. */
const patience = 12_000;

/** A member who saves one plan after the other on one process, and measures the longest time without a saved plan. */
class Writer {
  readonly visitor: Visitor;
  longestPause = 0;
  lastSaved = performance.now();

  constructor(number: number, origin: string, wrong: ForbiddenResponse[]) {
    this.visitor = new Visitor(number, { origins: [origin] }, wrong);
  }

  async save(memo: string): Promise<void> {
    try {
      await this.visitor.savePlan(memo);
    } catch (error) {
      if (!(error instanceof UnknownOutcome)) throw error;
      return;
    }
    this.longestPause = Math.max(this.longestPause, performance.now() - this.lastSaved);
    this.lastSaved = performance.now();
  }
}

/** What happened since the last call of `report`. */
export interface TrafficReport {
  /** The longest time in which one process saved nothing (ms). */
  readonly writePause: number;
  /** Number of the guide's pages by status; 0 stands for no response within 12 s. */
  readonly pages: ReadonlyMap<number, number>;
}

/** Visitors of every kind at once, on all processes: of the guide, of plans, likes, purchases and sign-ups. */
export class Traffic {
  readonly #wrong: ForbiddenResponse[];
  readonly #crowd: Crowd;
  readonly #writers: readonly Writer[];
  readonly #loops: Promise<unknown>;
  #pages = new Map<number, number>();
  #isOpen = true;

  private constructor(balancer: Balancer, writers: readonly Writer[], wrong: ForbiddenResponse[]) {
    this.#wrong = wrong;
    this.#crowd = new Crowd(balancer, { visitors: 3, pause: 300 });
    this.#writers = writers;
    this.#loops = Promise.all([
      ...writers.map((writer) => this.#write(writer)),
      ...balancer.origins.map((origin, index) => this.#read(origin, index)),
    ]);
    this.#loops.catch(() => undefined); // each wait rejects with this error
  }

  static async start(balancer: Balancer): Promise<Traffic> {
    const wrong: ForbiddenResponse[] = [];
    const writers = balancer.origins.map((origin, index) => new Writer(1_000 + index, origin, wrong));
    for (const { visitor } of writers) await visitor.signUp(() => true);
    const traffic = new Traffic(balancer, writers, wrong);
    await traffic.#crowd.arrival();
    return traffic;
  }

  get visitors(): readonly Visitor[] {
    return [...this.#crowd.visitors, ...this.#writers.map(({ visitor }) => visitor)];
  }

  /** Responses that no visitor may get. */
  get forbidden(): readonly ForbiddenResponse[] {
    return [...this.#wrong, ...this.#crowd.wrong];
  }

  /** Waits, and rejects at once when a visitor fails. */
  async wait(milliseconds: number): Promise<void> {
    await Promise.race([this.#crowd.wait(milliseconds), this.#loops]);
  }

  /** Resolves when every process has saved something from now on. */
  async writesAreBack(timeout: number): Promise<void> {
    const began = performance.now();
    await waitUntil(
      'writes on every process',
      () => this.#writers.every(({ lastSaved }) => lastSaved > began),
      {
        timeout,
        during: this.#loops,
      },
    );
  }

  report(): TrafficReport {
    const pages = this.#pages;
    this.#pages = new Map();
    const writePause = Math.max(...this.#writers.map(({ longestPause }) => longestPause));
    for (const writer of this.#writers) writer.longestPause = 0;
    return { writePause, pages };
  }

  async end(): Promise<void> {
    this.#isOpen = false;
    await Promise.all([this.#loops, this.#crowd.end()]);
  }

  /** Also ends the traffic after a failed test, whose own error is reported. Visitors may still be waiting then. */
  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.race([this.end().catch(() => undefined), pause(10_000, undefined, { ref: false })]);
  }

  async #write(writer: Writer): Promise<void> {
    for (let step = 1; this.#isOpen; step += 1) {
      await writer.save(`w-${step}`);
      await pause(50);
    }
  }

  async #read(origin: string, first: number): Promise<void> {
    for (let number = first + Math.floor(performance.now()); this.#isOpen; number += 2) {
      for (const page of guidePages(number)) await this.#visit(`${origin}${page}`);
      await pause(50);
    }
  }

  async #visit(address: string): Promise<void> {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch(() => null);
    const status = response?.status ?? 0;
    const body = await response?.text().catch(() => '');
    this.#pages.set(status, (this.#pages.get(status) ?? 0) + 1);
    if (status >= 500 && status !== 503) this.#wrong.push({ call: address, status, body });
  }
}
