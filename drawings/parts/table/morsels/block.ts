import { layers, rect } from '../../../brush.ts';
import type { Pigment } from '../../../palette.ts';
import type { Morsel } from './morsel.ts';

/** A block with its face up and its left and lower side in shadow: tofu, radish. */
export const block =
  (face: Pigment, side: Pigment, width: number, height: number): Morsel =>
  (air) =>
    layers(
      rect(-width / 2, -height / 2, width, height + 10, air.of(side), 7),
      rect(-width / 2 + 3, -height / 2, width - 3, height, air.of(face), 7),
    );
