import type { Marker } from 'leaflet';

/** How long a mouse rests on a marker before its popup opens (ms): the map may move for it, and a press at once would miss. */
const popupOpenDelay = 150;
/** Time to move the mouse from the pin to its popup (ms). */
const popupCloseDelay = 300;

/**
 * Opens a marker's popup while a mouse rests on either of them, and closes it with Escape wherever the focus is (WCAG
 * 1.4.13); a click on the marker keeps it open. Call it before the marker's popup is bound, so that its click handler
 * runs first. `reveal` scrolls the popup into view and returns whether the map moved.
 */
export function openOnHover(marker: Marker, element: HTMLElement, reveal: () => boolean): void {
  let isByHover = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const stopResting = () => clearTimeout(resting);
  const stay = () => clearTimeout(leaving);
  const leave = () => {
    stay();
    leaving = setTimeout(() => {
      if (isByHover) marker.closePopup();
    }, popupCloseDelay);
  };
  const dismiss = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isByHover) marker.closePopup();
  };

  element.addEventListener('pointerenter', ({ pointerType }) => {
    stay();
    if (pointerType !== 'mouse' || marker.isPopupOpen()) return;
    resting = setTimeout(() => {
      isByHover = true;
      marker.openPopup();
    }, popupOpenDelay);
  });
  element.addEventListener('pointerdown', stopResting);
  element.addEventListener('pointerleave', () => {
    stopResting();
    leave();
  });
  marker.on('remove', stopResting);
  marker.on('click', () => {
    // Leaflet's own click handler runs after this one and opens a closed popup.
    if (isByHover) marker.closePopup();
  });
  marker.on('popupopen', ({ popup }) => {
    document.addEventListener('keydown', dismiss);
    const box: HTMLElement | undefined = popup.getElement();
    box?.addEventListener('pointerenter', stay);
    box?.addEventListener('pointerleave', leave);
    // The map has moved the pin away from the mouse: now only the reader closes the popup.
    if (reveal()) isByHover = false;
  });
  marker.on('popupclose', () => {
    stay();
    isByHover = false;
    document.removeEventListener('keydown', dismiss);
  });
}
