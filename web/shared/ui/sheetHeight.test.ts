import { describe, expect, it } from 'vitest';
import { sheetHeightAfterKey, sheetHeightAfterScroll, sheetLimits } from './sheetHeight.ts';

describe('the bottom sheet', () => {
  it('SPEC 4, 9: is between 42 px and 80 % of the window high, and starts at 200', () => {
    const { lowest, highest, start, within } = sheetLimits(844, 'window');
    expect([lowest, highest, start]).toEqual([42, 675, 200]);
    expect([within(0), within(300), within(9999)]).toEqual([42, 300, 675]);
  });

  it('moves by 25 px with the arrow keys, to its ends with Home and End, and ignores other keys', () => {
    expect(sheetHeightAfterKey('ArrowUp', 200, 675)).toBe(225);
    expect(sheetHeightAfterKey('ArrowDown', 50, 675)).toBe(42);
    expect(sheetHeightAfterKey('Home', 200, 675)).toBe(42);
    expect(sheetHeightAfterKey('End', 200, 675)).toBe(675);
    expect(sheetHeightAfterKey('Tab', 200, 675)).toBeNull();
  });

  it('DESIGN 7a: grows on scrolling first, and scrolls its content by the rest', () => {
    expect(sheetHeightAfterScroll(200, 675, 100)).toEqual({ height: 300, rest: 0 });
    expect(sheetHeightAfterScroll(600, 675, 100)).toEqual({ height: 675, rest: 25 });
    expect(sheetHeightAfterScroll(100, 675, -100)).toEqual({ height: 42, rest: -42 });
  });
});
