/** A seeded random generator (mulberry32), so that a failure can be reproduced. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** An integer from 0 to `end`, exclusive. */
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

  /** A random text. A long one repeats itself, because random choices take time. */
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

  /** Bytes 128 to 255, which are not valid UTF-8. */
  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => 128 + this.below(128)));
  }
}
