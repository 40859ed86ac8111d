/**
 * What we use of Kakao's map script, by its published types (kakao.maps.d.ts 0.1.40). The script comes from Kakao as it
 * is on that day, so that nothing is taken for granted but what `isKakao` looks at.
 */
export interface KakaoLatLng {
  getLat(): number;
  getLng(): number;
}

export interface KakaoPoint {
  x: number;
  y: number;
}

export interface KakaoBounds {
  extend(point: KakaoLatLng): void;
}

export interface KakaoProjection {
  containerPointFromCoords(point: KakaoLatLng): KakaoPoint;
}

export interface KakaoMap {
  setCenter(point: KakaoLatLng): void;
  getCenter(): KakaoLatLng;
  /** 1 to 14; smaller is nearer. */
  setLevel(level: number, options?: { animate?: boolean }): void;
  getLevel(): number;
  setMinLevel(level: number): void;
  setMaxLevel(level: number): void;
  setBounds(bounds: KakaoBounds, top?: number, right?: number, bottom?: number, left?: number): void;
  panBy(x: number, y: number): void;
  setDraggable(isDraggable: boolean): void;
  relayout(): void;
  getProjection(): KakaoProjection;
}

/** What stands on a map and can be taken from it with null. */
interface OnKakaoMap {
  setMap(map: KakaoMap | null): void;
}

export interface KakaoOverlay extends OnKakaoMap {
  setPosition(point: KakaoLatLng): void;
  setZIndex(index: number): void;
}

export interface KakaoPolyline extends OnKakaoMap {
  setPath(path: KakaoLatLng[]): void;
}

export interface KakaoMaps {
  /** Loads the rest of the script; needs `autoload=false` in its address. */
  load(ready: () => void): void;
  LatLng: new (lat: number, lng: number) => KakaoLatLng;
  LatLngBounds: new () => KakaoBounds;
  Map: new (
    container: HTMLElement,
    options: {
      center: KakaoLatLng;
      level: number;
      scrollwheel?: boolean;
      keyboardShortcuts?: boolean;
      disableDoubleClickZoom?: boolean;
    },
  ) => KakaoMap;
  CustomOverlay: new (options: {
    position: KakaoLatLng;
    content: HTMLElement;
    /** Where in the content the position lies, from 0 to 1. */
    xAnchor?: number;
    yAnchor?: number;
    zIndex?: number;
    clickable?: boolean;
    map?: KakaoMap;
  }) => KakaoOverlay;
  Polyline: new (options: {
    path: KakaoLatLng[];
    strokeWeight: number;
    strokeColor: string;
    strokeOpacity: number;
    strokeStyle: 'solid' | 'shortdot' | 'dash';
    zIndex?: number;
    map?: KakaoMap;
  }) => KakaoPolyline;
  event: {
    addListener(target: KakaoMap, type: 'zoom_changed' | 'dragstart', listener: () => void): void;
  };
}

const makers = ['LatLng', 'LatLngBounds', 'Map', 'CustomOverlay', 'Polyline'] as const;

function isRecord(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}

/** Kakao's namespace in a window's `kakao`, with the loader, which is all that is there at first. */
export function loaderIn(kakao: unknown): Pick<KakaoMaps, 'load'> | null {
  const hasLoader = (maps: unknown): maps is Pick<KakaoMaps, 'load'> =>
    isRecord(maps) && typeof maps.load === 'function';
  return isRecord(kakao) && hasLoader(kakao.maps) ? kakao.maps : null;
}

/** Kakao's namespace in a window's `kakao`, once it has all that we call. */
export function mapsIn(kakao: unknown): KakaoMaps | null {
  const isWhole = (maps: unknown): maps is KakaoMaps =>
    isRecord(maps) &&
    makers.every((name) => typeof maps[name] === 'function') &&
    isRecord(maps.event) &&
    typeof maps.event.addListener === 'function';
  return isRecord(kakao) && isWhole(kakao.maps) ? kakao.maps : null;
}
