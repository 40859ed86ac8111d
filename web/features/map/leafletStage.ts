import { Control, DomUtil, type LatLngTuple, Map as LeafletMap, control as leafletControls } from 'leaflet';
import { adoptStyles } from './adoptStyles.ts';
import { aimOn } from './aim.ts';
import type { BaseMap } from './baseMap.ts';
import type { ClusterMarkersOn } from './clusterMarkers.ts';
import { region } from './drawing.ts';
import { leavePageItsScroll } from './gestures.ts';
import styles from './leafletMap.css?inline';
import { markersOn } from './markers.ts';
import type { MapListener, MapPoint, MapView, ShownMap } from './port.ts';
import { viewTarget } from './viewTarget.ts';
import { zoomButtons } from './zoomButtons.ts';

interface StageOptions {
  base: BaseMap;
  /** For views with clusters. */
  clusterMarkersOn: ClusterMarkersOn | undefined;
  listener: MapListener | undefined;
}

const zooms = { smallest: 10, largest: 17 };

const at = ({ lat, lng }: MapPoint): LatLngTuple => [lat, lng];

function corner(position: 'topright' | 'bottomleft', element: HTMLElement): Control {
  const control = new Control({ position });
  control.onAdd = () => element;
  return control;
}

function creditLine(text: string | Node): HTMLElement {
  const element = document.createElement('p');
  element.className = 'map-credit';
  element.append(text);
  return element;
}

/**
 * Stops all motion of a map before its removal. Leaflet 1.9 clears neither the timer that ends a zoom nor the last step
 * of a wheel zoom or an inertia pan; each of them throws on a removed map.
 */
function endMotion(map: LeafletMap, container: HTMLElement): void {
  map.stop();
  const end = new TransitionEvent(DomUtil.TRANSITION_END, { propertyName: 'transform' });
  container.querySelector('.leaflet-proxy')?.dispatchEvent(end);
  map.setZoomAround = () => map;
  map.panBy = () => map;
}

/** Sets up a map on its stage; `showStage` cleans up after errors. */
function setUp(
  container: HTMLElement,
  first: MapView,
  { base, clusterMarkersOn, listener = {} }: StageOptions,
): ShownMap {
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
  const shownBase = base.addTo(map);
  const markers = markersOn(map, { still, listener, clusterMarkersOn });
  const aim = aimOn(map);
  const buttons = zoomButtons({
    zoomIn: () => map.zoomIn(1, { animate: !still }),
    zoomOut: () => map.zoomOut(1, { animate: !still }),
  });
  corner('topright', buttons.element).addTo(map);
  // On the left: the page's button to the top floats over the lower right corner.
  corner('bottomleft', creditLine(base.credit())).addTo(map);
  leafletControls.scale({ imperial: false, position: 'bottomleft' }).addTo(map);

  const onMove = () => {
    markers.zoomed();
    shownBase.update(view.language, markers.boxes());
    buttons.setEnds({
      atLargest: map.getZoom() >= zooms.largest,
      atSmallest: map.getZoom() <= zooms.smallest,
    });
  };
  const draw = () => {
    markers.show(view);
    buttons.setLabels(view.labels);
    onMove();
  };
  aim.at(view, false);
  draw();
  map.on('moveend', onMove);
  const releaseGestures = leavePageItsScroll(container, map);
  // Leaflet watches the window only; a sheet or a resized column changes the box without it.
  const sizes = new ResizeObserver(() => aim.sizeChanged());
  sizes.observe(container);

  return {
    update: (next) => {
      const stays = viewTarget(view) === viewTarget(next);
      view = next;
      draw();
      if (!stays) aim.at(view, !still);
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

/**
 * A Leaflet map with everything above a base map: gestures, buttons, markers, clusters, popups, the attribution. Throws
 * if it cannot be created; the container is then empty.
 */
export function showStage(container: HTMLElement, view: MapView, options: StageOptions): ShownMap {
  adoptStyles(styles);
  try {
    return setUp(container, view, options);
  } catch (reason) {
    container.replaceChildren();
    throw reason;
  }
}
