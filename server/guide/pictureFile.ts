import { z } from 'zod';
import { byLanguage } from '../../contract/languages.ts';

const alt = z.string().trim().min(4).max(160);

/** Alternative text of a picture, in every language. */
const altSchema = z.strictObject(byLanguage(() => alt));

/** The scene's content is checked by drawings/ at build time. */
const sceneSchema = z.looseObject({ view: z.string() });

/** A picture of a place: a scene to be drawn, or a photograph with its credit. */
export type PlacePicture = { alt: z.output<typeof altSchema> } & (
  | { scene: z.output<typeof sceneSchema> }
  | { photograph: string; credit: string }
);

// Not a union of two shapes: its errors would not name the field.
const pictureSchema = z
  .strictObject({
    scene: sceneSchema.optional(),
    photograph: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
    credit: z.string().trim().min(2).max(120).optional(),
    alt: altSchema,
  })
  .transform(({ scene, photograph, credit, alt }, context): PlacePicture => {
    if (scene && !photograph && !credit) return { scene, alt };
    if (!scene && photograph && credit) return { photograph, credit, alt };
    const path = photograph && !credit ? ['credit'] : [];
    context.addIssue({ code: 'custom', path, message: 'needs a scene, or a photograph with its credit' });
    return z.NEVER;
  });

/** A file of content/pictures, named by its place's key. The first picture is shown on cards. */
export const pictureFileSchema = z.strictObject({ pictures: z.array(pictureSchema).min(3).max(8) });
