import type { View } from './view.ts';
import * as arrival from './views/arrival.ts';
import * as artHill from './views/artHill.ts';
import * as bath from './views/bath.ts';
import * as beach from './views/beach.ts';
import * as beachAlong from './views/beachAlong.ts';
import * as bedrooms from './views/bedrooms.ts';
import * as bicycles from './views/bicycles.ts';
import * as camp from './views/camp.ts';
import * as cliffs from './views/cliffs.ts';
import * as coffee from './views/coffee.ts';
import * as commonRooms from './views/commonRooms.ts';
import * as diningRoom from './views/diningRoom.ts';
import * as dunes from './views/dunes.ts';
import * as footbridges from './views/footbridges.ts';
import * as forests from './views/forests.ts';
import * as fromAbove from './views/fromAbove.ts';
import * as gardens from './views/gardens.ts';
import * as grove from './views/grove.ts';
import * as harbour from './views/harbour.ts';
import * as heritage from './views/heritage.ts';
import * as highlands from './views/highlands.ts';
import * as house from './views/house.ts';
import * as jarYard from './views/jarYard.ts';
import * as lakes from './views/lakes.ts';
import * as lightRooms from './views/lightRooms.ts';
import * as lights from './views/lights.ts';
import * as marketStreets from './views/marketStreets.ts';
import * as museums from './views/museums.ts';
import * as outdoorSeats from './views/outdoorSeats.ts';
import * as pavilions from './views/pavilions.ts';
import * as pool from './views/pool.ts';
import * as porch from './views/porch.ts';
import * as quay from './views/quay.ts';
import * as railway from './views/railway.ts';
import * as railways from './views/railways.ts';
import * as rooms from './views/rooms.ts';
import * as seafood from './views/seafood.ts';
import * as seaside from './views/seaside.ts';
import * as shipHotel from './views/shipHotel.ts';
import * as shopCounter from './views/shopCounter.ts';
import * as shopFront from './views/shopFront.ts';
import * as shore from './views/shore.ts';
import * as sill from './views/sill.ts';
import * as smallRooms from './views/smallRooms.ts';
import * as sports from './views/sports.ts';
import * as spread from './views/spread.ts';
import * as stages from './views/stages.ts';
import * as still from './views/still.ts';
import * as streets from './views/streets.ts';
import * as tanks from './views/tanks.ts';
import * as temples from './views/temples.ts';
import * as valleys from './views/valleys.ts';

/** The modules of views; each exports only views. */
const files: readonly Readonly<Record<string, Readonly<Record<string, View>>>>[] = [
  arrival,
  artHill,
  bath,
  beach,
  beachAlong,
  bedrooms,
  bicycles,
  camp,
  cliffs,
  coffee,
  commonRooms,
  diningRoom,
  dunes,
  footbridges,
  forests,
  fromAbove,
  gardens,
  grove,
  harbour,
  heritage,
  highlands,
  house,
  jarYard,
  lakes,
  lightRooms,
  lights,
  marketStreets,
  museums,
  outdoorSeats,
  pavilions,
  pool,
  porch,
  quay,
  railway,
  railways,
  rooms,
  seafood,
  seaside,
  shipHotel,
  shopCounter,
  shopFront,
  shore,
  sill,
  smallRooms,
  sports,
  spread,
  stages,
  still,
  streets,
  tanks,
  temples,
  valleys,
];

const defined = files.flatMap((file) => Object.values(file));

/** All views, by their name in content. */
export const views: Readonly<Record<string, View>> = Object.assign({}, ...defined);

/** Names that two views have: the later one would silently override the earlier. */
export const doubledViews = defined
  .flatMap((view) => Object.keys(view))
  .filter((name, index, names) => names.indexOf(name) !== index);

/**
 * Draws a scene as a complete SVG; the output depends on scene and seed only.
 * @throws Error for an unknown view; ZodError for an unknown field of a view.
 */
export function drawScene(scene: { view: string }, seed: string): string {
  const view = views[scene.view];
  if (!view) throw new Error(`no view is called ${scene.view}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">${view.draw(scene, seed)}</svg>`;
}
