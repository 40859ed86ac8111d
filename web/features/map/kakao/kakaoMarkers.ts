import { createClusters } from '../clusters.ts';
import { hasOtherKorean, markerName, pinElement, pinSize, showsLabel } from '../pin.ts';
import type { MapListener, MapMarker, MapPoint, MapView } from '../port.ts';
import { positionElement } from '../positionElement.ts';
import { kakaoPopupOn } from './kakaoPopup.ts';
import type { KakaoMap, KakaoMaps, KakaoOverlay } from './kakaoTypes.ts';

/** Below this distance, in px, markers overlap. */
const reach = 48;
/** Padding around a marker whose popup opens, in px; the right side holds the map's buttons. */
const room = { left: 60, top: 130, right: 90, bottom: 40 };

interface Shown {
  overlay: KakaoOverlay;
  element: HTMLElement;
  /** Inputs from which it was rendered; equal inputs are not rendered again. */
  look: string;
}

interface KakaoMarkersOptions {
  maps: KakaoMaps;
  map: KakaoMap;
  ground: HTMLElement;
  listener: MapListener;
  /** The nearest zoom level. */
  nearest: number;
  /** Zooms in on the places of a cluster. */
  openCluster: (places: readonly MapPoint[]) => void;
}

export interface KakaoMarkers {
  show(view: MapView): void;
  /** To be called when the level changes: other markers may overlap now. */
  zoomed(): void;
  closePopup(): void;
  clear(): void;
}

