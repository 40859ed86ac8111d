/**
 * The palette of all drawings (docs/product/screens.md#the-look): pine, deep sea, foam, sand, sunrise, and the shades
 * between.
 */
export const palette = {
  ink: '#22313a',
  white: '#ffffff',
  foam: '#e9f3f1',
  mist: '#bcd2c6',
  pine: '#1f4d3f',
  leaf: '#4e7f66',
  moss: '#729b85',
  haze: '#a9c4b3',
  deep: '#0f4c66',
  sea: '#2b7a94',
  shallows: '#5195a7',
  spray: '#7fb7be',
  sky: '#a4ccd0',
  night: '#1a3c4c',
  sand: '#efe3cc',
  dune: '#d9c7a3',
  stone: '#b8baaf',
  rock: '#908b79',
  slate: '#6f7066',
  roof: '#2b3f4a',
  wood: '#6b423b',
  timber: '#9e6f5b',
  plank: '#c89375',
  brick: '#b4533c',
  sunrise: '#e8704a',
  apricot: '#f4b183',
  blush: '#f8dcc4',
  skin: '#e9ba90',
  cream: '#fceee2',
} as const;

export type Pigment = keyof typeof palette;

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** Interpolates two colours: `part` 0 is the first, 1 the second. Both are written #rrggbb. */
export function mix(first: string, second: string, part: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, index) => {
    const next = value + ((other[index] ?? value) - value) * part;
    return Math.round(next).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
