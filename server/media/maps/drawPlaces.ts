import type { BaseMap, MapLine, MapSpot } from './baseMap.ts';
import { clippedLine, clippedRing, type PicturePoint } from './clip.ts';

/** As wide and high as the largest map box on our pages; a smaller box shows the middle. */
export const pictureSize = { width: 1200, height: 480 };
/** The narrowest box: all places of a picture lie within it. */
const narrowest = { width: 300, height: 180 };
/** The highest zoom is that of a single place (web/pages/place/PlaceOnMap.tsx). */
const zooms = { largest: 15, smallest: 9 };

/** The mixed colours of web/features/map/leafletMap.css, computed for both schemes of tokens.css. */
const light =
  '--land:#f8f4ea;--sea:#aac4cc;--shore:#7e9eab;--surf:#d8e4e8;--track:#85837f;--upland:#ebefe8;--wood:#c6d1c8;--urban:#e5e1d9;--beach:#f4dfcb;--side:#b4b1aa;--street:#fff;--national:#fdd8cd;--expressway:#f29679;--pin:#b8431f';
const dark =
  '--land:#191f1c;--sea:#36555c;--shore:#55757e;--surf:#23383d;--track:#707673;--upland:#1c2a26;--wood:#2d423b;--urban:#252b28;--beach:#3c3226;--side:#191f1c;--street:#3e4340;--national:#684839;--expressway:#b56e53;--pin:#bf4f2c';

/** Width of a street at each zoom, in px, as in leafletMap.css. */
const lineWidths: Record<number, number> = { 12: 3.2, 13: 4.2, 14: 5.6, 15: 7.5 };

/** Web Mercator: 256 px for the world at zoom 0. */
function project({ lat, lng }: MapSpot, zoom: number): PicturePoint {
  const sine = Math.sin((lat * Math.PI) / 180);
  const scale = 256 * 2 ** zoom;
  return [(lng / 360 + 0.5) * scale, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale];
}

function extent(values: readonly number[]): { middle: number; length: number } {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return { middle: (min + max) / 2, length: max - min };
}

/** The zoom at which all spots fit the narrowest box, and their centre there. */
function lookAt(spots: readonly MapSpot[]): { zoom: number; middle: PicturePoint } {
  for (let zoom = zooms.largest; ; zoom--) {
    const points = spots.map((spot) => project(spot, zoom));
    const [x, y] = [extent(points.map((point) => point[0])), extent(points.map((point) => point[1]))];
    if ((x.length <= narrowest.width && y.length <= narrowest.height) || zoom <= zooms.smallest)
      return { zoom, middle: [x.middle, y.middle] };
  }
}

/** Whole pixels, relative to the previous point: the shortest path, and one that compresses well. */
function svgPath(points: readonly PicturePoint[]): string {
  let at: PicturePoint | undefined;
  let path = '';
  for (const [x, y] of points) {
    const next: PicturePoint = [Math.round(x), Math.round(y)];
    if (!at) path = `M${next[0]} ${next[1]}`;
    else if (next[0] !== at[0] || next[1] !== at[1]) path += `l${next[0] - at[0]} ${next[1] - at[1]}`;
    at = next;
  }
  return path;
}

/**
 * A still map of some places, with their pins and without text, so that it serves every language; it has both colour
 * schemes. A single place is centred, at the zoom of the interactive map that replaces the picture.
 */
export function drawPlaces(map: BaseMap, spots: readonly MapSpot[]): string {
  const { zoom, middle } = lookAt(spots);
  const { width, height } = pictureSize;
  const place = (spot: MapSpot): PicturePoint => {
    const [x, y] = project(spot, zoom);
    return [x - middle[0] + width / 2, y - middle[1] + height / 2];
  };
  const ring = (line: MapLine) => {
    const path = svgPath(clippedRing(line.map(place), pictureSize));
    return path && `${path}z`;
  };
  const lines = (all: readonly MapLine[]) =>
    all.flatMap((line) => clippedLine(line.map(place), pictureSize).map(svgPath)).join('');
  const drawn = (path: string, attributes: string) => (path ? `<path ${attributes} d="${path}"/>` : '');
  const line = (all: readonly MapLine[], colour: string, wide: number) =>
    drawn(lines(all), `fill="none" stroke="var(--${colour})" stroke-width="${Math.round(wide * 10) / 10}"`);

  const base = lineWidths[zoom] ?? 2.4;
  const [north, south] = [map.coast[0] ?? { lat: 0, lng: 0 }, map.coast.at(-1) ?? { lat: 0, lng: 0 }];
  const closedAt = (lng: number) => [...map.coast, { lat: south.lat, lng }, { lat: north.lat, lng }];
  const roads = map.roads.filter((road) => zoom >= road.zoom);
  const roadsOfKind = (kind: string) => roads.filter((road) => road.kind === kind).map((road) => road.line);
  const shore = (kind: string) => map.shore.filter((one) => one.kind === kind).map((one) => one.line);
  const roadLooks = [
    ['street', 'street', 0.85],
    ['regional', 'street', 0.8],
    ['national', 'national', 1],
    ['expressway', 'expressway', 1.25],
  ] as const;
  const pins = spots
    .map(place)
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y]) => `<use href="#p" x="${Math.round(x)}" y="${Math.round(y)}"/>`);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">`,
    `<style>svg{${light}}@media(prefers-color-scheme:dark){svg{${dark}}}</style>`,
    `<path fill="var(--land)" d="M0 0h${width}v${height}H0z"/>`,
    drawn(ring(closedAt(133)), 'fill="var(--sea)"'),
    line([map.coast], 'surf', base * 4),
    drawn(ring(closedAt(125)), 'fill="var(--land)"'),
    ...map.land.map((area) =>
      drawn(ring(area.line), `fill="var(--${area.kind === 'park' ? 'wood' : area.kind})"`),
    ),
    line(map.rivers, 'sea', base * 1.2),
    line([map.coast], 'shore', 1.25),
    ...map.lakes.map((lake) => drawn(ring(lake), 'fill="var(--sea)" stroke="var(--shore)"')),
    line(shore('beach'), 'beach', base * 1.3),
    line(shore('pier'), 'shore', base * 0.9 + 1.5),
    line(shore('pier'), 'land', base * 0.9),
    ...roadLooks.map(([kind, , wide]) => line(roadsOfKind(kind), 'side', base * wide + 1.6)),
    line(map.rails, 'track', 3),
    ...roadLooks.map(([kind, colour, wide]) => line(roadsOfKind(kind), colour, base * wide)),
    `<defs><g id="p"><path fill="var(--pin)" stroke="#fff" stroke-width="2" d="M0-42.5c-8.6 0-15.5 6.9-15.5 15.5 0 5.4 2.8 9.6 6.1 13.4 3.4 3.9 7.2 7.3 9.4 12.1 2.2-4.8 6-8.2 9.4-12.1 3.3-3.8 6.1-8 6.1-13.4 0-8.6-6.9-15.5-15.5-15.5z"/><circle cy="-27" r="5.5" fill="#fff"/></g></defs>`,
    ...pins,
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}
