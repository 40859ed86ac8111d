import {
  Control,
  DomUtil,
  divIcon,
  type LatLngTuple,
  type LayerGroup,
  Map as LeafletMap,
  latLngBounds,
  layerGroup,
  control as leafletControls,
  marker as leafletMarker,
  polygon,
  polyline,
  svg,
} from 'leaflet';
import { type Drawing, region } from './drawing.ts';
import type { MapFeature } from './geoJson.ts';
import { leavePageItsScroll } from './gestures.ts';
import { type Box, textBox, thatFit } from './labels.ts';
import styles from './leafletMap.css?inline';
import { markersOn, showsLabel } from './markers.ts';
import { pinSize } from './pin.ts';
import type { MapAdapter, MapPoint, MapView, ShownMap } from './port.ts';
import { zoomButtons } from './zoomButtons.ts';

const zooms = { smallest: 10, largest: 17 };

const at = ({ lat, lng }: MapPoint): LatLngTuple => [lat, lng];

let sheet: CSSStyleSheet | undefined;

/**
 * The styles travel in this module: they cannot fail apart from it, and a sheet made by script needs no exception in
 * the content security policy, as a style element would.
 */
function adoptStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

function drawBase(map: LeafletMap, drawing: Drawing): void {
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

/** What the markers of a view cover: names are not written there. */
function markerBoxes(map: LeafletMap, view: MapView): Box[] {
  return view.markers.flatMap((marker) => {
    const tip = map.project(at(marker));
    const half = pinSize.width / 2;
    const pin = { left: tip.x - half, right: tip.x + half, top: tip.y - pinSize.height, bottom: tip.y };
    return showsLabel(view) ? [pin, textBox(marker.label, tip.add([0, 14]))] : [pin];
  });
}

function drawNames(map: LeafletMap, names: LayerGroup, drawing: Drawing, view: MapView): void {
  names.clearLayers();
  const candidates = [...drawing.places, ...drawing.water, ...drawing.rail].flatMap((feature) => {
    const spot = nameSpot(feature);
    if (!feature.name || !spot || map.getZoom() < (leastZoom[feature.kind] ?? feature.zoom)) return [];
    const text = feature.name[view.language];
    // A name with a sign of its own stands below the sign.
    const below = feature.kind === 'station' || feature.kind === 'pass' ? 14 : 0;
    return [{ text, spot, kind: feature.kind, box: textBox(text, map.project(spot).add([0, below])) }];
  });
  for (const { text, spot, kind } of thatFit(candidates, markerBoxes(map, view))) {
    const html = document.createElement('span');
    html.textContent = text;
    const icon = divIcon({ className: `map-name map-name-${kind}`, html, iconSize: [0, 0] });
    leafletMarker(spot, { icon, interactive: false, keyboard: false, pane: 'names' }).addTo(names);
  }
}

function corner(position: 'topright' | 'bottomright', element: HTMLElement): Control {
  const control = new Control({ position });
  control.onAdd = () => element;
  return control;
}

function credit(): HTMLElement {
  const element = document.createElement('p');
  element.className = 'map-credit';
  element.textContent = '© Solbada · Leaflet';
  return element;
}

/** Room about several markers, in px: for the pins, which stand above their places, and for the map's buttons. */
const margin = { left: 32, top: 60, right: 66, bottom: 32 };

/** What a view looks at, as text: another text is another place to go to. */
function aimOf({ center, zoom, markers }: MapView): string {
  if (markers.length < 2) return JSON.stringify([center.lat, center.lng, zoom]);
  return JSON.stringify([zoom, ...markers.map(({ lat, lng }) => `${lat} ${lng}`).toSorted()]);
}

function aim(map: LeafletMap, view: MapView, animate: boolean): void {
  if (view.markers.length < 2) {
    map.setView(at(view.center), view.zoom, { animate });
    return;
  }
  const size = map.getSize();
  const hasRoom = size.x > 2 * (margin.left + margin.right) && size.y > 2 * (margin.top + margin.bottom);
  map.fitBounds(latLngBounds(view.markers.map(at)), {
    maxZoom: view.zoom,
    animate,
    ...(hasRoom && {
      paddingTopLeft: [margin.left, margin.top],
      paddingBottomRight: [margin.right, margin.bottom],
    }),
  });
}

/**
 * Brings a map to rest for its removal. Leaflet 1.9 takes down neither the timer that ends a zoom nor the last step of a
 * wheel or of a throw; each of them fails on a map that is gone.
 */
function endMotion(map: LeafletMap, container: HTMLElement): void {
  map.stop();
  const end = new TransitionEvent(DomUtil.TRANSITION_END, { propertyName: 'transform' });
  container.querySelector('.leaflet-proxy')?.dispatchEvent(end);
  map.setZoomAround = () => map;
  map.panBy = () => map;
}

function show(container: HTMLElement, first: MapView, drawing: Drawing): ShownMap {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const ownClasses = container.className;
  let view = first;
  const map = new LeafletMap(container, {
    center: at(view.center),
    zoom: Math.min(zooms.largest, Math.max(zooms.smallest, view.zoom)),
    minZoom: zooms.smallest,
    maxZoom: zooms.largest,
    maxBounds: [
      [region.south, region.west],
      [region.north, region.east],
    ],
    maxBoundsViscosity: 1,
    zoomControl: false,
    attributionControl: false,
    trackResize: false,
    zoomAnimation: !still,
    markerZoomAnimation: !still,
    fadeAnimation: false,
    inertia: !still,
  });
  const panes = { names: map.createPane('names'), drawing: map.getPane('overlayPane') };
  // The drawing says nothing to a listener that the page's text and the pins do not say better.
  for (const pane of Object.values(panes)) pane?.setAttribute('aria-hidden', 'true');

  drawBase(map, drawing);
  const names = layerGroup().addTo(map);
  const drawMarkers = markersOn(map, still);
  const buttons = zoomButtons({
    zoomIn: () => map.zoomIn(1, { animate: !still }),
    zoomOut: () => map.zoomOut(1, { animate: !still }),
  });
  corner('topright', buttons.element).addTo(map);
  corner('bottomright', credit()).addTo(map);
  leafletControls.scale({ imperial: false, position: 'bottomleft' }).addTo(map);

  const onZoom = () => {
    drawNames(map, names, drawing, view);
    buttons.setEnds({
      atLargest: map.getZoom() >= zooms.largest,
      atSmallest: map.getZoom() <= zooms.smallest,
    });
  };
  const draw = () => {
    drawMarkers(view);
    buttons.setWords(view.words);
    onZoom();
  };
  if (view.markers.length > 1) aim(map, view, false);
  draw();
  map.on('zoomend', onZoom);
  const releaseGestures = leavePageItsScroll(container, map);
  // Leaflet watches the window only; a sheet or a rotated column changes the box alone.
  const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sizes.observe(container);

  return {
    update: (next) => {
      const stays = aimOf(view) === aimOf(next);
      view = next;
      draw();
      if (!stays) aim(map, view, !still);
    },
    destroy: () => {
      sizes.disconnect();
      releaseGestures();
      endMotion(map, container);
      map.remove();
      container.replaceChildren();
      container.className = ownClasses;
    },
  };
}

/** The map that ships with the guide: our own drawing, shown by Leaflet. */
export function leafletMap(drawing: Drawing): MapAdapter {
  return {
    show: async (container, view) => {
      adoptStyles();
      try {
        return show(container, view, drawing);
      } catch (reason) {
        container.replaceChildren();
        throw reason;
      }
    },
  };
}
