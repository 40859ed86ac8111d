/** A seeded random source: a drawing changes only when its seed text does. */
export interface Random {
  /** From `min` to `max`, exclusive. */
  between(min: number, max: number): number;
  /** An integer, both ends included. */
  whole(min: number, max: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** FNV-1a over the text's UTF-16 units, then mulberry32. */
export function seededRandom(text: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + next() * (max - min);
  return {
    between,
    whole: (min, max) => Math.floor(between(min, max + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
