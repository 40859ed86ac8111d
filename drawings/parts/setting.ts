import { type Air, airAt } from '../air.ts';
import { canvas, circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix, type Pigment } from '../palette.ts';
import type { Random } from '../random.ts';
import { type Outlook, outlook, pane, pendant } from './outlook.ts';
import { shrub } from './trees.ts';

/** A room's own light: lamps are lit at dusk and at night, whatever the window shows. */
export function indoors(air: Air): Air {
  if (air.hour === 'dusk' || air.hour === 'night') return airAt('dawn');
  return air.hour === 'dawn' ? airAt('dawn') : airAt(air.hour === 'mist' ? 'mist' : 'day');
}

export const walls = [
  'plain',
  'tiles',
  'boards',
  'brick',
  'shelf',
  'lamps',
  'curtain',
  'lattice',
  'arch',
  'panel',
  'pictures',
  'flat',
] as const;
export type Wall = (typeof walls)[number];

export const frames = ['wood', 'white', 'black', 'grid', 'paper', 'round', 'arched', 'wide', 'open'] as const;
export type Frame = (typeof frames)[number];

/** What stands on a shelf: plain shapes of cups, jars, bottles and bags. */
export function shelfGoods(air: Air, random: Random, x: number, y: number, width: number): string {
  const goods: string[] = [];
  let at = x + 14;
  while (at < x + width - 44) {
    const pigment = random.pick([
      'foam',
      'deep',
      'leaf',
      'apricot',
      'sunrise',
      'spray',
      'sand',
      'roof',
    ] as const);
    const w = random.between(24, 42);
    const h = random.between(26, 58);
    const form = random.whole(0, 3);
    const fill = air.of(pigment);
    if (form === 0) goods.push(rect(at, y - h, w, h, fill, 4));
    else if (form === 1) goods.push(shape(d`M${at} ${y - h}H${at + w}L${at + w - 6} ${y}H${at + 6}Z`, fill));
    else if (form === 2)
      goods.push(rect(at + w * 0.3, y - h - 10, w * 0.4, 16, fill, 2) + rect(at, y - h, w, h, fill, 9));
    else goods.push(put(at + w / 2, y, 1, shrub(air, w * 1.5, 'leaf')));
    at += w + random.between(8, 26);
  }
  return layers(...goods, rect(x, y, width, 11, air.of('wood'), 2));
}

