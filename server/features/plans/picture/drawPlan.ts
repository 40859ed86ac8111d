import type { BaseMap, MapLine, MapSpot } from '../../../media/maps/baseMap.ts';
import { numberAt } from './digits.ts';

/** A projected point; both axes are in degrees of latitude. */
type SheetPoint = readonly [east: number, north: number];

/** Length of a degree of longitude at this latitude, in degrees of latitude. */
const narrowing = Math.cos((37.75 * Math.PI) / 180);

function onSheet({ lat, lng }: MapSpot): SheetPoint {
  return [lng * narrowing, lat];
}

const width = 1200;
const height = 630;
/** Margin around the stops (px). */
const margin = 90;
/** Half a marker's width, and the distance from its centre to its tip (px). */
const radius = 27;
const tip = 44;
/** Smallest extent, in degrees of latitude (about 5 km), so that one stop or two neighbours are shown with context. */
const minSpan = 0.045;

/**
 * The light scheme of web/app/styles/tokens.css, with the colour mixtures of web/features/map/leafletMap.css
 * precomputed.
 */
const colours = {
  land: '#f8f4ea',
  upland: '#ebefe8',
  park: '#c6d1c8',
  wood: '#c6d1c8',
  urban: '#e5e1d9',
  sea: '#aac4cc',
  shore: '#7e9eab',
  surf: '#d8e4e8',
  track: '#85837f',
  side: '#b4b1aa',
  street: '#ffffff',
  national: '#fdd8cd',
  expressway: '#f29679',
  band: '#ffffff',
  route: '#1f4d3f',
} as const;
const markerColours = ['#b8431f', '#0f5c78', '#1f6a4c', '#7b3a72', '#775812'] as const;

const round = (value: number) => Math.round(value * 10) / 10;

