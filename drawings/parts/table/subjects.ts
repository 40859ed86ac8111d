import type { Air } from '../../air.ts';
import { layers, put } from '../../brush.ts';
import type { Pigment } from '../../palette.ts';
import { paperCup } from '../seasideHouses.ts';
import { crafts } from './crafts.ts';
import { dish } from './dishes.ts';
import { beanBag, beans, beer, cup, dripSet, glass, kettle, mokaPot, teacup, teapot } from './drinks.ts';
import { type DishName, dishes, dishNames } from './menu.ts';
import {
  acornCake,
  bingsu,
  burger,
  cakeSlice,
  cone,
  coneStand,
  friesCup,
  gelatoCup,
  iceSaltBread,
  paperBag,
  pineConeCake,
  pudding,
} from './sweets.ts';
import { cauldron, espressoMachine, roaster, stoneMill, tofuPress } from './tools.ts';

interface Look {
  glaze?: Pigment | undefined;
  accent?: Pigment | undefined;
}

type Subject = (air: Air, look: Look) => string;

const two = (left: string, right: string, gap: number) => put(-gap, 0, 1, left) + put(gap, 8, 0.92, right);

/** Things on a table other than dishes, each drawn on its origin. */
const things = {
  cup: (air, { glaze = 'white', accent = 'sunrise' }) => cup(air, glaze, accent),
  latteCup: (air, { glaze = 'white', accent = 'sea' }) => cup(air, glaze, accent, 'plank'),
  twoCups: (air, { glaze = 'white', accent = 'sunrise' }) =>
    two(cup(air, glaze, accent), cup(air, accent, glaze, 'plank'), 190),
  teacup: (air, { glaze = 'moss', accent = 'apricot' }) => teacup(air, glaze, accent),
  teapot: (air, { glaze = 'moss', accent = 'apricot' }) =>
    put(-90, 0, 1, teapot(air, glaze)) + put(150, 8, 1, teacup(air, glaze, accent)),
  sesameCoffee: (air) => glass(air, ['wood', 'timber', 'cream'], { top: 'sesame' }),
  icedCoffee: (air) => glass(air, ['wood', 'timber'], { straw: true }),
  grapeBrew: (air) => glass(air, ['brick', 'wood', 'wood'], { top: 'grapes' }),
  plumTea: (air, { accent = 'apricot' }) => glass(air, [accent, 'blush'], { straw: true }),
  dripSet: (air, { glaze = 'white' }) => dripSet(air, glaze),
  pouring: (air, { glaze = 'white', accent = 'deep' }) =>
    layers(
      put(-30, 0, 1, dripSet(air, glaze)),
      put(180, -470, 0.9, kettle(air, accent)),
      `<path d="M-9-462V-322" stroke="${air.of('spray')}" stroke-width="8"/>`,
    ),
  mokaSet: (air, { glaze = 'stone', accent = 'sunrise' }) =>
    put(-80, 0, 1, mokaPot(air, glaze)) + put(150, 10, 0.9, teacup(air, accent, 'wood')),
  espresso: (air, { glaze = 'deep' }) => espressoMachine(air, glaze),
  twoPaperCups: (air, { glaze = 'timber', accent = 'sea' }) =>
    put(0, 0, 1.5, two(paperCup(air, glaze), paperCup(air, accent), 80)),
  beanBag: (air, { glaze = 'plank', accent = 'pine' }) => beanBag(air, glaze, accent),
  beans: (air) => put(0, -30, 2.2, beans(air, 6)),
  beer: (air, { glaze = 'apricot' }) => beer(air, glaze),
  flight: (air) =>
    [
      ['apricot', 'tulip'] as const,
      ['brick', 'pint'] as const,
      ['wood', 'tulip'] as const,
      ['blush', 'pint'] as const,
    ]
      .map(([brew, form], index) => put(-270 + index * 180, 0, 0.8, beer(air, brew, form)))
      .join(''),
  gelato: (air, { glaze = 'spray', accent = 'apricot' }) => gelatoCup(air, glaze, ['white', accent]),
  gelatoThree: (air, { glaze = 'sunrise', accent = 'stone' }) =>
    gelatoCup(air, glaze, ['white', 'apricot', accent]),
  cone: (air, { accent }) => coneStand(air, cone(air, accent ? ['white', accent] : ['white'])),
  twoCones: (air, { accent = 'apricot' }) =>
    two(coneStand(air, cone(air, ['white'])), coneStand(air, cone(air, [accent])), 140),
  cakeSlice: (air, { glaze = 'foam', accent = 'sunrise' }) => cakeSlice(air, glaze, 'blush', 'white', accent),
  darkCake: (air, { glaze = 'spray', accent = 'apricot' }) => cakeSlice(air, glaze, 'wood', 'blush', accent),
  acornCake: (air) => acornCake(air),
  coneAndAcorn: (air) => put(-196, 0, 0.94, pineConeCake(air)) + put(206, 10, 0.94, acornCake(air)),
  pudding: (air, { glaze = 'white', accent = 'timber' }) => pudding(air, glaze, accent),
  bingsu: (air, { glaze = 'spray' }) => bingsu(air, glaze),
  iceSaltBread: (air, { glaze = 'sand' }) => iceSaltBread(air, glaze),
  burger: (air) => burger(air, 'cheese'),
  potatoBurger: (air) => burger(air, 'potato'),
  friesCup: (air, { glaze = 'sunrise' }) => friesCup(air, glaze),
  paperBag: (air, { glaze = 'plank', accent = 'pine' }) => paperBag(air, glaze, accent),
  roaster: (air, { glaze = 'deep' }) => roaster(air, glaze),
  stoneMill: (air) => stoneMill(air),
  cauldron: (air, { glaze = 'cream' }) => cauldron(air, glaze),
  tofuPress: (air) => tofuPress(air),
  ...crafts,
} satisfies Record<string, Subject>;

type ThingName = keyof typeof things;
export type SubjectName = ThingName | DishName;

const thingNames = Object.keys(things).filter((name): name is ThingName => name in things);

/** All subjects that a scene can put on a table. */
export const subjectNames: readonly [SubjectName, ...SubjectName[]] = [
  'cup',
  ...thingNames.slice(1),
  ...dishNames,
];

function isThing(name: SubjectName): name is ThingName {
  return name in things;
}

/** A dish or a thing on its origin, seen from the side. */
export function subject(air: Air, name: SubjectName, look: Look): string {
  if (isThing(name)) {
    const draw: Subject = things[name];
    return draw(air, look);
  }
  return dish(air, name, { from: 'side', glaze: look.glaze });
}

/** The scale at which a thing fills the middle of the table; 1.1 by default. */
const sizes: Partial<Record<SubjectName, number>> = {
  pouring: 0.94,
  roaster: 0.92,
  flight: 0.96,
  cauldron: 1,
  stoneMill: 1,
  coneAndAcorn: 1,
  gelatoThree: 1,
  cone: 0.9,
  twoCones: 1,
  cup: 1.35,
  latteCup: 1.35,
  teacup: 1.6,
  candle: 1.15,
  inkstone: 1.15,
  woodenBell: 1.15,
};

/** The scale at which a subject fills the middle of the table. */
export function subjectSize(name: SubjectName): number {
  return sizes[name] ?? (isThing(name) ? 1.1 : 1);
}

const deep = new Set<string>(['pot', 'bowl', 'cup', 'box']);

/** Whether a subject is so flat that it is better seen from above. */
export function isLow(name: SubjectName): boolean {
  return isThing(name) ? name in crafts : !deep.has(dishes[name].ware);
}
