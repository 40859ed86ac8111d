import type { View } from '../view.ts';
import { marionettesView, seaGardenView } from './artHill.ts';
import { beachView } from './beach.ts';
import { beachAlongView } from './beachAlong.ts';
import { dryingSquidView, fishStallView, seaExhibitView, underWaterView } from './catch.ts';
import { cliffWalkView, coastRoadView, ridgeView, seaRocksView } from './cliffs.ts';
import { cafeStreetView } from './coffee.ts';
import { cliffBlossomsView, dunePathView } from './dunes.ts';
import { footbridgeView, onBridgeView } from './footbridges.ts';
import { shoreFromAboveView } from './fromAbove.ts';
import { seaGroveView } from './grove.ts';
import { boatView, harbourMouthView, harbourView } from './harbour.ts';
import { goblinPierView, lighthouseView, oldLighthouseView, wingPlatformView } from './lights.ts';
import { onTheSandView, parkingTowerView, quayView } from './quay.ts';
import { railBikeSideView, railBikeView, seaStationView, seaTrainView, trainWindowView } from './railway.ts';
import { fallingSandView, insideBusStopView, seasideView } from './seaside.ts';
import { shipHotelView } from './shipHotel.ts';
import { breakerView, shallowsView } from './shore.ts';

/** Views of the coast: beaches, harbours, cliffs, and the railway beside them. */
export const seaViews: Readonly<Record<string, View>> = {
  ...beachView,
  ...beachAlongView,
  ...shoreFromAboveView,
  ...shallowsView,
  ...breakerView,
  ...seasideView,
  ...seaGroveView,
  ...harbourView,
  ...harbourMouthView,
  ...boatView,
  ...lighthouseView,
  ...oldLighthouseView,
  ...goblinPierView,
  ...wingPlatformView,
  ...cliffWalkView,
  ...coastRoadView,
  ...shipHotelView,
  ...seaRocksView,
  ...ridgeView,
  ...seaTrainView,
  ...seaStationView,
  ...railBikeView,
  ...railBikeSideView,
  ...trainWindowView,
  ...footbridgeView,
  ...onBridgeView,
  ...cafeStreetView,
  ...fishStallView,
  ...dryingSquidView,
  ...seaExhibitView,
  ...underWaterView,
  ...seaGardenView,
  ...marionettesView,
  ...quayView,
  ...onTheSandView,
  ...parkingTowerView,
  ...dunePathView,
  ...cliffBlossomsView,
  ...fallingSandView,
  ...insideBusStopView,
};
