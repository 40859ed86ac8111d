import { z } from 'zod';
import type { OrdinalSet } from '../../domain/search/ordinalSet.ts';
import type { Database } from '../platform/database/database.ts';
import type { PlaceOrder } from './placeOrder.ts';

/** The name under which an order is stored. */
export function orderName({ key, direction }: PlaceOrder): string {
  return `${key} ${direction}`;
}

/** The stored form of an order: 32-bit numbers, little-endian. */
export function writeOrder(ordinals: readonly number[]): Uint8Array {
  const stored = new Uint8Array(ordinals.length * 4);
  const view = new DataView(stored.buffer);
  for (const [index, ordinal] of ordinals.entries()) view.setUint32(index * 4, ordinal, true);
  return stored;
}

/** All listed places in an order. */
export interface SortedPlaces {
  /** The places of a set in this order: at most `length` of them, after skipping `from`. */
  pick(places: OrdinalSet, from: number, length: number): number[];
}

/** The ordinals are numbered in this order. */
const byRank: SortedPlaces = { pick: (places, from, length) => places.ordinals(from, length) };

const rowSchema = z.object({ version: z.int(), ordinals: z.instanceof(Uint8Array) });

/**
 * The orders that change only with the content, cached for the present version of the guide: 4 bytes for each place and
 * requested order.
 */
export class ContentOrders {
  readonly #database: Database;
  readonly #read = new Map<string, SortedPlaces>();
  #version: number | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** An order of a version of the guide; undefined when the guide has another version by now. */
  async read(order: PlaceOrder, version: number): Promise<SortedPlaces | undefined> {
    const name = orderName(order);
    if (name === 'rank desc') return byRank;
    const known = this.#version === version ? this.#read.get(name) : undefined;
    if (known) return known;
    const found = await this.#database.sql
      .selectFrom('place_order')
      .innerJoin('guide_state', (join) => join.on('guide_state.id', '=', 1))
      .select(['version', 'ordinals'])
      .where('place_order.name', '=', name)
      .executeTakeFirst();
    // The previous release loads its guide without the orders of a language that it does not know.
    if (!found) return byRank;
    const { version: present, ordinals } = rowSchema.parse(found);
    if (present !== version) return undefined;
    if (this.#version !== version) this.#read.clear();
    this.#version = version;
    const sorted = sortedPlaces(ordinals);
    this.#read.set(name, sorted);
    return sorted;
  }
}

function sortedPlaces(stored: Uint8Array): SortedPlaces {
  const view = new DataView(stored.buffer, stored.byteOffset, stored.byteLength);
  const ordinals = Uint32Array.from({ length: stored.byteLength / 4 }, (_, index) =>
    view.getUint32(index * 4, true),
  );
  return {
    pick(places, from, length) {
      const picked: number[] = [];
      let left = from;
      for (const ordinal of ordinals) {
        if (!places.has(ordinal)) continue;
        if (left > 0) left -= 1;
        else picked.push(ordinal);
        if (picked.length === length) break;
      }
      return picked;
    },
  };
}
