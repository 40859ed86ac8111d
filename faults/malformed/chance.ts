/** The same choices for the same seed (mulberry32), so that what broke something comes again. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to and without `end`. */
  below(end: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    const state = this.#state;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * end);
  }

  one<T>(of: readonly T[]): T {
    const found = of[this.below(of.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }

  /** A long one repeats itself: what chance chooses costs time. */
  text(length: number, characters = 'abcdefghijklmnopqrstuvwxyz0123456789'): string {
    const chosen = Array.from(
      { length: Math.min(length, 100) },
      () => characters[this.below(characters.length)],
    );
    return chosen
      .join('')
      .repeat(Math.ceil(length / 100))
      .slice(0, length);
  }

  /** Bytes 128 to 255, which are no UTF-8 together. */
  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => 128 + this.below(128)));
  }
}
