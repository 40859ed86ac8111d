import {
  divIcon,
  type LatLng,
  type LayerGroup,
  type Map as LeafletMap,
  marker as leafletMarker,
} from 'leaflet';
import type { Language } from '../../../domain/languages.ts';
import type { Drawing } from './drawing.ts';
import { type Box, overlap, type Spot, spotsAlong, textBox, textWidth, withoutOverlaps } from './labels.ts';
import type { MapFeature } from './mapFeature.ts';
import { minZoomByKind, namePriority, nameStyles } from './nameStyles.ts';

interface Candidate {
  className: string;
  text: string;
  box: Box;
  /** Its position, in px of `map.project`. */
  spot: Spot;
  /** In radians. */
  angle: number;
  turn: number;
}

/** Road signs come after the names of the whole region, and before all others. */
const shieldTurn = namePriority('', 11);
const shieldKinds = ['expressway', 'national', 'regional'];
const shieldDistance = 340;

function middle(points: readonly Spot[]): Spot {
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)];
  return { x: (Math.min(...x) + Math.max(...x)) / 2, y: (Math.min(...y) + Math.max(...y)) / 2 };
}

function nameCandidates(feature: MapFeature, points: readonly Spot[], text: string): Candidate[] {
  const style = nameStyles[feature.kind];
  if (!style) return [];
  const common = {
    text,
    className: `map-name map-name-${feature.kind}`,
    turn: namePriority(feature.kind, feature.zoom),
  };
  if (style.along !== undefined) {
    const spots = spotsAlong(points, textWidth(text, style.size) * 1.15, style.along);
    return spots.map((spot) => ({
      ...common,
      spot,
      angle: spot.angle,
      box: textBox(text, spot, style.size, spot.angle),
    }));
  }
  const spot = feature.shape === 'area' ? middle(points) : points[Math.floor(points.length / 2)];
  if (!spot) return [];
  const below = style.below ?? 0;
  const box = textBox(text, { x: spot.x, y: spot.y + below }, style.size);
  return [{ ...common, spot, angle: 0, box: below > 0 ? { ...box, top: spot.y - 8 } : box }];
}

function shieldCandidates(feature: MapFeature, points: readonly Spot[]): Candidate[] {
  const { ref, kind } = feature;
  if (ref === null) return [];
  return spotsAlong(points, 40, shieldDistance).map(({ x, y }) => ({
    text: ref,
    className: `map-shield map-shield-${kind}`,
    turn: shieldTurn + shieldKinds.indexOf(kind),
    spot: { x, y },
    angle: 0,
    box: { left: x - 17, right: x + 17, top: y - 13, bottom: y + 13 },
  }));
}

function nameElement({ text, angle }: Candidate): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  if (angle !== 0) element.style.rotate = `${angle.toFixed(3)}rad`;
  return element;
}

/** Draws the names and road numbers that fit at this zoom, as far as they are in view or near it. */
export function writeNames(
  map: LeafletMap,
  layer: LayerGroup,
  drawing: Drawing,
  language: Language,
  taken: readonly Box[],
): void {
  layer.clearLayers();
  const zoom = map.getZoom();
  const all = [...drawing.places, ...drawing.water, ...drawing.rail, ...drawing.roads];
  const candidates = all.flatMap((feature) => {
    const text = feature.name?.[language];
    const style = nameStyles[feature.kind];
    const isNamed =
      text !== undefined &&
      zoom >= Math.max(feature.zoom, minZoomByKind[feature.kind] ?? 0) &&
      zoom <= (style?.upTo ?? zoom);
    if (!isNamed && feature.ref === null) return [];
    const points = feature.points.map(({ lat, lng }) => map.project([lat, lng]));
    return [...(isNamed ? nameCandidates(feature, points, text) : []), ...shieldCandidates(feature, points)];
  });
  const { min, max } = map.getPixelBounds();
  // Half a box more on each side, so that panning does not show names late.
  const [moreX, moreY] = [((max?.x ?? 0) - (min?.x ?? 0)) / 2, ((max?.y ?? 0) - (min?.y ?? 0)) / 2];
  const sight = {
    left: (min?.x ?? 0) - moreX,
    right: (max?.x ?? 0) + moreX,
    top: (min?.y ?? 0) - moreY,
    bottom: (max?.y ?? 0) + moreY,
  };
  for (const name of withoutOverlaps(
    candidates.toSorted((a, b) => a.turn - b.turn),
    taken,
  )) {
    if (!overlap(name.box, sight)) continue;
    const icon = divIcon({ className: name.className, html: nameElement(name), iconSize: [0, 0] });
    const place: LatLng = map.unproject([name.spot.x, name.spot.y]);
    leafletMarker(place, { icon, interactive: false, keyboard: false, pane: 'names' }).addTo(layer);
  }
}
