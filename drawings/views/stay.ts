import type { View } from '../view.ts';
import { arrivalView } from './arrival.ts';
import { bathView } from './bath.ts';
import { bedroomView, bunkRoomView, ondolRoomView, twinRoomView, windowSeatView } from './bedrooms.ts';
import { bicyclesView } from './bicycles.ts';
import { boardsView } from './boards.ts';
import { cairnsView } from './cairns.ts';
import { cabinsView, caravansView, tentsView } from './camp.ts';
import { lobbyView } from './commonRooms.ts';
import { houseView } from './house.ts';
import { balconyView, firesideView, terraceView } from './outdoorSeats.ts';
import { poolView } from './pool.ts';
import { porchView } from './porch.ts';
import { shipHotelView } from './shipHotel.ts';
import { sillView } from './sill.ts';
import { atticRoomView, caravanRoomView } from './smallRooms.ts';

/** Views of hotels, guest houses and rooms. */
export const stayViews: Readonly<Record<string, View>> = {
  ...houseView,
  ...shipHotelView,
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
  ...boardsView,
  ...cairnsView,
};
