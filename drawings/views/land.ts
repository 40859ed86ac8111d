import type { View } from '../view.ts';
import { cairnView, crownsView, pineForestView } from './forests.ts';
import { arboretumView, bloomCloseView, bloomFieldView, glasshouseView, mugunghwaView } from './gardens.ts';
import { cabbageFieldView, flagpoleView, passView, petFarmView } from './highlands.ts';
import { lakePathView, lakeView, lotusPondView, waterGardenView, wetlandView } from './lakes.ts';
import { hamletView, streamView, valleyView, waterfallView } from './valleys.ts';

/** Views of mountains, valleys, lakes, forests and fields. */
export const landViews: Readonly<Record<string, View>> = {
  ...lakeView,
  ...lakePathView,
  ...lotusPondView,
  ...waterGardenView,
  ...wetlandView,
  ...bloomFieldView,
  ...bloomCloseView,
  ...arboretumView,
  ...glasshouseView,
  ...mugunghwaView,
  ...pineForestView,
  ...cairnView,
  ...crownsView,
  ...valleyView,
  ...waterfallView,
  ...streamView,
  ...hamletView,
  ...cabbageFieldView,
  ...flagpoleView,
  ...petFarmView,
  ...passView,
};
