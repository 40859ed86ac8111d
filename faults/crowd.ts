import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '../server/testing/waitUntil.ts';
import { type Balancer, type ForbiddenResponse, UnknownOutcome, Visitor } from './visitor.ts';

/** Maximum number of orders of one visitor: below an account's hourly limit. */
const maxOrders = 20;

interface CrowdSize {
  /** How many visitors stay until the end. */
  readonly visitors: number;
  /** Pause after each step of a visitor, and after each further sign-up (ms). */
  readonly pause: number;
}

/** Visitors who like, save plans and buy until the end, and further ones who only sign up. */
export class Crowd {
  /** The visitors whose sign-up was acknowledged. */
  readonly visitors: Visitor[] = [];
  readonly wrong: ForbiddenResponse[] = [];
  readonly #balancer: Balancer;
  readonly #size: CrowdSize;
  readonly #all: Promise<unknown>;
  #isOpen = true;

  constructor(balancer: Balancer, size: CrowdSize) {
    this.#balancer = balancer;
    this.#size = size;
    this.#all = Promise.all([
      ...Array.from({ length: size.visitors }, (_, number) => this.#stay(number)),
      this.#keepArriving(),
    ]);
    this.#all.catch(() => undefined); // each wait rejects with this error
  }

  /** Waits, and rejects at once when a visitor fails. */
  async wait(milliseconds: number): Promise<void> {
    await Promise.race([pause(milliseconds), this.#all]);
  }

  /** Resolves when `count` visitors have signed up; by default, all visitors who stay. */
  async arrival(count = this.#size.visitors): Promise<void> {
    await waitUntil(`${count} visitors`, () => this.visitors.length >= count, {
      timeout: 120_000,
      during: this.#all,
      details: () => `There are ${this.visitors.length}.`,
    });
  }

  async end(): Promise<void> {
    this.#isOpen = false;
    await this.#all;
  }

  /** Signs up, with a new visitor after each interruption; null at the end. */
  async #arrive(number: number): Promise<Visitor | null> {
    while (this.#isOpen) {
      const visitor = new Visitor(number, this.#balancer, this.wrong);
      try {
        await visitor.signUp(() => this.#isOpen);
        this.visitors.push(visitor);
        return visitor;
      } catch (error) {
        if (!(error instanceof UnknownOutcome)) throw error;
        await pause(50);
      }
    }
    return null;
  }

  async #stay(number: number): Promise<void> {
    const visitor = await this.#arrive(number);
    for (let step = 1; visitor && this.#isOpen; step += 1) {
      const act =
        step % 7 === 0 && visitor.ordersBegun < maxOrders
          ? visitor.buy()
          : step % 3 === 0
            ? visitor.savePlan(`${number}-${step}`)
            : visitor.like(((step * 7 + number) % 228) + 1);
      await act.catch(async (error: unknown) => {
        if (!(error instanceof UnknownOutcome)) throw error;
        await pause(50);
      });
      await pause(this.#size.pause);
    }
  }

  async #keepArriving(): Promise<void> {
    for (let number = this.#size.visitors; this.#isOpen; number += 1) {
      await this.#arrive(number);
      await pause(this.#size.pause);
    }
  }
}
