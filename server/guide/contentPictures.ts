import { z } from 'zod';
import { photographsFirst } from '../../contract/photographs.ts';
import { languages, type PlaceText } from '../../domain/languages.ts';
import { type PhotographLicence, photographLicences } from '../../domain/places/photographLicences.ts';
import type { NamedPicture, PlacePicture } from './pictureFile.ts';

/** A picture of a place as its row has it: a drawing by its name, or a photograph by the hash of its upload. */
export type ContentPicture = { readonly alt: PlaceText } & (
  | { readonly name: string }
  | { readonly photograph: string; readonly credit: string; readonly licence: PhotographLicence }
);

/**
 * The pictures of a place, photographs first. Drawings are matched by their scene, since editors may have reordered them;
 * a drawing that this build does not contain is left out.
 * @param drawn the pictures of the place in content/pictures
 */
export function contentPictures(
  pictures: readonly PlacePicture[],
  drawn: readonly NamedPicture[],
): ContentPicture[] {
  const names = new Map(
    drawn.flatMap(({ name, picture }) => ('scene' in picture ? [[sceneKey(picture.scene), name]] : [])),
  );
  const content = pictures.flatMap((picture): ContentPicture[] => {
    if ('photograph' in picture) return [picture];
    const name = names.get(sceneKey(picture.scene));
    return name === undefined ? [] : [{ name, alt: picture.alt }];
  });
  return photographsFirst(content);
}

const sceneKey = (scene: unknown) => JSON.stringify(scene);

/** Hashes of the photographs among pictures. */
export const photographHashes = (pictures: readonly object[]): string[] =>
  pictures.flatMap((picture) =>
    'photograph' in picture && typeof picture.photograph === 'string' ? [picture.photograph] : [],
  );

/** Texts as the row has them; the previous release wrote no gallery. */
const altSchema = z.partialRecord(z.enum(languages), z.string());

/** A picture in the column `gallery`. */
export const galleryPictureSchema = z.union([
  z.object({ name: z.string(), alt: altSchema }),
  z.object({
    photograph: z.string(),
    credit: z.string(),
    licence: z.enum(photographLicences),
    alt: altSchema,
  }),
]);

/** Names of the drawings, for the previous release. It needs at least one, and shows a placeholder for an unknown name. */
export function drawingNames(key: string, pictures: readonly ContentPicture[]): string[] {
  const names = pictures.flatMap((picture) => ('name' in picture ? [picture.name] : []));
  return names.length > 0 ? names : [`${key}-1`];
}
