import type { View } from '../view.ts';
import { deskView } from './desks.ts';
import {
  bambooView,
  eavesView,
  gateView,
  hanokView,
  pavilionView,
  pondPavilionView,
  steleView,
} from './heritage.ts';
import { hallView } from './museums.ts';
import { exhibitView, galleryView, lightRoomView, shelvesView } from './rooms.ts';
import { masksView, rinkView, stageView, swingView, virtualView } from './stages.ts';
import {
  bridgeView,
  jarTerraceView,
  laneView,
  locomotiveView,
  marketView,
  railWalkView,
  tunnelView,
} from './streets.ts';
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
  ...steleView,
  ...templeView,
  ...hallView,
  ...exhibitView,
  ...shelvesView,
  ...galleryView,
  ...lightRoomView,
  ...deskView,
  ...tankView,
  ...laneView,
  ...railWalkView,
  ...bridgeView,
  ...tunnelView,
  ...marketView,
  ...locomotiveView,
  ...jarTerraceView,
  ...stageView,
  ...masksView,
  ...swingView,
  ...rinkView,
  ...virtualView,
};
