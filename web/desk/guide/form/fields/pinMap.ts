import { Control, divIcon, Map as LeafletMap, marker as leafletMarker } from 'leaflet';
import type { Language } from '../../../../../domain/languages.ts';
import { adoptStyles } from '../../../../features/map/adoptStyles.ts';
import { readDrawing, region } from '../../../../features/map/drawing.ts';
import { drawnBase } from '../../../../features/map/drawnBase.ts';
import { leavePageItsScroll } from '../../../../features/map/gestures.ts';
import styles from '../../../../features/map/leafletMap.css?inline';
import { pinElement, pinSize } from '../../../../features/map/pin.ts';
import type { MapPoint } from '../../../../features/map/port.ts';
import { zoomButtons } from '../../../../features/map/zoomButtons.ts';

const zooms = { smallest: 10, first: 15, largest: 17 };
/** How far an arrow key moves the pin (px); with Shift. */
const steps = { small: 1, large: 20 };
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface PinMapNeeds {
  point: MapPoint;
  language: Language;
  labels: { pin: string; zoomIn: string; zoomOut: string };
  onMove: (point: MapPoint) => void;
}

/** A map with one pin that can be moved. */
export interface PinMap {
  /** Shows the pin at another position; the map follows where it would be out of sight. */
  show(point: MapPoint): void;
  destroy(): void;
}

/** Shows our own drawing with a pin. @param container empty, with a size */
export function openPinMap(container: HTMLElement, { point, language, labels, onMove }: PinMapNeeds): PinMap {
  adoptStyles(styles);
  const ownClasses = container.className;
  const map = new LeafletMap(container, {
    center: [point.lat, point.lng],
    zoom: zooms.first,
    minZoom: zooms.smallest,
    maxZoom: zooms.largest,
    maxBounds: [
      [region.south, region.west],
      [region.north, region.east],
    ],
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: false,
    markerZoomAnimation: false,
    fadeAnimation: false,
    inertia: false,
  });
  const base = drawnBase(readDrawing()).addTo(map);
  const buttons = zoomButtons({ zoomIn: () => map.zoomIn(1), zoomOut: () => map.zoomOut(1) });
  buttons.setLabels(labels);
  const corner = new Control({ position: 'topright' });
  corner.onAdd = () => buttons.element;
  corner.addTo(map);
  const pin = leafletMarker([point.lat, point.lng], {
    draggable: true,
    autoPan: true,
    autoPanOnFocus: false,
    icon: divIcon({
      className: 'map-spot',
      html: pinElement({ id: 0, ...point, label: labels.pin }, false),
      iconSize: [pinSize.width, pinSize.height],
      iconAnchor: [pinSize.width / 2, pinSize.height],
    }),
  }).addTo(map);
  const moved = () => onMove({ lat: pin.getLatLng().lat, lng: pin.getLatLng().lng });
  pin.on('dragend', moved);
  const element = pin.getElement();
  if (element) {
    element.ariaLabel = labels.pin;
    element.addEventListener('keydown', (event) => {
      const arrow = arrows[event.key];
      if (!arrow) return;
      event.preventDefault();
      // Else the map moves, too.
      event.stopPropagation();
      const step = event.shiftKey ? steps.large : steps.small;
      const at = map.latLngToContainerPoint(pin.getLatLng());
      pin.setLatLng(map.containerPointToLatLng([at.x + arrow[0] * step, at.y + arrow[1] * step]));
      moved();
    });
  }
  const draw = () => {
    base.update(language, []);
    buttons.setEnds({
      atLargest: map.getZoom() >= zooms.largest,
      atSmallest: map.getZoom() <= zooms.smallest,
    });
  };
  draw();
  map.on('moveend', draw);
  const releaseGestures = leavePageItsScroll(container, map);
  const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sizes.observe(container);
  return {
    show: ({ lat, lng }) => {
      if (!pin.getLatLng().equals([lat, lng])) pin.setLatLng([lat, lng]);
      if (!map.getBounds().contains([lat, lng])) map.setView([lat, lng], map.getZoom(), { animate: false });
    },
    destroy: () => {
      sizes.disconnect();
      releaseGestures();
      map.remove();
      container.replaceChildren();
      container.className = ownClasses;
    },
  };
}
