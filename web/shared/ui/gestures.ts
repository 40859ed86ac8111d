/**
 * After a horizontal swipe, further swipes are ignored for this long (ms;
 * docs/product/screens.md#carousels-and-fields).
 */
export const swipeLockout = 500;
/**
 * Wheel events closer than this to the previous one (ms) are ignored (docs/product/screens.md#carousels-and-fields).
 */
export const wheelGap = 50;
/** A touch that moved no further (px) is a tap (docs/product/screens.md#constants). */
export const tapTolerance = 10;

export type Step = 'next' | 'previous' | null;

/** Gesture state of one carousel; times in ms on one clock. */
export interface GestureMemory {
  swipedAt: number;
  wheeledAt: number;
}

export const noGestures: GestureMemory = { swipedAt: -Infinity, wheeledAt: -Infinity };

/**
 * The step of a finished touch that moved by dx, dy (px). A left swipe goes to the next item, a right swipe to the
 * previous one; a vertical move scrolls the page and a tap follows the link, so neither steps
 * (docs/product/screens.md#carousels-and-fields).
 */
export function swipeStep(
  memory: GestureMemory,
  dx: number,
  dy: number,
  time: number,
): [Step, GestureMemory] {
  if (Math.abs(dx) <= tapTolerance || Math.abs(dx) <= Math.abs(dy)) return [null, memory];
  if (time - memory.swipedAt < swipeLockout) return [null, memory];
  return [dx < 0 ? 'next' : 'previous', { ...memory, swipedAt: time }];
}

/**
 * The step of a wheel event. The larger of the two movements decides; positive goes next, otherwise previous; an event
 * within 50 ms of the previous one is ignored, so that one flick is one step
 * (docs/product/screens.md#carousels-and-fields).
 */
export function wheelStep(
  memory: GestureMemory,
  deltaX: number,
  deltaY: number,
  time: number,
): [Step, GestureMemory] {
  const seen = { ...memory, wheeledAt: time };
  if (time - memory.wheeledAt < wheelGap) return [null, seen];
  const movement = Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY;
  if (movement === 0) return [null, seen];
  return [movement > 0 ? 'next' : 'previous', seen];
}

/**
 * The item that a step leads to, among `count`; an endless carousel wraps around, another stops at its ends
 * (docs/product/lists.md#home).
 */
export function itemAfter(index: number, step: Step, count: number, endless: boolean): number {
  if (!step || count === 0) return index;
  const wanted = index + (step === 'next' ? 1 : -1);
  if (endless) return (wanted + count) % count;
  return Math.min(Math.max(wanted, 0), count - 1);
}
