import { z } from 'zod';
import { d, layers, line, put } from '../brush.ts';
import { mix, type Pigment } from '../palette.ts';
import { indoors } from '../parts/indoors.ts';
import { outlook, outlooks } from '../parts/outlook.ts';
import { steam } from '../parts/table/dishes.ts';
import { isLow, subject, subjectNames, subjectSize } from '../parts/table/subjects.ts';
import { tableTop, tops } from '../parts/table/tableSurface.ts';
import { wall, walls } from '../parts/table/walls.ts';
import { frames, windowOn } from '../parts/table/windows.ts';
import { defineView, pigment } from '../view.ts';

/** One thing on a table, seen over the table's edge: a wall, a window or the open air behind it. */
export const stillView = defineView(
  'still',
  {
    of: z.enum(subjectNames),
    glaze: pigment.optional(),
    accent: pigment.optional(),
    /** Smaller things beside it, on the left and on the right. */
    left: z.enum(subjectNames).optional(),
    right: z.enum(subjectNames).optional(),
    rightGlaze: pigment.optional(),
    wall: pigment.default('sand'),
    pattern: z.enum(walls).default('plain'),
    /** The background, and the window in front of it; `open` is the open air. */
    look: z.enum(outlooks).optional(),
    frame: z.enum(frames).default('wood'),
    table: pigment.default('plank'),
    top: z.enum(tops).default('plain'),
    hot: z.boolean().default(false),
    cutlery: z.enum(['none', 'lifting']).default('none'),
    close: z.boolean().default(false),
    at: z.number().min(-160).max(160).default(0),
  },
  ({ air, random }, scene) => {
    const isOpen = scene.look !== undefined && scene.frame === 'open';
    // After dark a dish outdoors is lit by a lamp.
    const inside = isOpen && !air.isDark ? air : indoors(air);
    const fromHigh = isLow(scene.of);
    const edge = (fromHigh ? 316 : scene.close ? 380 : 412) + Math.round(random.between(-10, 20));
    const middle = 400 + scene.at;
    const size = subjectSize(scene.of) * (scene.close ? 1.2 : fromHigh ? 1.04 : 0.98);
    const foot = fromHigh ? (scene.close ? 520 : 496) : scene.close ? 568 : 532;
    const side = (name: typeof scene.left, x: number, flipGlaze?: Pigment) =>
      name && put(x, 566, subjectSize(name) > 1 ? 0.56 : 0.36, subject(inside, name, { glaze: flipGlaze }));
    return layers(
      isOpen && scene.look
        ? outlook(air, random, scene.look)
        : wall(
            inside,
            random,
            scene.wall,
            scene.frame === 'round' && scene.look ? 'flat' : scene.pattern,
            edge,
          ),
      !isOpen &&
        scene.look &&
        scene.frame !== 'open' &&
        windowOn(air, inside, random, {
          kind: scene.frame,
          look: scene.look,
          foot: edge,
          around: scene.wall,
        }),
      tableTop(inside, edge, scene.table, scene.top),
      put(middle, foot, size, subject(inside, scene.of, { glaze: scene.glaze, accent: scene.accent })),
      scene.cutlery === 'lifting' &&
        layers(
          line(
            d`M${middle - 34} ${foot - 200}C${middle - 50} 250 ${middle - 12} 220 ${middle - 20} 130M${middle - 10} ${foot - 196}C${middle - 20} 250 ${middle + 6} 210 ${middle - 4} 122M${middle + 14} ${foot - 196}C${middle + 20} 250 ${middle} 210 ${middle + 10} 126M${middle + 38} ${foot - 200}C${middle + 54} 250 ${middle + 20} 220 ${middle + 26} 132`,
            mix(inside.of('blush'), inside.of('apricot'), 0.2),
            12,
          ),
          line(
            d`M${middle - 70} 150L${middle + 330} 50M${middle - 66} 126L${middle + 310} 16`,
            inside.of('wood'),
            13,
          ),
        ),
      scene.hot && put(middle, (fromHigh ? 250 : 226) - (scene.close ? 30 : 0), 1, steam(inside)),
      side(scene.left, 106),
      side(scene.right, 694, scene.rightGlaze),
    );
  },
);
