import type { Map as LeafletMap } from 'leaflet';

/**
 * Leaves scrolling to the page: the wheel zooms only with ctrl or command (which is also what a trackpad's pinch
 * sends), and one finger scrolls the page while two move and zoom the map. A mouse still drags. The stylesheet's
 * `touch-action` is the other half of this.
 */
export function leavePageItsScroll(container: HTMLElement, map: LeafletMap): () => void {
  // In full screen there is no page to scroll.
  if (container.closest('dialog')) return () => undefined;
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) event.stopImmediatePropagation();
  };
  // A device may have both: decide by the pointer that touches the map now.
  const onPointer = (event: PointerEvent) => {
    if (event.pointerType === 'touch') map.dragging.disable();
    else map.dragging.enable();
  };
  container.addEventListener('wheel', onWheel, { capture: true, passive: true });
  container.addEventListener('pointerover', onPointer, { capture: true });
  return () => {
    container.removeEventListener('wheel', onWheel, { capture: true });
    container.removeEventListener('pointerover', onPointer, { capture: true });
  };
}
