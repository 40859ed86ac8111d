/**
 * The part of Kakao's map script that we use, after its published types (kakao.maps.d.ts 0.1.40). The script is loaded
 * in whatever version Kakao serves, so only what `isKakao` has checked is relied on.
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

/** Something on a map, removed from it with null. */
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
    },
  ) => KakaoMap;
  CustomOverlay: new (options: {
    position: KakaoLatLng;
    content: HTMLElement;
    /** Which point of the content lies at the position, from 0 to 1. */
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

/** Kakao's namespace in a window's `kakao`; at first it contains only the loader. */
export function loaderIn(kakao: unknown): Pick<KakaoMaps, 'load'> | null {
  const hasLoader = (maps: unknown): maps is Pick<KakaoMaps, 'load'> =>
    isRecord(maps) && typeof maps.load === 'function';
  return isRecord(kakao) && hasLoader(kakao.maps) ? kakao.maps : null;
}

/** Kakao's namespace in a window's `kakao` once everything that we use is loaded. */
export function mapsIn(kakao: unknown): KakaoMaps | null {
  const isWhole = (maps: unknown): maps is KakaoMaps =>
    isRecord(maps) &&
    makers.every((name) => typeof maps[name] === 'function') &&
    isRecord(maps.event) &&
    typeof maps.event.addListener === 'function';
  return isRecord(kakao) && isWhole(kakao.maps) ? kakao.maps : null;
}