/** Markers, clusters, popups and the reader's position on a Kakao map: our own elements in its custom overlays. */
export function kakaoMarkersOn(options: KakaoMarkersOptions): KakaoMarkers {
  const { maps, map, ground, listener, nearest, openCluster } = options;
  const popup = kakaoPopupOn(maps, map);
  let shown = new Map<string, Shown>();
  let current: MapView | null = null;
  let position: KakaoOverlay | undefined;

  const at = ({ lat, lng }: MapPoint) => new maps.LatLng(lat, lng);

  /** Moves the map if a popup would be partly out of view, and returns whether it did. */
  const reveal = (marker: MapMarker): boolean => {
    const { x, y } = map.getProjection().containerPointFromCoords(at(marker));
    const { clientWidth: width, clientHeight: height } = ground;
    if (width < room.left + room.right + pinSize.width || height < room.top + room.bottom) return false;
    const right = Math.min(x - room.left, 0) || Math.max(x - (width - room.right), 0);
    const down = Math.min(y - room.top, 0) || Math.max(y - (height - room.bottom), 0);
    if (right !== 0 || down !== 0) map.panBy(right, down);
    return right !== 0 || down !== 0;
  };

  const listen = (element: HTMLElement, marker: MapMarker) => {
    const press = () => {
      reveal(marker);
      popup.press(marker, element);
      listener.onChoose?.(marker.id);
    };
    element.addEventListener('click', press);
    element.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        press();
      } else if (event.key === 'Escape' && popup.isOpenAt(marker.id)) {
        // The first Escape closes the popup; a dialog or sheet around the map gets the next.
        event.stopPropagation();
        popup.close();
      }
    });
    element.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') popup.enter(marker, element);
      listener.onHover?.(marker.id);
    });
    element.addEventListener('pointerleave', () => {
      popup.leave();
      listener.onHover?.(null);
    });
    element.addEventListener('focus', () => {
      reveal(marker);
      listener.onHover?.(marker.id);
    });
    element.addEventListener('blur', () => listener.onHover?.(null));
  };

  const spot = (marker: MapMarker, withLabel: boolean): HTMLElement => {
    const element = document.createElement('div');
    element.className = 'map-spot kakao-spot';
    element.dataset.marker = String(marker.id);
    element.ariaLabel = markerName(marker);
    element.append(pinElement(marker, withLabel));
    // A single marker with its name beside it has nothing more to show.
    if (withLabel && !hasOtherKorean(marker)) {
      element.setAttribute('role', 'img');
      return element;
    }
    element.setAttribute('role', 'button');
    element.tabIndex = 0;
    element.ariaExpanded = 'false';
    listen(element, marker);
    return element;
  };

  const circle = (members: readonly MapMarker[], name: string): HTMLElement => {
    const element = document.createElement('div');
    element.className = 'map-cluster kakao-cluster';
    element.setAttribute('role', 'button');
    element.tabIndex = 0;
    element.ariaLabel = name;
    const count = document.createElement('span');
    count.className = 'map-cluster-count';
    count.ariaHidden = 'true';
    count.textContent = String(members.length);
    element.append(count);
    element.addEventListener('click', () => openCluster(members));
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      openCluster(members);
    });
    return element;
  };

  /** What is on the map, in the order of the view: single markers and clusters. */
  const markerGroups = (view: MapView): (readonly MapMarker[])[] => {
    // At the nearest level a cluster cannot be opened any further.
    if (!view.clusters || map.getLevel() <= nearest) return view.markers.map((marker) => [marker]);
    const projection = map.getProjection();
    const entries = view.markers.map((marker) => {
      const { x, y } = projection.containerPointFromCoords(at(marker));
      return { x, y, marker };
    });
    const pieces = createClusters(entries, reach).map(({ members }) => members.map(({ marker }) => marker));
    const highlighted = view.markers.find(({ id }) => id === view.highlighted);
    const isHidden = pieces.some((piece) => piece.length > 1 && highlighted && piece.includes(highlighted));
    return highlighted && isHidden ? [...pieces, [highlighted]] : pieces;
  };

  const make = (piece: readonly MapMarker[], view: MapView, look: string): Shown | null => {
    const [first] = piece;
    if (!first) return null;
    const isCluster = piece.length > 1;
    const element = isCluster
      ? circle(piece, view.labels.places?.(piece.length) ?? String(piece.length))
      : spot(first, showsLabel(view));
    const overlay = new maps.CustomOverlay({
      position: at(isCluster ? middle(piece) : first),
      content: element,
      xAnchor: 0.5,
      yAnchor: 1,
      clickable: true,
    });
    return { overlay, element, look };
  };

  /** The element to focus after a change: the same one, or the one that now shows the cluster's first place. */
  const findReplacement = (key: string): Shown | undefined => {
    const [first = ''] = key.split(' ');
    return shown.get(key) ?? [...shown].find(([other]) => other.split(' ').includes(first))?.[1];
  };

  const arrange = (view: MapView) => {
    const focused = [...shown].find(([, { element }]) => element === document.activeElement)?.[0];
    const before = shown;
    shown = new Map();
    for (const piece of markerGroups(view)) {
      const key = piece.map(({ id }) => id).join(' ');
      const look = JSON.stringify([piece, showsLabel(view), view.language]);
      const known = before.get(key);
      const made = known?.look === look ? known : make(piece, view, look);
      if (made) shown.set(key, made);
    }
    const kept = new Set(shown.values());
    const isSameOrder = [...before.values()].every((one, index) => one === [...shown.values()][index]);
    for (const one of before.values()) {
      if (!kept.has(one) && one.element.ariaExpanded === 'true') popup.close();
      if (!isSameOrder) one.overlay.setMap(null);
    }
    // In the view's order, which is the tab order.
    for (const [key, { overlay, element }] of shown) {
      if (!isSameOrder || ![...before.values()].some((one) => one.element === element)) overlay.setMap(map);
      const isHighlighted = key === String(view.highlighted);
      overlay.setZIndex(isHighlighted ? 10_000 : 1);
      element.classList.toggle('map-spot-highlighted', isHighlighted);
    }
    if (focused !== undefined) findReplacement(focused)?.element.focus({ preventScroll: true });
  };

  const showPosition = (view: MapView) => {
    position?.setMap(null);
    position = undefined;
    if (!view.position) return;
    const content = positionElement(view.labels.position);
    position = new maps.CustomOverlay({ position: at(view.position), content, zIndex: 9_000, map });
  };

  return {
    show: (view) => {
      current = view;
      arrange(view);
      showPosition(view);
    },
    zoomed: () => {
      if (current?.clusters) arrange(current);
    },
    closePopup: popup.close,
    clear: () => {
      popup.close();
      for (const { overlay } of shown.values()) overlay.setMap(null);
      position?.setMap(null);
      shown.clear();
    },
  };
}

function middle(places: readonly MapPoint[]): MapPoint {
  const mean = (pick: (place: MapPoint) => number) =>
    places.reduce((sum, place) => sum + pick(place), 0) / places.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
