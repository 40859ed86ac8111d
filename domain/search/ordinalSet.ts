/**
 * A bit set of places by their ordinals, used by searches. Bit n is bit n % 8 of byte n / 8, as in PostgreSQL's
 * get_bit.
 */
export class OrdinalSet {
  readonly bytes: Uint8Array;
  /** The same bytes as 32-bit words. */
  readonly #words: Uint32Array;

  /** An empty set for ordinals below `size`. */
  constructor(size: number) {
    this.#words = new Uint32Array(Math.max(1, Math.ceil(size / 32)));
    this.bytes = new Uint8Array(this.#words.buffer);
  }

  /** Adds the places of a stored set; ordinals beyond the size are ignored. */
  addStored(stored: Uint8Array): void {
    const body = stored.subarray(1);
    if (stored[0] !== bitsFormat) {
      this.addGaps(body, body.length);
      return;
    }
    const length = Math.min(body.length, this.bytes.length);
    for (let at = 0; at < length; at += 1) this.bytes[at] = (this.bytes[at] ?? 0) | (body[at] ?? 0);
  }

  /** Adds the places of the first `length` bytes of gaps. */
  addGaps(gaps: Uint8Array, length: number): void {
    let ordinal = -1;
    let gap = 0;
    let shift = 0;
    for (let at = 0; at < length; at += 1) {
      const byte = gaps[at] ?? 0;
      gap |= (byte & 0x7f) << shift;
      shift += 7;
      if (byte & 0x80) continue;
      ordinal += gap + 1;
      gap = 0;
      shift = 0;
      this.addOrdinal(ordinal);
    }
  }

  /** Adds one place; an ordinal beyond the size is ignored. */
  addOrdinal(ordinal: number): void {
    const at = ordinal >> 3;
    if (at < this.bytes.length) this.bytes[at] = (this.bytes[at] ?? 0) | (1 << (ordinal & 7));
  }

  has(ordinal: number): boolean {
    return ((this.bytes[ordinal >> 3] ?? 0) & (1 << (ordinal & 7))) !== 0;
  }

  /** Intersects with another set of the same size. */
  keepOnly(other: OrdinalSet): void {
    for (let at = 0; at < this.#words.length; at += 1) {
      this.#words[at] = (this.#words[at] ?? 0) & (other.#words[at] ?? 0);
    }
  }

  add(other: OrdinalSet): void {
    for (let at = 0; at < this.#words.length; at += 1) {
      this.#words[at] = (this.#words[at] ?? 0) | (other.#words[at] ?? 0);
    }
  }

  remove(other: OrdinalSet): void {
    for (let at = 0; at < this.#words.length; at += 1) {
      this.#words[at] = (this.#words[at] ?? 0) & ~(other.#words[at] ?? 0);
    }
  }

  count(): number {
    let total = 0;
    for (let word of this.#words) {
      word -= (word >>> 1) & 0x55555555;
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
      total += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
    }
    return total;
  }

  /** The ordinals in ascending order, which is rank desc, id: at most `max`, after skipping `skipped`. */
  ordinals(skipped = 0, max = Number.POSITIVE_INFINITY): number[] {
    const found: number[] = [];
    let left = skipped;
    for (const [index, word] of this.#words.entries()) {
      let bits = word;
      while (bits !== 0) {
        if (found.length >= max) return found;
        const bit = bits & -bits;
        if (left > 0) left -= 1;
        else found.push(index * 32 + 31 - Math.clz32(bit));
        bits ^= bit;
      }
    }
    return found;
  }
}

const gapsFormat = 0;
const bitsFormat = 1;
const nothing = new Uint8Array(0);

/**
 * Builds the stored form of a set from ascending ordinals: gaps as base-128 numbers, or bits where those are shorter.
 */
export class OrdinalSetWriter {
  #bytes = nothing;
  #length = 0;
  #last = -1;
  /** The last gap, not written yet: most terms have one place, and need no bytes. */
  #gap = -1;

  /** Ordinals must come in ascending order; a repeated one is ignored. */
  push(ordinal: number): void {
    if (ordinal === this.#last) return;
    this.#appendGap();
    this.#gap = ordinal - this.#last - 1;
    this.#last = ordinal;
  }

  #appendGap(): void {
    let gap = this.#gap;
    if (gap < 0) return;
    this.#gap = -1;
    while (gap > 0x7f) {
      this.#append((gap & 0x7f) | 0x80);
      gap >>>= 7;
    }
    this.#append(gap);
  }

  addTo(set: OrdinalSet): void {
    set.addGaps(this.#bytes, this.#length);
    // The last ordinal may not be among the written gaps yet.
    if (this.#last >= 0) set.addOrdinal(this.#last);
  }

  stored(): Uint8Array {
    this.#appendGap();
    const gaps = marked(gapsFormat, this.#bytes.subarray(0, this.#length));
    const bitsLength = (this.#last >> 3) + 1;
    if (this.#length <= bitsLength) return gaps;
    const set = new OrdinalSet(this.#last + 1);
    set.addStored(gaps);
    return marked(bitsFormat, set.bytes.subarray(0, bitsLength));
  }

  #append(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const longer = new Uint8Array(Math.max(4, this.#length * 2));
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }
}

function marked(format: number, body: Uint8Array): Uint8Array {
  const stored = new Uint8Array(body.length + 1);
  stored[0] = format;
  stored.set(body, 1);
  return stored;
}
