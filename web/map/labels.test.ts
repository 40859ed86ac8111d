import { describe, expect, it } from 'vitest';
import { textBox, thatFit } from './labels.ts';

const name = (text: string, x: number, y = 0) => ({ text, box: textBox(text, { x, y }) });
const texts = (names: { text: string }[]) => names.map(({ text }) => text);

describe('names that do not collide', () => {
  it('the more important name stays, the one that would cover it is left out', () => {
    expect(texts(thatFit([name('Gyeongpo', 0), name('Chodang', 20), name('Anmok', 200)], []))).toEqual([
      'Gyeongpo',
      'Anmok',
    ]);
  });

  it('a name left out leaves its room to the next', () => {
    expect(texts(thatFit([name('경포', 0), name('Gyeongpo Lake', 40), name('초당', 60)], []))).toEqual([
      '경포',
      '초당',
    ]);
  });

  it('nothing is written on a marker', () => {
    expect(thatFit([name('경포', 0)], [{ left: -17, right: 17, top: -44, bottom: 0 }])).toEqual([]);
  });
});
