import type { Air } from '../air.ts';
import { d, shape } from '../brush.ts';
import type { Random } from '../random.ts';

/** The background and foreground of a house, and the height of its foot. */
export interface Stage {
  back: string;
  y: number;
  front: string;
}

/** The house's horizontal position, and whether people walk there. */
interface StageOptions {
  x: number;
  hasPeople: boolean;
}

export type StageMaker = (air: Air, random: Random, options: StageOptions) => Stage;

/** The path to the door, wider towards the viewer. */
export function pathTo(x: number, y: number, fill: string, spread = 90): string {
  const foot = 400 + (x - 400) * 0.5;
  return shape(
    d`M${x - 24} ${y}H${x + 24}Q${x + 30} ${y + 60} ${foot + spread} 600H${foot - spread}Q${x - 60} ${y + 60} ${x - 24} ${y}Z`,
    fill,
  );
}
