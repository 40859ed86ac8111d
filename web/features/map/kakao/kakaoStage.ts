import { adoptStyles } from '../adoptStyles.ts';
import mapStyles from '../leafletMap.css?inline';
import type { MapListener, MapPoint, MapView, ShownMap } from '../port.ts';
import { viewCenter, viewTarget } from '../viewTarget.ts';
import { zoomButtons } from '../zoomButtons.ts';
import { kakaoGestures } from './kakaoGestures.ts';
import { kakaoMarkersOn } from './kakaoMarkers.ts';
import stageStyles from './kakaoStage.css?inline';
import type { KakaoMap, KakaoMaps } from './kakaoTypes.ts';

/** SPEC's zoom 4 is a Kakao level; it corresponds to about 15 on web maps. Larger levels are farther away. */
const levelAt = (zoom: number) => 19 - zoom;
const levels = { nearest: levelAt(17), farthest: levelAt(10) };

const inRange = (level: number) => Math.min(levels.farthest, Math.max(levels.nearest, Math.round(level)));

/** Padding around several markers, in px: top, right, bottom, left; the right side holds the map's buttons. */
const margin = [60, 66, 40, 32] as const;

/** The route line: a lighter band, and the dots on it. */
function routeLineOn(maps: KakaoMaps, map: KakaoMap, container: HTMLElement) {
  const token = (name: string) => getComputedStyle(container).getPropertyValue(name).trim();
  const line = (strokeWeight: number, color: string, strokeStyle: 'solid' | 'shortdot') =>
    new maps.Polyline({ path: [], strokeWeight, strokeColor: color, strokeOpacity: 0.9, strokeStyle });
  const lines = [line(8, token('--color-surface'), 'solid'), line(4, token('--color-pine'), 'shortdot')];
  return {
    show: (points: readonly MapPoint[]) => {
      for (const one of lines) {
        one.setPath(points.map(({ lat, lng }) => new maps.LatLng(lat, lng)));
        one.setMap(points.length > 1 ? map : null);
      }
    },
    clear: () => {
      for (const one of lines) one.setMap(null);
    },
  };
}

/** Kakao's map with our markers, buttons and gestures. Throws if it cannot be created; the container is then empty. */
export function showKakao(
  maps: KakaoMaps,
  container: HTMLElement,
  first: MapView,
  listener: MapListener = {},
): ShownMap {
  adoptStyles(mapStyles);
  adoptStyles(stageStyles);
  const ownClasses = container.className;
  // Kakao writes styles onto the element that it is given, so it gets its own element.
  const ground = document.createElement('div');
  ground.className = 'kakao-ground';
  ground.lang = 'ko';
  container.classList.add('kakao-stage');
  container.tabIndex = 0;
  container.append(ground);
  const tidy = () => {
    container.replaceChildren();
    container.className = ownClasses;
    container.removeAttribute('tabindex');
  };
  try {
    return setUp({ maps, container, ground, first, listener, tidy });
  } catch (reason) {
    tidy();
    throw reason;
  }
}

interface SetUp {
  maps: KakaoMaps;
  container: HTMLElement;
  ground: HTMLElement;
  first: MapView;
  listener: MapListener;
  tidy: () => void;
}

function setUp({ maps, container, ground, first, listener, tidy }: SetUp): ShownMap {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let view = first;
  let isMovedByReader = false;
  const map = new maps.Map(ground, {
    center: new maps.LatLng(first.center.lat, first.center.lng),
    level: inRange(levelAt(first.zoom)),
    scrollwheel: false,
    keyboardShortcuts: false,
  });
  map.setMinLevel(levels.nearest);
  map.setMaxLevel(levels.farthest);

  const lookAt = (places: readonly MapPoint[], nearest: number) => {
    const bounds = new maps.LatLngBounds();
    for (const { lat, lng } of places) bounds.extend(new maps.LatLng(lat, lng));
    map.setBounds(bounds, ...margin);
    if (map.getLevel() < nearest) map.setLevel(nearest);
  };
  const aim = () => {
    isMovedByReader = false;
    if (view.markers.length > 1) return lookAt(view.markers, inRange(levelAt(view.zoom)));
    map.setLevel(inRange(levelAt(view.zoom)));
    const { lat, lng } = viewCenter(view);
    map.setCenter(new maps.LatLng(lat, lng));
  };
  const zoom = (steps: number) => {
    isMovedByReader = true;
    map.setLevel(inRange(map.getLevel() - steps), { animate: !still });
  };
  const markers = kakaoMarkersOn({
    maps,
    map,
    ground,
    listener,
    nearest: levels.nearest,
    openCluster: (places) => {
      isMovedByReader = true;
      const level = map.getLevel();
      lookAt(places, levels.nearest);
      if (map.getLevel() >= level) map.setLevel(inRange(level - 1));
    },
  });
  const line = routeLineOn(maps, map, container);
  const buttons = zoomButtons({ zoomIn: () => zoom(1), zoomOut: () => zoom(-1) });
  const corner = document.createElement('div');
  corner.className = 'kakao-buttons';
  corner.append(buttons.element);
  container.append(corner);

  const onLevel = () => {
    markers.zoomed();
    buttons.setEnds({
      atLargest: map.getLevel() <= levels.nearest,
      atSmallest: map.getLevel() >= levels.farthest,
    });
  };
  const draw = () => {
    markers.show(view);
    line.show(view.line ?? []);
    buttons.setLabels(view.labels);
    onLevel();
  };
  aim();
  draw();
  maps.event.addListener(map, 'zoom_changed', onLevel);
  maps.event.addListener(map, 'dragstart', () => {
    isMovedByReader = true;
  });
  const onPress = (event: MouseEvent) => {
    const isOnMarker =
      event.target instanceof Element && event.target.closest('.map-spot, .map-cluster, .map-popup');
    if (!isOnMarker) markers.closePopup();
  };
  ground.addEventListener('click', onPress);
  const releaseGestures = kakaoGestures({
    container,
    zoom,
    pan: (x, y) => {
      isMovedByReader = true;
      map.panBy(x, y);
    },
  });
  const sizes = new ResizeObserver(() => {
    map.relayout();
    if (!isMovedByReader) aim();
  });
  sizes.observe(container);

  return {
    update: (next) => {
      const stays = viewTarget(view) === viewTarget(next);
      view = next;
      draw();
      if (!stays) aim();
    },
    destroy: () => {
      sizes.disconnect();
      releaseGestures();
      markers.clear();
      line.clear();
      tidy();
    },
  };
}
