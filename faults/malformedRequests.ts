import { malformedBodies } from './malformed/bodies.ts';
import { Chance } from './malformed/chance.ts';
import { headers } from './malformed/headers.ts';
import { requestLines } from './malformed/requestLines.ts';

/** One request that no well-behaved client sends. */
export interface Malformed {
  readonly kind: string;
  readonly bytes: Buffer;
  /** The request is cut off: the client closes its sending side. */
  readonly thenEnds: boolean;
  /** The server must reject it with an error status. */
  readonly isRefused: boolean;
}

const kinds = Object.entries({ ...requestLines, ...headers, ...malformedBodies });

/** Requests of every kind in turn, with random content; the same for the same seed. */
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
