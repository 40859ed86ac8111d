import type { Air } from '../../air.ts';
import { d, layers, line, rect } from '../../brush.ts';
import type { Pigment } from '../../palette.ts';
import type { Random } from '../../random.ts';
import { type Outlook, outlook, pane } from '../outlook.ts';

export const frames = [
  'wood',
  'white',
  'black',
  'grid',
  'paper',
  'round',
  'arched',
  'wide',
  'side',
  'open',
] as const;

export type Frame = (typeof frames)[number];

/** A window in the wall with its view. */
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
    case 'side':
      return layers(
        pane(474, 80, 266, bottom - 120, landscape),
        bar(474, 80, 266, bottom - 120, 14, 'white'),
        rect(602, 80, 10, bottom - 120, inside.of('white')),
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
