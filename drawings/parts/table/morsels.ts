import { d } from '../../brush.ts';
import { baked } from './morsels/baked.ts';
import { field } from './morsels/field.ts';
import { kitchen } from './morsels/kitchen.ts';
import { shore } from './morsels/shore.ts';

/** All pieces of food that dishes can use. */
export const morsels = { ...shore, ...field, ...kitchen, ...baked };

export type MorselName = keyof typeof morsels;

/** A piece at its position: `press` flattens it for a view from the side. */
export function lay(x: number, y: number, scale: number, press: number, turn: number, part: string): string {
  const turned = turn === 0 ? '' : `rotate(${Math.round(turn)})`;
  return `<g transform="${d`translate(${x} ${y})`}scale(${scale.toFixed(2)} ${(scale * press).toFixed(2)})${turned}">${part}</g>`;
}
