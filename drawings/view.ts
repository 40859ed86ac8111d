import { z } from 'zod';
import { type Air, airAt, type Hour, hours } from './air.ts';
import { type Pigment, palette } from './palette.ts';
import { type Random, seededRandom } from './random.ts';

/** What a view draws with, in addition to its scene. */
export interface Easel {
  air: Air;
  random: Random;
}

/** A kind of composition: the fields of its scenes, and how they are drawn. */
export interface View {
  schema: z.ZodType<{ view: string; hour: Hour }>;
  /** The content of an SVG of 800 by 600. `seed` determines what the scene leaves open. */
  draw(scene: unknown, seed: string): string;
}

/** A field that takes one of the keys of `record`. */
export function keySchema<Key extends string>(record: Readonly<Record<Key, unknown>>) {
  return z.enum(Object.keys(record).filter((key): key is Key => key in record));
}

/** A field that takes a colour of the palette by its name. */
export const pigment = keySchema<Pigment>(palette);

/**
 * Defines a view by the fields of its scenes, in addition to `view`, `hour` and `seed`, and by its drawing. Every field has
 * a default or is a small enum, so that content is short and typos are rejected.
 */
export function defineView<Fields extends z.ZodRawShape>(
  name: string,
  fields: Fields,
  draw: (easel: Easel, scene: z.output<z.ZodObject<Fields, z.core.$strict>>) => string,
): Record<string, View> {
  const own = z.strictObject(fields);
  const schema = z.looseObject({
    view: z.literal(name),
    hour: z.enum(hours),
    seed: z.int().min(1).max(99).optional(),
  });
  return {
    [name]: {
      schema: schema.superRefine((scene, context) => {
        const { view: _view, hour: _hour, seed: _seed, ...rest } = scene;
        for (const issue of own.safeParse(rest).error?.issues ?? []) {
          context.addIssue({ code: 'custom', path: [...issue.path], message: issue.message });
        }
      }),
      draw(scene, seed) {
        const { view: _view, hour, seed: another = 0, ...rest } = schema.parse(scene);
        return draw({ air: airAt(hour), random: seededRandom(`${seed} ${another}`) }, own.parse(rest));
      },
    },
  };
}