/** A wall across the picture, plain or with what hangs on it. */
export function wall(air: Air, random: Random, pigment: Pigment, kind: Wall, foot: number): string {
  const base = air.of(pigment);
  const other = mix(base, air.of('ink'), 0.1);
  const light = mix(base, air.of('white'), 0.22);
  const shine = shape(d`M${random.between(330, 420)} 0H800V${foot}H${random.between(560, 640)}Z`, light);
  const rows = (step: number, from = 0) =>
    Array.from({ length: Math.ceil((foot - from) / step) }, (_, index) => from + index * step);
  switch (kind) {
    case 'flat':
      return rect(0, 0, canvas.width, foot, base);
    case 'plain':
      return rect(0, 0, canvas.width, foot, base) + shine;
    case 'tiles':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shine,
        line(
          rows(62, 40)
            .map((y) => d`M0 ${y}H800`)
            .join('') + Array.from({ length: 10 }, (_, index) => d`M${40 + index * 80} 0V${foot}`).join(''),
          other,
          4,
        ),
      );
    case 'boards':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shine,
        line(Array.from({ length: 9 }, (_, index) => d`M${60 + index * 86} 0V${foot}`).join(''), other, 5),
      );
    case 'brick':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shine,
        line(
          rows(44, 24)
            .map((y, row) =>
              Array.from({ length: 4 }, (_, index) => d`M${(row % 2) * 96 + 24 + index * 206} ${y}h64`).join(
                '',
              ),
            )
            .join(''),
          other,
          18,
          'square',
        ),
      );
    case 'shelf':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shine,
        shelfGoods(air, random, 70, 110, 300),
        shelfGoods(air, random, 440, 170, 290),
      );
    case 'lamps':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shine,
        rect(0, foot * 0.62, canvas.width, foot * 0.38, other),
        pendant(air, 180, 110, 'dome', 'deep'),
        pendant(air, 620, 90, 'dome', 'deep'),
      );
    case 'curtain': {
      const cloth = ['foam', 'sunrise', 'deep'] as const;
      const tint = air.of(random.pick(cloth));
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shine,
        rect(0, 30, canvas.width, 10, air.of('wood')),
        ...[0, 1, 2, 3, 4].map(
          (index) =>
            shape(d`M${index * 162} 36h154v${100 + (index % 2) * 10}q-38 16-77 0t-77 0z`, tint) +
            rect(index * 162 + 118, 36, 36, 100, mix(tint, air.of('white'), 0.25)),
        ),
      );
    }
    case 'lattice':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        ...[20, 286, 552].map((x) =>
          layers(
            rect(x, 30, 228, foot - 60, air.of('cream')),
            line(
              d`M${x + 46} 30V${foot - 30}M${x + 92} 30V${foot - 30}M${x + 138} 30V${foot - 30}M${x + 184} 30V${foot - 30}M${x} 96H${x + 228}M${x} ${foot * 0.5}H${x + 228}M${x} ${foot - 90}H${x + 228}`,
              air.of('plank'),
              5,
            ),
            `<rect x="${x}" y="30" width="228" height="${Math.round(foot - 60)}" fill="none" stroke="${air.of('wood')}" stroke-width="13"/>`,
          ),
        ),
      );
    case 'arch':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shape(d`M120 ${foot}V240Q120 70 300 70T480 240V${foot}Z`, light),
        shape(d`M540 ${foot}V290Q540 170 650 170T760 290V${foot}Z`, other),
      );
    case 'pictures':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shine,
        ...[
          [90, 70, 150, 190],
          [310, 50, 190, 150],
          [570, 80, 140, 180],
        ].map(([x = 0, y = 0, w = 0, h = 0], index) =>
          layers(
            rect(x, y, w, h, air.of(index === 1 ? 'wood' : 'white')),
            rect(
              x + 12,
              y + 12,
              w - 24,
              h - 24,
              air.of((['spray', 'blush', 'haze'] as const)[index] ?? 'spray'),
            ),
            circle(x + w * 0.64, y + h * 0.36, 20, air.of('sunrise')),
            shape(
              d`M${x + 12} ${y + h * 0.66}Q${x + w * 0.3} ${y + h * 0.4} ${x + w * 0.56} ${y + h * 0.62}T${x + w - 12} ${y + h * 0.56}V${y + h - 12}H${x + 12}Z`,
              air.of((['deep', 'sea', 'pine'] as const)[index] ?? 'deep'),
            ),
          ),
        ),
      );
    case 'panel':
      return layers(
        rect(0, 0, canvas.width, foot, base),
        shine,
        rect(0, foot - 150, canvas.width, 150, other),
        rect(0, foot - 158, canvas.width, 11, air.of('wood')),
        circle(600, 130, 66, mix(base, air.of('sunrise'), 0.55)),
        shape('M534 130a66 66 0 0 0 132 0q-33 18-66 0t-66 0z', mix(base, air.of('deep'), 0.7)),
      );
  }
}

