import { baking } from './menu/baking.ts';
import { cookedFish } from './menu/cookedFish.ts';
import { larder } from './menu/larder.ts';
import { meat } from './menu/meat.ts';
import { noodles } from './menu/noodles.ts';
import { rawFish } from './menu/rawFish.ts';
import { sides } from './menu/sides.ts';
import { snacks } from './menu/snacks.ts';
import { soups } from './menu/soups.ts';
import { tofu } from './menu/tofu.ts';
import { western } from './menu/western.ts';

/** All dishes that scenes can use. */
export const dishes = {
  ...tofu,
  ...noodles,
  ...soups,
  ...rawFish,
  ...cookedFish,
  ...meat,
  ...western,
  ...snacks,
  ...baking,
  ...larder,
  ...sides,
};

export type DishName = keyof typeof dishes;
export const dishNames = Object.keys(dishes).filter((name): name is DishName => name in dishes);