function svgPath(points: readonly SheetPoint[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** Scales projected points to the picture: the spots are centred and fill it up to the margin. */
function fitting(spots: readonly SheetPoint[]): (point: SheetPoint) => SheetPoint {
  const [east, north] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [west, south] = [Math.min(...east), Math.min(...north)];
  const [wide, high] = [Math.max(...east) - west, Math.max(...north) - south];
  const scale = Math.min(
    (width - 2 * margin) / Math.max(wide, minSpan),
    (height - 2 * margin) / Math.max(high, minSpan),
  );
  const [middleX, middleY] = [west + wide / 2, south + high / 2];
  return ([x, y]) => [
    width / 2 + (x - middleX) * scale,
    // Markers extend above their spot.
    height / 2 + tip / 2 - (y - middleY) * scale,
  ];
}

/** Moves the centres of overlapping markers apart in small steps until none overlap. */
function apart(spots: readonly SheetPoint[]): SheetPoint[] {
  const middles = spots.map(([x, y]): [number, number] => [x, y - tip]);
  const min = 2 * radius + 4;
  for (let turn = 0; turn < 60; turn++) {
    let isMoved = false;
    middles.forEach((one, index) => {
      for (const other of middles.slice(index + 1)) {
        const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
        const distance = Math.hypot(dx, dy);
        if (distance >= min) continue;
        isMoved = true;
        // For identical spots the direction is arbitrary; it varies by turn and marker.
        const angle = distance < 0.5 ? index + turn : Math.atan2(dy, dx);
        const step = (min - distance) / 2;
        one[0] -= Math.cos(angle) * step;
        one[1] -= Math.sin(angle) * step;
        other[0] += Math.cos(angle) * step;
        other[1] += Math.sin(angle) * step;
      }
    });
    for (const middle of middles) {
      middle[0] = Math.min(Math.max(middle[0], radius + 6), width - radius - 6);
      middle[1] = Math.min(Math.max(middle[1], radius + 6), height - radius - 6);
    }
    if (!isMoved) break;
  }
  return middles;
}

/** A drop with its round end at the centre and its tip on the spot, even where the centre was moved. */
function marker(middle: SheetPoint, spot: SheetPoint, turn: number): string {
  const [x, y] = middle;
  const [dx, dy] = [spot[0] - x, spot[1] - y];
  const distance = Math.hypot(dx, dy);
  const colour = markerColours[turn % markerColours.length];
  // Angle at which the drop's sides are tangent to the circle.
  const lean = Math.acos(Math.min(1, radius / Math.max(distance, radius)));
  const toSpot = Math.atan2(dy, dx);
  const touch = (angle: number): SheetPoint => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  const drop =
    distance > radius ? `<path d="${svgPath([touch(toSpot - lean), spot, touch(toSpot + lean)])}Z"/>` : '';
  const circle = `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}"/>`;
  return `<g fill="#fff" stroke="#fff" stroke-width="7" stroke-linejoin="round">${drop}${circle}</g><g fill="${colour}">${drop}${circle}</g>${numberAt(turn + 1, round(x), round(y), 24)}`;
}

/** The coast, closed to a polygon far out at sea in the east. */
function seaOff(coast: MapLine): MapLine {
  const [north, south] = [coast[0], coast.at(-1)];
  if (!north || !south) return [];
  return [...coast, { lat: south.lat, lng: 140 }, { lat: north.lat, lng: 140 }];
}

/**
 * The plan as an SVG of 1200 by 630: the coast, the route through the stops, and their numbers. It contains no text, so
 * that it suits every language and needs no font.
 */
export function drawPlan(map: BaseMap, stops: readonly MapSpot[]): string {
  const place = fitting(stops.map(onSheet));
  const drawn = (line: MapLine) => svgPath(line.map((spot) => place(onSheet(spot))));
  const each = (lines: readonly MapLine[], attributes: string) =>
    lines.map((line) => `<path d="${drawn(line)}" ${attributes}/>`).join('');
  const spots = stops.map((stop) => place(onSheet(stop)));
  const middles = apart(spots);
  const route = svgPath(spots);
  // Local streets would clutter a picture of a whole trip.
  const roads = (kind: string) =>
    map.roads.filter((road) => road.kind === kind && road.zoom <= 12).map(({ line }) => line);
  const roadLooks = [
    ['street', 'street', 5],
    ['regional', 'street', 5],
    ['national', 'national', 6],
    ['expressway', 'expressway', 8],
  ] as const;
  const sides = roadLooks.map(([kind, , wide]) =>
    each(roads(kind), `stroke="${colours.side}" stroke-width="${wide + 2}"`),
  );
  const areas = (['upland', 'park', 'urban', 'wood'] as const).map((kind) =>
    each(
      map.land.filter((area) => area.kind === kind).map(({ line }) => line),
      `fill="${colours[kind]}"`,
    ),
  );
  const tops = roadLooks.map(([kind, colour, wide]) =>
    each(roads(kind), `stroke="${colours[colour]}" stroke-width="${wide}"`),
  );
  const markers = spots.map((spot, turn) => marker(middles[turn] ?? spot, spot, turn));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round">
<rect width="${width}" height="${height}" fill="${colours.land}"/>
<path d="${drawn(seaOff(map.coast))}Z" fill="${colours.sea}"/>
<path d="${drawn(map.coast)}" stroke="${colours.surf}" stroke-width="12"/>
<path d="${drawn(map.coast)}" stroke="${colours.shore}" stroke-width="3"/>
${areas.join('')}
${each(map.rivers, `stroke="${colours.sea}" stroke-width="7"`)}
${each(map.lakes, `fill="${colours.sea}" stroke="${colours.shore}" stroke-width="2.5"`)}
${sides.join('')}
${each(map.rails, `stroke="${colours.track}" stroke-width="6"`)}
${each(map.rails, `stroke="${colours.land}" stroke-width="3" stroke-dasharray="13 13"`)}
${tops.join('')}
<path d="${route}" stroke="${colours.band}" stroke-width="14" stroke-linecap="round" stroke-opacity="0.75"/>
<path d="${route}" stroke="${colours.route}" stroke-width="7" stroke-linecap="round" stroke-dasharray="2 16"/>
${markers.toReversed().join('\n')}
</svg>`;
}
