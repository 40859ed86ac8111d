import type { MapMarker, MapView } from './port.ts';

const svgSpace = 'http://www.w3.org/2000/svg';

/** The pin's image in px; its tip, the middle of the lower edge, marks the place. */
export const pinSize = { width: 34, height: 44 };

function shape(
  name: 'svg' | 'path' | 'circle' | 'text',
  attributes: Record<string, string | number>,
): SVGElement {
  const element = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** A marker's accessible name: its number and its name. */
export function markerName({ number, label }: MapMarker): string {
  return number === undefined ? label : `${number}. ${label}`;
}

/** Whether its Korean name differs from its label. */
export function hasOtherKorean({ korean, label }: MapMarker): boolean {
  return korean !== undefined && korean !== label;
}

/** Whether a view's only marker shows its name beside it. */
export function showsLabel(view: MapView): boolean {
  return view.markers.length === 1 && view.markers[0]?.number === undefined;
}

/**
 * Number and name and, beneath them, the Korean name. Built from nodes, not from markup, so that a name is never parsed
 * as HTML.
 */
export function popupElement(marker: MapMarker): HTMLElement {
  const popup = document.createElement('div');
  const label = document.createElement('p');
  label.className = 'map-popup-label';
  label.textContent = markerName(marker);
  popup.append(label);
  if (hasOtherKorean(marker)) {
    const korean = document.createElement('p');
    korean.className = 'map-popup-korean';
    korean.lang = 'ko';
    korean.textContent = marker.korean ?? '';
    popup.append(korean);
  }
  return popup;
}

/** A marker's image, hidden from screen readers; built from nodes too. */
export function pinElement(marker: MapMarker, showLabel: boolean): HTMLElement {
  const { width, height } = pinSize;
  const pin = document.createElement('div');
  pin.className = `map-pin map-colour-${marker.colour ?? 0}`;
  pin.ariaHidden = 'true';
  const picture = shape('svg', { viewBox: `0 0 ${width} ${height}`, width, height });
  picture.append(
    shape('path', {
      class: 'map-pin-body',
      d: 'M17 1.5C8.4 1.5 1.5 8.4 1.5 17c0 5.4 2.8 9.6 6.1 13.4 3.4 3.9 7.2 7.3 9.4 12.1 2.2-4.8 6-8.2 9.4-12.1 3.3-3.8 6.1-8 6.1-13.4C32.5 8.4 25.6 1.5 17 1.5z',
    }),
  );
  if (marker.number === undefined) {
    picture.append(shape('circle', { class: 'map-pin-dot', cx: 17, cy: 17, r: 5.5 }));
  } else {
    const number = shape('text', { class: 'map-pin-number', x: 17, y: 22, 'text-anchor': 'middle' });
    number.textContent = String(marker.number);
    picture.append(number);
  }
  pin.append(picture);
  if (showLabel) {
    const label = document.createElement('span');
    label.className = 'map-pin-label';
    label.textContent = marker.label;
    pin.append(label);
  }
  return pin;
}
