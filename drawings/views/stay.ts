import type { View } from '../view.ts';
import { arrivalView } from './arrival.ts';
import { bathView } from './bath.ts';
import { bedroomView, bunkRoomView, ondolRoomView, twinRoomView, windowSeatView } from './bedrooms.ts';
import { bicyclesView } from './bicycles.ts';
import { cabinsView, caravansView, tentsView } from './camp.ts';
import { lobbyView } from './commonRooms.ts';
import { houseView } from './house.ts';
import { balconyView, firesideView, terraceView } from './outdoorSeats.ts';
import { poolView } from './pool.ts';
import { porchView } from './porch.ts';
import { sillView } from './sill.ts';
import { atticRoomView, caravanRoomView } from './smallRooms.ts';

/** Views of hotels, guest houses and rooms. */
export const stayViews: Readonly<Record<string, View>> = {
  ...houseView,
  ...porchView,
  ...tentsView,
  ...caravansView,
  ...cabinsView,
  ...bedroomView,
  ...twinRoomView,
  ...bunkRoomView,
  ...ondolRoomView,
  ...atticRoomView,
  ...caravanRoomView,
  ...windowSeatView,
  ...sillView,
  ...bathView,
  ...balconyView,
  ...terraceView,
  ...firesideView,
  ...poolView,
  ...lobbyView,
  ...arrivalView,
  ...bicyclesView,
};
