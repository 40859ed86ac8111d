import { z } from 'zod';
import type { PlaceText } from '../../domain/languages.ts';
import { type PhotographLicence, photographLicences } from '../../domain/places/photographLicences.ts';
import { inRequiredLanguages } from './guideText.ts';

const alt = z.string().trim().min(4).max(160);

/** Alternative text of a picture. */
const altSchema = z.strictObject(inRequiredLanguages(alt));

/** The scene's content is checked by drawings/ at build time. */
const sceneSchema = z.looseObject({ view: z.string() });

/** A picture of a place: a scene to be drawn, or an uploaded photograph with its credit and licence. */
export type PlacePicture = { alt: PlaceText } & (
  | { scene: z.output<typeof sceneSchema> }
  | { photograph: string; credit: string; licence: PhotographLicence }
);

// Not a union of two shapes: its errors would not name the field.
const pictureSchema = z
  .strictObject({
    scene: sceneSchema.optional(),
    photograph: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'must be the SHA-256 of an upload')
      .optional(),
    credit: z.string().trim().min(2).max(120).optional(),
    licence: z.enum(photographLicences, { error: 'needs a licence that the guide may use' }).optional(),
    alt: altSchema,
  })
  .transform(({ scene, photograph, credit, licence, alt }, context): PlacePicture => {
    if (scene && !photograph && !credit && !licence) return { scene, alt };
    if (!scene && photograph && credit && licence) return { photograph, credit, licence, alt };
    const path = photograph ? [credit ? 'licence' : 'credit'] : [];
    const message = 'needs a scene, or a photograph with its credit and licence';
    context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });

/** A file of content/pictures, named by its place's key. The first picture is shown on cards. */
export const pictureFileSchema = z.strictObject({ pictures: z.array(pictureSchema).min(1).max(12) });

/** A picture; a drawing under its name in the guide's rows: its place's key and its number among the drawings, from 1. */
export interface NamedPicture {
  readonly name: string;
  readonly picture: PlacePicture;
}
