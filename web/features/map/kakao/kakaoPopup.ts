import { popupElement } from '../pin.ts';
import type { MapMarker } from '../port.ts';
import type { KakaoMap, KakaoMaps, KakaoOverlay } from './kakaoTypes.ts';

/** Time to move the mouse from the pin to its popup (ms). */
const popupCloseDelay = 300;

/** The only popup of a map: opened by a press, or by a mouse while it rests on a marker. */
export interface KakaoPopup {
  /** Opens it, or closes one that was opened by a press. */
  press(marker: MapMarker, element: HTMLElement): void;
  enter(marker: MapMarker, element: HTMLElement): void;
  leave(): void;
  close(): void;
  isOpenAt(id: number): boolean;
}

export function kakaoPopupOn(maps: KakaoMaps, map: KakaoMap): KakaoPopup {
  let open: { id: number; element: HTMLElement; overlay: KakaoOverlay; isByHover: boolean } | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const stay = () => clearTimeout(leaving);
  const close = () => {
    stay();
    document.removeEventListener('keydown', dismiss);
    if (!open) return;
    open.element.ariaExpanded = 'false';
    open.overlay.setMap(null);
    open = null;
  };
  // WCAG 1.4.13: Escape works wherever the focus is.
  const dismiss = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && open?.isByHover) close();
  };
  const leave = () => {
    stay();
    leaving = setTimeout(() => {
      if (open?.isByHover) close();
    }, popupCloseDelay);
  };
  const show = (marker: MapMarker, element: HTMLElement, isByHover: boolean) => {
    close();
    const content = document.createElement('div');
    content.className = 'map-popup kakao-popup';
    const box = popupElement(marker);
    box.classList.add('map-popup-box');
    box.addEventListener('pointerenter', stay);
    box.addEventListener('pointerleave', leave);
    content.append(box);
    const overlay = new maps.CustomOverlay({
      position: new maps.LatLng(marker.lat, marker.lng),
      content,
      xAnchor: 0.5,
      yAnchor: 1,
      zIndex: 20_000,
      clickable: true,
      map,
    });
    open = { id: marker.id, element, overlay, isByHover };
    element.ariaExpanded = 'true';
    document.addEventListener('keydown', dismiss);
  };

  return {
    press: (marker, element) => {
      if (open?.id === marker.id && !open.isByHover) close();
      else show(marker, element, false);
    },
    enter: (marker, element) => {
      stay();
      if (open?.id !== marker.id) show(marker, element, true);
    },
    leave,
    close,
    isOpenAt: (id) => open?.id === id,
  };
}
