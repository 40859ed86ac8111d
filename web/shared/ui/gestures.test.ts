import { describe, expect, it } from 'vitest';
import { itemAfter, noGestures, swipeStep, wheelStep } from './gestures.ts';

describe('carousel gestures', () => {
  it('SPEC 4: goes to the next item on a left swipe, to the previous one on a right swipe', () => {
    expect(swipeStep(noGestures, -60, 4, 0)[0]).toBe('next');
    expect(swipeStep(noGestures, 60, -4, 0)[0]).toBe('previous');
  });

  it('SPEC 4: ignores further swipes for 500 ms after a swipe', () => {
    const [, memory] = swipeStep(noGestures, -60, 0, 1000);
    expect(swipeStep(memory, -60, 0, 1499)[0]).toBeNull();
    expect(swipeStep(memory, -60, 0, 1500)[0]).toBe('next');
  });

  it('SPEC 9: treats a touch that moved 10 px or less as a tap', () => {
    expect(swipeStep(noGestures, -10, 0, 0)[0]).toBeNull();
    expect(swipeStep(noGestures, -11, 0, 0)[0]).toBe('next');
  });

  it('ignores a vertical move, which scrolls the page', () => {
    expect(swipeStep(noGestures, -30, 80, 0)[0]).toBeNull();
  });

  it('SPEC 4: ignores wheel events closer than 50 ms to the previous one', () => {
    const [first, memory] = wheelStep(noGestures, 0, 40, 1000);
    expect(first).toBe('next');
    const [second, later] = wheelStep(memory, 0, 40, 1049);
    expect(second).toBeNull();
    expect(wheelStep(later, 0, 40, 1098)[0]).toBeNull();
    expect(wheelStep(later, 0, 40, 1099)[0]).toBe('next');
  });

  it('SPEC 4: uses the larger movement of the wheel, and goes next if it is positive', () => {
    expect(wheelStep(noGestures, -50, 20, 0)[0]).toBe('previous');
    expect(wheelStep(noGestures, 20, -50, 0)[0]).toBe('previous');
    expect(wheelStep(noGestures, 50, -20, 0)[0]).toBe('next');
  });

  it('SPEC 2: loops the top carousel endlessly, and stops the banners at their ends', () => {
    expect(itemAfter(2, 'next', 3, true)).toBe(0);
    expect(itemAfter(0, 'previous', 3, true)).toBe(2);
    expect(itemAfter(2, 'next', 3, false)).toBe(2);
    expect(itemAfter(0, 'previous', 3, false)).toBe(0);
  });
});
