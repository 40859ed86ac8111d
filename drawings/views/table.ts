import type { View } from '../view.ts';
import { counterView } from './counter.ts';
import { frontView } from './front.ts';
import { laneView, marketView, terraceView, yardView } from './outside.ts';
import { roomView } from './room.ts';
import { spreadView } from './spread.ts';
import { stillView } from './still.ts';

/** Views of dishes, restaurants and cafes. */
export const tableViews: Readonly<Record<string, View>> = {
  ...stillView,
  ...spreadView,
  ...frontView,
  ...roomView,
  ...counterView,
  ...terraceView,
  ...yardView,
  ...marketView,
  ...laneView,
};
