import { expect, it } from 'vitest';
import { roundedLine, roundedNetwork } from './mapLines.ts';

const line = (...all: [lat: number, lng: number][]) => all.map(([lat, lng]) => ({ lat, lng }));

it('rounds the corners of a line, keeps its ends, and keeps a ring closed', () => {
  const bend = line([0, 0], [0, 1], [1, 1]);
  const round = roundedLine(bend);
  expect([round[0], round.at(-1)]).toEqual([bend[0], bend[2]]);
  expect(round).not.toContainEqual(bend[1]);
  const ring = roundedLine(line([0, 0], [0, 1], [1, 1], [0, 0]));
  expect(ring.at(-1)).toEqual(ring[0]);
  expect(roundedLine(line([0, 0], [1, 1]))).toEqual(line([0, 0], [1, 1]));
});

it('keeps the common point of roads that meet', () => {
  const meeting = { lat: 0, lng: 1 };
  const [through, side] = roundedNetwork([line([0, 0], [0, 1], [1, 1], [2, 1]), line([-1, 1], [0, 1])]);
  expect(through).toContainEqual(meeting);
  expect(through).not.toContainEqual({ lat: 1, lng: 2 });
  expect(side?.at(-1)).toEqual(meeting);
});
