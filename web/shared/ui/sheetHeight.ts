/**
 * The sheet's minimum height is its handle (px), the maximum 80 % of the window's height; it starts at 200
 * (docs/product/screens.md#constants).
 */
const lowest = 42;
const start = 200;
const maxWindowShare = 0.8;
/** How far an arrow key moves it (px), the same step as for the items of a list (docs/product/plans.md#the-sheet). */
const keyStep = 25;

interface SheetLimits {
  lowest: number;
  highest: number;
  start: number;
  /** A height clamped to the limits. */
  within: (height: number) => number;
}

/** The limits for a maximum height, or for a window of that height. */
export function sheetLimits(height: number, of: 'sheet' | 'window' = 'sheet'): SheetLimits {
  const highest = Math.max(lowest, of === 'window' ? Math.floor(height * maxWindowShare) : height);
  return { lowest, highest, start, within: (wanted) => Math.min(Math.max(wanted, lowest), highest) };
}

/** The height after a key on the handle; null for a key that has no effect. */
export function sheetHeightAfterKey(key: string, height: number, highest: number): number | null {
  const { within } = sheetLimits(highest);
  if (key === 'ArrowUp' || key === 'ArrowRight') return within(height + keyStep);
  if (key === 'ArrowDown' || key === 'ArrowLeft') return within(height - keyStep);
  if (key === 'Home') return lowest;
  if (key === 'End') return highest;
  return null;
}

/** Splits a scroll by some px: the sheet grows first, and the rest scrolls the content. */
export function sheetHeightAfterScroll(
  height: number,
  highest: number,
  by: number,
): { height: number; rest: number } {
  const next = sheetLimits(highest).within(height + by);
  return { height: next, rest: height + by - next };
}
