import type { View } from '../view.ts';
import { cabinsView, caravansView, tentsView } from './camp.ts';
import { hanokGateView, hanokHouseView, porchView } from './hanokStay.ts';
import { houseView } from './house.ts';
import { poolView } from './pool.ts';
import { atticRoomView, cairnsView, caravanRoomView, hammockView, sillView } from './quietCorners.ts';
import { bedroomView, bunkRoomView, ondolRoomView, twinRoomView, windowSeatView } from './room.ts';
import { shipHotelView } from './shipHotel.ts';
import {
  arrivalView,
  artTerraceView,
  balconyView,
  bathView,
  bicyclesView,
  boardsView,
  breakfastView,
  firesideView,
  lobbyView,
  loungeView,
  terraceView,
} from './stayPleasures.ts';

/** Views of hotels, guest houses and rooms. */
export const stayViews: Readonly<Record<string, View>> = {
  ...houseView,
  ...hanokHouseView,
  ...hanokGateView,
  ...porchView,
  ...bedroomView,
  ...twinRoomView,
  ...bunkRoomView,
  ...ondolRoomView,
  ...windowSeatView,
  ...tentsView,
  ...caravansView,
  ...cabinsView,
  ...shipHotelView,
  ...poolView,
  ...arrivalView,
  ...artTerraceView,
  ...balconyView,
  ...bathView,
  ...bicyclesView,
  ...boardsView,
  ...breakfastView,
  ...firesideView,
  ...lobbyView,
  ...loungeView,
  ...terraceView,
  ...atticRoomView,
  ...sillView,
  ...hammockView,
  ...cairnsView,
  ...caravanRoomView,
};