/** A window in the wall with what lies before it. */
export function windowOn(
  outside: Air,
  inside: Air,
  random: Random,
  {
    kind,
    look,
    foot,
    around,
  }: { kind: Exclude<Frame, 'open'>; look: Outlook; foot: number; around: Pigment },
): string {
  const landscape = outlook(outside, random, look);
  const bottom = foot - 34;
  const bar = (x: number, y: number, w: number, h: number, width: number, pigment: Pigment) =>
    `<rect ${d`x="${x}" y="${y}" width="${w}" height="${h}"`} fill="none" stroke="${inside.of(pigment)}" stroke-width="${width}"/>`;
  switch (kind) {
    case 'wood':
    case 'white':
    case 'black': {
      const pigment = kind === 'wood' ? 'wood' : kind === 'white' ? 'white' : 'ink';
      const x = kind === 'black' ? 60 : 120;
      return layers(
        pane(x, 46, 800 - 2 * x, bottom - 46, landscape),
        bar(x, 46, 800 - 2 * x, bottom - 46, 20, pigment),
        rect(kind === 'white' ? 290 : 392, 46, 15, bottom - 46, inside.of(pigment)),
        kind === 'white' && rect(500, 46, 15, bottom - 46, inside.of(pigment)),
        rect(x - 30, bottom, 860 - 2 * x, 18, inside.of(pigment === 'ink' ? 'slate' : pigment)),
      );
    }
    case 'grid':
      return layers(
        pane(90, 40, 620, bottom - 40, landscape),
        line(
          d`M245 40V${bottom}M400 40V${bottom}M555 40V${bottom}M90 ${(bottom + 40) / 2}H710`,
          inside.of('ink'),
          9,
          'square',
        ),
        bar(90, 40, 620, bottom - 40, 16, 'ink'),
      );
    case 'paper':
      return layers(
        pane(190, 46, 420, bottom - 46, landscape),
        bar(190, 46, 420, bottom - 46, 14, 'wood'),
        ...[34, 620].map((x) =>
          layers(
            rect(x, 40, 146, bottom - 30, inside.of('cream')),
            line(
              d`M${x + 36} 40v${bottom - 30}M${x + 73} 40v${bottom - 30}M${x + 110} 40v${bottom - 30}M${x} 110h146M${x} 180h146M${x} 250h146M${x} 320h146`,
              inside.of('plank'),
              5,
            ),
            bar(x, 40, 146, bottom - 30, 12, 'wood'),
          ),
        ),
        rect(0, 0, 800, 34, inside.of('wood')),
      );
    case 'round':
      return layers(
        pane(200, 30, 400, 400, landscape),
        `<path fill-rule="evenodd" d="M190 20H610V440H190ZM400 40A186 186 0 0 0 400 412A186 186 0 0 0 400 40Z" fill="${inside.of(around)}"/>`,
        `<circle cx="400" cy="226" r="188" fill="none" stroke="${inside.of('wood')}" stroke-width="16"/>`,
      );
    case 'arched':
      return layers(
        ...[90, 440].map((x) =>
          layers(
            rect(x - 16, 70, 302, bottom - 62, inside.of('white'), 18),
            pane(x, 90, 270, bottom - 90, landscape),
            `<path fill-rule="evenodd" d="${d`M${x} 86H${x + 270}V220H${x}ZM${x} 221V200Q${x} 92 ${x + 135} 92T${x + 270} 200V221Z`}" fill="${inside.of('white')}"/>`,
          ),
        ),
      );
    case 'wide':
      return layers(
        pane(0, 30, 800, bottom - 30, landscape),
        rect(0, 16, 800, 18, inside.of('roof')),
        rect(0, bottom, 800, 14, inside.of('roof')),
        line(d`M130 20V${bottom}M670 20V${bottom}`, inside.of('roof'), 13, 'square'),
      );
  }
}

export const tops = ['plain', 'boards', 'cloth', 'stone', 'tray', 'mat'] as const;
export type Top = (typeof tops)[number];

/** A table's top from `y` down, seen over its far edge. */
export function tableTop(air: Air, y: number, pigment: Pigment, kind: Top): string {
  const base = air.of(pigment);
  const edge = mix(base, air.of('white'), 0.3);
  const dark = mix(base, air.of('ink'), 0.16);
  return layers(
    rect(0, y, canvas.width, canvas.height - y, base),
    rect(0, y, canvas.width, 13, edge),
    kind === 'boards' &&
      line(
        d`M0 ${y + 56}H800M0 ${y + 116}H800M240 ${y + 14}L200 ${y + 54}M600 ${y + 58}L650 ${y + 114}`,
        dark,
        5,
      ),
    kind === 'cloth' &&
      shape(d`M120 ${y + 40}H680L780 600H20Z`, air.of('foam')) +
        line(d`M150 ${y + 66}H650M40 580H760`, air.of('sunrise'), 6),
    kind === 'stone' &&
      line(
        d`M60 ${y + 40}h30M210 ${y + 80}h26M520 ${y + 46}h34M680 ${y + 90}h26M90 ${y + 130}h26M600 ${y + 140}h30`,
        dark,
        9,
      ),
    kind === 'tray' &&
      shape(d`M110 ${y + 36}H690L770 596H30Z`, mix(air.of('wood'), air.of('ink'), 0.25)) +
        shape(d`M124 ${y + 46}H676L748 586H52Z`, air.of('timber')),
    kind === 'mat' &&
      shape(d`M150 ${y + 44}H650L710 590H90Z`, mix(base, air.of('white'), 0.36)) +
        line(d`M146 ${y + 70}H656M130 ${y + 104}H668`, base, 4),
  );
}

/** Chopsticks and a spoon laid beside a bowl. */
export function cutlery(air: Air, x: number, y: number): string {
  const metal = air.of('stone');
  return layers(
    line(d`M${x} ${y}l110-70M${x + 22} ${y + 8}l110-70`, metal, 8),
    line(d`M${x + 52} ${y + 18}l70-45`, metal, 8),
    put(
      x + 138,
      y - 38,
      1,
      `<g transform="rotate(-33)">${ellipse(0, 0, 25, 14, metal)}${ellipse(2, -1, 18, 9, air.of('foam'))}</g>`,
    ),
  );
}
