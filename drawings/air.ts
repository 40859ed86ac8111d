import { mix, type Pigment, palette } from './palette.ts';

/** The times of day and weather of a scene. Light always comes from the right. */
export const hours = ['dawn', 'day', 'dusk', 'night', 'mist'] as const;
export type Hour = (typeof hours)[number];

/** The colours of a picture at an hour. */
export interface Air {
  hour: Hour;
  isDark: boolean;
  /** Four bands of sky, from top to bottom. */
  sky: readonly [string, string, string, string];
  /** The sun's or the moon's disc. */
  disc: string;
  /** Three rows of land, the farthest first. */
  hills: readonly [string, string, string];
  /** Four bands of water, the farthest first. */
  water: readonly [string, string, string, string];
  /** The reflection of the light on the water. */
  glint: string;
  /** The glass of a window: daylight, or a lamp. */
  window: string;
  /** A pigment as it looks at this hour. */
  of(pigment: Pigment): string;
  /** The same in shadow, on the side away from the light. */
  shaded(pigment: Pigment): string;
}

interface Weather {
  sky: Air['sky'];
  disc: string;
  hills: Air['hills'];
  water: Air['water'];
  glint: string;
  window: string;
  /** The colour mixed into every other one, and its share. */
  tint: string;
  strength: number;
}

const { deep, sea, night } = palette;

const weathers: Record<Hour, Weather> = {
  dawn: {
    sky: ['#f5c09a', '#f7cdaf', '#f8dbc4', '#fae8d9'],
    disc: palette.sunrise,
    hills: ['#d9cdb6', '#c1cbb8', '#8fae98'],
    water: ['#5195a7', '#40899e', '#33748a', '#16536d'],
    glint: palette.apricot,
    window: palette.apricot,
    tint: palette.apricot,
    strength: 0.06,
  },
  day: {
    sky: ['#a4ccd0', '#bbd9db', '#d2e6e6', '#e9f3f1'],
    disc: palette.apricot,
    hills: ['#b9d1c6', palette.haze, '#7fa58f'],
    water: ['#7fb7be', '#5195a7', sea, '#16536d'],
    glint: palette.foam,
    window: '#afd2d5',
    tint: palette.white,
    strength: 0,
  },
  dusk: {
    sky: ['#4f7d92', '#b98f8b', '#e9a07c', '#f4c79f'],
    disc: palette.sunrise,
    hills: ['#9d8f8e', '#6f8284', '#3f6360'],
    water: ['#7d8d98', '#3f7890', '#22617a', '#0f4259'],
    glint: palette.apricot,
    window: '#fbd9a4',
    tint: '#3a4a5c',
    strength: 0.2,
  },
  night: {
    sky: ['#1a3c4c', '#1a475b', '#1f566c', '#2b6a80'],
    disc: palette.blush,
    hills: ['#245466', '#1b4a55', '#174d53'],
    water: ['#1d5a72', deep, '#13465c', '#103a4d'],
    glint: palette.blush,
    window: '#fbc98f',
    tint: night,
    strength: 0.42,
  },
  mist: {
    sky: ['#bcd2c6', '#cdded6', '#dfebe5', '#f0f7f5'],
    disc: '#f3cfae',
    hills: ['#cfe0d8', '#b4cdc0', '#8fb09f'],
    water: ['#b9d3d0', '#93bcc0', '#679fac', '#3f8296'],
    glint: palette.foam,
    window: '#cfe1df',
    tint: '#dfebe5',
    strength: 0.16,
  },
};

/** The colours of an hour. */
export function airAt(hour: Hour): Air {
  const { tint, strength, ...weather } = weathers[hour];
  const of = (pigment: Pigment) => mix(palette[pigment], tint, strength);
  return {
    ...weather,
    hour,
    isDark: hour === 'night',
    of,
    shaded: (pigment) => mix(of(pigment), palette.ink, 0.28),
  };
}
