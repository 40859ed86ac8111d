import type { View } from '../view.ts';
import { cafeTerraceView } from './cafeTerrace.ts';
import { diningRoomView } from './diningRoom.ts';
import { jarYardView } from './jarYard.ts';
import { marketStreetView, oldAlleyView } from './marketStreets.ts';
import { shopCounterView } from './shopCounter.ts';
import { shopFrontView } from './shopFront.ts';
import { spreadView } from './spread.ts';
import { stillView } from './still.ts';

/** Views of dishes, restaurants and cafes. */
export const tableViews: Readonly<Record<string, View>> = {
  ...stillView,
  ...spreadView,
  ...shopFrontView,
  ...diningRoomView,
  ...shopCounterView,
  ...cafeTerraceView,
  ...jarYardView,
  ...marketStreetView,
  ...oldAlleyView,
};
