import { type RefObject, useEffect, useRef } from 'react';
import { sheetHeightAfterScroll, sheetLimits } from './sheetHeight.ts';
import { isWide } from './useIsWide.ts';

/** Height of a line for wheels that send lines instead of px (WheelEvent.deltaMode). */
const lineHeight = 16;

interface Sheet {
  height: number;
  highest: number;
  change: (height: number) => void;
  /** A finger has grabbed the sheet, or released it. */
  onGrab: (isGrabbed: boolean) => void;
}

interface Touch {
  x: number;
  y: number;
  height: number;
  scrollTop: number;
  /** Whether this gesture moves the sheet; decided by its first movement. */
  moves: boolean | null;
}

function hidesSomething(content: HTMLElement): boolean {
  return content.scrollHeight - content.clientHeight > 1;
}

/**
 * A dialog over the sheet, and elements that handle touches themselves, such as a place's drag handle, do not scroll
 * it.
 */
function isInScrollableContent(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, .touch-none') === null;
}

/**
 * Scrolling the content up by touch or wheel grows the sheet first, as in map apps; a finger that pulls the content
 * down from its top lowers the sheet, to its initial height at least. On a wide screen the sheet is a column, and
 * scrolls as one.
 */
export function useSheetScroll(content: RefObject<HTMLElement | null>, sheet: Sheet): void {
  const latest = useRef(sheet);
  useEffect(() => {
    latest.current = sheet;
  });

  useEffect(() => {
    const element = content.current;
    if (!element) return;
    let touch: Touch | null = null;

    const onWheel = (event: WheelEvent) => {
      const { height, highest, change } = latest.current;
      const by = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * lineHeight : event.deltaY;
      if (isWide() || event.ctrlKey || !isInScrollableContent(event.target)) return;
      if (by <= 0 || height >= highest || !hidesSomething(element)) return;
      event.preventDefault();
      const next = sheetHeightAfterScroll(height, highest, by);
      change(next.height);
      element.scrollTop += next.rest;
    };

    const onStart = (event: TouchEvent) => {
      const [finger, second] = event.touches;
      touch =
        !finger || second || isWide() || !isInScrollableContent(event.target)
          ? null
          : {
              x: finger.clientX,
              y: finger.clientY,
              height: latest.current.height,
              scrollTop: element.scrollTop,
              moves: null,
            };
    };

    const onTransition = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (!touch || !finger) return;
      const by = touch.y - finger.clientY;
      const { highest, change, onGrab } = latest.current;
      const { start } = sheetLimits(highest);
      if (touch.moves === null) {
        if (by === 0) return;
        const isSideways = Math.abs(finger.clientX - touch.x) > Math.abs(by);
        const moves =
          by > 0
            ? touch.height < highest && hidesSomething(element)
            : touch.height > start && touch.scrollTop <= 0;
        touch.moves = moves && !isSideways && event.cancelable;
        if (touch.moves) onGrab(true);
      }
      if (!touch.moves) return;
      event.preventDefault();
      const next = sheetHeightAfterScroll(touch.height, highest, by);
      change(Math.max(next.height, Math.min(start, touch.height)));
      element.scrollTop = touch.scrollTop + Math.max(0, next.rest);
    };

    const onEnd = () => {
      if (touch?.moves) latest.current.onGrab(false);
      touch = null;
    };

    // React's own listeners for these events are passive, and cannot prevent scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onTransition, { passive: false });
    element.addEventListener('touchend', onEnd);
    element.addEventListener('touchcancel', onEnd);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onTransition);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', onEnd);
    };
  }, [content]);
}
