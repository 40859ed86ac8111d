import { z } from 'zod';
import { circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix, palette } from '../palette.ts';
import { litGlassColour } from '../parts/facades.ts';
import { indoors } from '../parts/indoors.ts';
import { cup, curtains, frame, wallWith } from '../parts/interiors.ts';
import { outlook, outlooks } from '../parts/outlook.ts';
import { defineView, pigment } from '../view.ts';

/** A window sill seen close up: a guest's things, and the view. */
export const sillView = defineView(
  'sill',
  {
    outlook: z.enum(outlooks).default('sea'),
    things: z.enum(['shells', 'book', 'flowers', 'lantern']).default('book'),
    curtain: pigment.default('blush'),
  },
  ({ air: outdoors, random }, { outlook: kind, things, curtain }) => {
    const air = indoors(outdoors);
    const opening = { x: 120, y: 30, width: 560, height: 476 };
    return layers(
      outlook(outdoors, random, kind, { horizon: 330, discX: 540, discY: 130, clouds: 2 }),
      wallWith([opening], air.of('cream')),
      frame(opening, air.of('white'), { weight: 18, across: 2 }),
      curtains(air, opening, curtain),
      rect(60, 504, 680, 28, air.of('white')),
      rect(60, 528, 680, 12, mix(air.of('white'), air.of('stone'), 0.6)),
      put(530, 504, 2.3, cup(air, 'white')),
      things === 'book' &&
        put(
          0,
          54,
          1,
          layers(
            rect(228, 424, 190, 26, air.of('deep'), 4),
            rect(240, 428, 178, 16, air.of('cream')),
            rect(244, 400, 170, 26, air.of('sunrise'), 4),
            rect(250, 404, 164, 15, air.of('cream')),
            shape(
              'M262 400Q300 372 336 396Q372 372 408 398Q370 386 336 404Q300 386 262 400Z',
              air.of('white'),
            ),
          ),
        ),
      things === 'shells' &&
        put(
          0,
          54,
          1,
          layers(
            shape('M220 450Q216 394 270 388Q324 394 320 450Q270 460 220 450Z', air.of('apricot')),
            line('M270 452V396M248 452Q240 420 250 402M292 452Q300 420 290 402', air.of('timber'), 4),
            shape('M346 450Q344 418 376 414Q410 418 406 450Z', air.of('blush')),
            line('M376 450V420M362 450L364 426M390 450L388 426', air.of('plank'), 3),
            ellipse(190, 444, 22, 9, air.of('stone')),
          ),
        ),
      things === 'flowers' &&
        put(
          0,
          54,
          1,
          layers(
            line(
              'M296 372Q290 320 262 290M300 372Q304 310 304 266M304 372Q318 322 348 300',
              air.of('pine'),
              5,
            ),
            shape(
              'M296 372Q270 366 258 340Q290 338 300 366ZM304 372Q336 366 344 340Q312 338 302 366Z',
              air.of('leaf'),
            ),
            ...(
              [
                [260, 284],
                [304, 260],
                [350, 294],
              ] as const
            ).map(([x, y]) =>
              layers(
                shape(
                  d`M${x} ${y - 26}q14 12 0 26q-14 -14 0 -26zM${x - 24} ${y - 6}q18 -4 24 8q-20 8 -24 -8zM${x + 24} ${y - 6}q-18 -4 -24 8q20 8 24 -8zM${x - 14} ${y + 20}q-2 -18 14 -20q4 20 -14 20zM${x + 14} ${y + 20}q2 -18 -14 -20q-4 20 14 20z`,
                  air.of('sunrise'),
                ),
                circle(x, y, 8, air.of('apricot')),
              ),
            ),
            shape('M262 372H338Q346 430 326 450H274Q254 430 262 372Z', air.of('sea')),
            shape('M262 372H284Q278 430 294 450H274Q254 430 262 372Z', air.shaded('sea')),
          ),
        ),
      things === 'lantern' &&
        put(
          0,
          54,
          1,
          layers(
            line('M262 330Q290 282 318 330', air.of('ink'), 6),
            rect(248, 330, 84, 120, air.of('ink'), 8),
            rect(260, 344, 60, 92, litGlassColour(air), 4),
            rect(276, 396, 28, 40, air.of('cream')),
            shape('M290 366Q304 384 290 396Q276 384 290 366Z', air.of('sunrise')),
          ),
        ),
      rect(0, 540, 800, 60, air.of('sand')),
      line('M0 572H800', mix(air.of('sand'), palette.ink, 0.1), 4, 'square'),
    );
  },
);
