import type { View } from '../view.ts';
import { eavesView, gateView, hanokView } from './heritage.ts';
import { lightRoomView } from './lightRooms.ts';
import { hallView } from './museums.ts';
import { bambooView, pavilionView, pondPavilionView } from './pavilions.ts';
import { bridgeView, locomotiveView, tunnelView } from './railways.ts';
import { exhibitView, galleryView, shelvesView } from './rooms.ts';
import { rinkView, virtualView } from './sports.ts';
import { masksView, stageView, swingView } from './stages.ts';
import { laneView, railWalkView } from './streets.ts';
import { tankView } from './tanks.ts';
import { templeView } from './temples.ts';

/** Views of old houses, museums, markets, stages and sports. */
export const townViews: Readonly<Record<string, View>> = {
  ...hanokView,
  ...gateView,
  ...pavilionView,
  ...pondPavilionView,
  ...bambooView,
  ...eavesView,
  ...templeView,
  ...hallView,
  ...exhibitView,
  ...shelvesView,
  ...galleryView,
  ...lightRoomView,
  ...tankView,
  ...laneView,
  ...railWalkView,
  ...bridgeView,
  ...tunnelView,
  ...locomotiveView,
  ...stageView,
  ...masksView,
  ...swingView,
  ...rinkView,
  ...virtualView,
};
