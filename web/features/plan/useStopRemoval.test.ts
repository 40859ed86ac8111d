import { expect, it } from 'vitest';
import { withRestored } from './useStopRemoval.ts';

const place = (id: number) => ({ id, title: `Place ${id}`, lat: 37.75, lng: 128.88 });

it('puts a removed place back where it was', () => {
  expect(withRestored([place(1), place(3)], { place: place(2), index: 1 })).toEqual([1, 2, 3].map(place));
  expect(withRestored([], { place: place(2), index: 0 })).toEqual([place(2)]);
  // The plan has become shorter meanwhile, for example in another tab.
  expect(withRestored([place(1)], { place: place(4), index: 3 })).toEqual([place(1), place(4)]);
});

it('restores no place that has been chosen again', () => {
  const places = [place(2), place(1)];
  expect(withRestored(places, { place: place(2), index: 1 })).toBe(places);
});
