import type { Air } from '../air.ts';
import { craftOn, crafts } from './tableCrafts.ts';
import { drinkOn, drinks } from './tableDrinks.ts';
import { foodOn, foods } from './tableFoods.ts';

export const works = [...crafts, ...foods, ...drinks] as const;
export type Work = (typeof works)[number];

function isOneOf<Kind extends string>(list: readonly Kind[], kind: string): kind is Kind {
  return list.some((one) => one === kind);
}

/** The subjects of a low table, about the table's middle, some 500 wide and 260 high. */
export function workOn(air: Air, kind: Work): string {
  if (isOneOf(crafts, kind)) return craftOn(air, kind);
  return isOneOf(foods, kind) ? foodOn(air, kind) : drinkOn(air, kind);
}
