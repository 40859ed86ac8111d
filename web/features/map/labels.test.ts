import { describe, expect, it } from 'vitest';
import { spotsAlong, textBox, withoutOverlaps } from './labels.ts';

const name = (text: string, x: number, y = 0) => ({ text, box: textBox(text, { x, y }) });
const texts = (names: { text: string }[]) => names.map(({ text }) => text);

describe('label collisions', () => {
  it('keeps the more important label and drops the one that would overlap it', () => {
    expect(
      texts(withoutOverlaps([name('Gyeongpo', 0), name('Chodang', 20), name('Anmok', 200)], [])),
    ).toEqual(['Gyeongpo', 'Anmok']);
  });

  it('frees the space of a dropped label for the next', () => {
    expect(
      texts(withoutOverlaps([name('경포', 0), name('Gyeongpo Lake', 40), name('초당', 60)], [])),
    ).toEqual(['경포', '초당']);
  });

  it('writes no label over a marker', () => {
    expect(withoutOverlaps([name('경포', 0)], [{ left: -17, right: 17, top: -44, bottom: 0 }])).toEqual([]);
  });
});

describe('labels and road numbers along a line', () => {
  const bend = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ];

  it('places one in the middle of a short line, and repeats them on a long one', () => {
    expect(spotsAlong(bend.slice(0, 2), 40, 300)).toEqual([{ x: 50, y: 0, angle: 0 }]);
    expect(spotsAlong(bend, 20, 50).map(({ x, y }) => [x, y])).toEqual([
      [25, 0],
      [75, 0],
      [100, 25],
      [100, 75],
    ]);
  });

  it('places none on a line that is shorter than the label', () => {
    expect(spotsAlong(bend.slice(0, 2), 120, 300)).toEqual([]);
    expect(spotsAlong([], 0, 100)).toHaveLength(0);
  });

  it('never turns text upside down, whichever way the line runs', () => {
    for (const line of [bend, bend.toReversed()]) {
      for (const { angle } of spotsAlong(line, 20, 50))
        expect(Math.abs(angle)).toBeLessThanOrEqual(Math.PI / 2);
    }
  });

  it('reserves the area that rotated text covers', () => {
    const level = textBox('Gyeongpo-ro', { x: 0, y: 0 });
    const steep = textBox('Gyeongpo-ro', { x: 0, y: 0 }, 13, Math.PI / 2);
    expect(steep.bottom).toBeCloseTo(level.right);
    expect(steep.right).toBeCloseTo(level.bottom);
  });
});
