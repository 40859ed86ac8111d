import { bodies } from './malformed/bodies.ts';
import { Chance } from './malformed/chance.ts';
import { headers } from './malformed/headers.ts';
import { requestLines } from './malformed/requestLines.ts';

/** One request that no well-behaved client sends. */
export interface Malformed {
  readonly kind: string;
  readonly bytes: Buffer;
  /** It breaks off in the middle: the client says that nothing more comes. */
  readonly thenEnds: boolean;
  /** What must not be taken for harmless: the answer is a refusal. */
  readonly isRefused: boolean;
}

const kinds = Object.entries({ ...requestLines, ...headers, ...bodies });

/** Requests of every kind in turn, each with what chance puts into it; the same for the same seed. */
export class MalformedRequests {
  readonly #chance: Chance;
  #made = 0;

  constructor(seed: number) {
    this.#chance = new Chance(seed);
  }

  next(): Malformed {
    const [kind, make] = kinds[this.#made++ % kinds.length] ?? this.#chance.one(kinds);
    const made = make(this.#chance);
    const { bytes, thenEnds = false, isRefused = false } = typeof made === 'string' ? { bytes: made } : made;
    return { kind, bytes: Buffer.from(bytes), thenEnds, isRefused };
  }
}
