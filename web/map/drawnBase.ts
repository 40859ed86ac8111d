import {
  divIcon,
  type LatLngTuple,
  type LayerGroup,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  marker as leafletMarker,
  polygon,
  polyline,
  svg,
} from 'leaflet';
import type { Language } from '../../contract/languages.ts';
import type { BaseMap } from './baseMap.ts';
import type { Drawing } from './drawing.ts';
import type { MapFeature } from './geoJson.ts';
import { type Box, textBox, thatFit } from './labels.ts';
import type { MapPoint } from './port.ts';

const at = ({ lat, lng }: MapPoint): LatLngTuple => [lat, lng];

function drawLines(map: LeafletMap, drawing: Drawing): void {
  // Half a map's width around it is drawn too, so that moving it shows no blank.
  const common = { interactive: false, renderer: svg({ padding: 0.5 }) };
  const line = (points: readonly MapPoint[], className: string) =>
    polyline(points.map(at), { ...common, className, fill: false }).addTo(map);
  polygon(drawing.sea.map(at), { ...common, className: 'map-sea', stroke: false }).addTo(map);
  line(drawing.coast, 'map-surf');
  line(drawing.coast, 'map-coast');
  for (const { shape, kind, points } of drawing.water) {
    if (shape === 'area') polygon(points.map(at), { ...common, className: 'map-lake' }).addTo(map);
    else line(points, `map-${kind}`);
  }
  for (const { shape, points } of drawing.rail) {
    if (shape !== 'line') continue;
    line(points, 'map-rail');
    line(points, 'map-sleepers');
  }
}

/** Where a feature's name stands: in the middle of an area, else at its middle point. */
function nameSpot({ shape, points }: MapFeature): LatLngTuple | null {
  if (shape === 'area') {
    const { lat, lng } = latLngBounds(points.map(at)).getCenter();
    return [lat, lng];
  }
  const middle = points[Math.floor(points.length / 2)];
  return middle ? at(middle) : null;
}

const leastZoom: Record<string, number> = { lake: 13, river: 12, rail: 99, station: 14 };

function drawNames(
  map: LeafletMap,
  names: LayerGroup,
  drawing: Drawing,
  language: Language,
  taken: readonly Box[],
): void {
  names.clearLayers();
  const candidates = [...drawing.places, ...drawing.water, ...drawing.rail].flatMap((feature) => {
    const spot = nameSpot(feature);
    if (!feature.name || !spot || map.getZoom() < (leastZoom[feature.kind] ?? feature.zoom)) return [];
    const text = feature.name[language];
    // A name with a sign of its own stands below the sign.
    const below = feature.kind === 'station' || feature.kind === 'pass' ? 14 : 0;
    return [{ text, spot, kind: feature.kind, box: textBox(text, map.project(spot).add([0, below])) }];
  });
  for (const { text, spot, kind } of thatFit(candidates, taken)) {
    const html = document.createElement('span');
    html.textContent = text;
    const icon = divIcon({ className: `map-name map-name-${kind}`, html, iconSize: [0, 0] });
    leafletMarker(spot, { icon, interactive: false, keyboard: false, pane: 'names' }).addTo(names);
  }
}

/** Our own drawing of content/map beneath the markers. */
export function drawnBase(drawing: Drawing): BaseMap {
  return {
    credit: () => '© Solbada · Leaflet',
    addTo: (map) => {
      // The drawing says nothing to a listener that the page's text and the pins do not say better.
      map.createPane('names').setAttribute('aria-hidden', 'true');
      map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true');
      drawLines(map, drawing);
      const names = layerGroup().addTo(map);
      return { update: (language, taken) => drawNames(map, names, drawing, language, taken) };
    },
  };
}
