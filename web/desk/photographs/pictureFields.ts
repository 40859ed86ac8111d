import type { PhotographList } from '../../../contract/desk/photographs.ts';
import type { PictureField } from '../../../contract/desk/placeFields.ts';
import { photographsFirst, shareAddress, shownWhole } from '../../../contract/photographs.ts';
import { byLanguage, type Language } from '../../../domain/languages.ts';
import { maxPhotographBytes, photographTypes } from '../../../domain/places/photographRules.ts';

export type Drawing = PhotographList['drawings'][number];
export type PhotographField = Extract<PictureField, { photograph: string }>;

/** Pictures that one place can have. */
export const maxPictures = 12;

export const isPhotograph = (picture: PictureField): picture is PhotographField => 'photograph' in picture;

/** A key that stays the same when the picture is moved or its texts are edited. */
export const pictureKey = (picture: PictureField): string =>
  isPhotograph(picture) ? picture.photograph : JSON.stringify(picture.scene);

/** A photograph without texts yet. */
export const newPhotograph = (hash: string): PhotographField => ({
  photograph: hash,
  credit: '',
  licence: null,
  alt: byLanguage(() => ''),
});

/** Adds a photograph after the others; changes nothing if it is already there, or if no more fit. */
export function withPhotograph(pictures: readonly PictureField[], hash: string): PictureField[] {
  const hasIt = pictures.some((picture) => isPhotograph(picture) && picture.photograph === hash);
  if (hasIt || pictures.length >= maxPictures) return [...pictures];
  return photographsFirst([...pictures, newPhotograph(hash)]);
}

/** The position to which a picture moves, or null at the end of its kind: photographs stand before drawings. */
export function moveTarget(pictures: readonly PictureField[], index: number, by: -1 | 1): number | null {
  const [moved, other] = [pictures[index], pictures[index + by]];
  return moved && other && isPhotograph(moved) === isPhotograph(other) ? index + by : null;
}

export function movePicture(pictures: readonly PictureField[], index: number, by: -1 | 1): PictureField[] {
  const target = moveTarget(pictures, index, by);
  const result = [...pictures];
  if (target !== null) result.splice(target, 0, ...result.splice(index, 1));
  return result;
}

/** Number of a picture among those of its kind, from 1. */
export function pictureNumber(pictures: readonly PictureField[], index: number): number {
  const kind = pictures[index];
  return pictures.slice(0, index + 1).filter((one) => kind && isPhotograph(one) === isPhotograph(kind))
    .length;
}

/** Address of the picture; empty for a drawing of another release. */
export function pictureAddress(picture: PictureField, drawings: readonly Drawing[]): string {
  if (isPhotograph(picture)) return shownWhole(shareAddress(picture.photograph));
  const scene = JSON.stringify(picture.scene);
  return drawings.find((drawing) => JSON.stringify(drawing.scene) === scene)?.url ?? '';
}

/** The drawings that are not among the pictures. */
export function unusedDrawings(pictures: readonly PictureField[], drawings: readonly Drawing[]): Drawing[] {
  const keys = new Set(pictures.map(pictureKey));
  return drawings.filter(({ scene }) => !keys.has(JSON.stringify(scene)));
}

export const drawingField = ({ scene, alt }: Drawing): PictureField => ({
  scene,
  alt: byLanguage((language: Language) => alt[language]),
});

/** The fault of a file that can be found before it is sent; null if only the server can judge it. */
export function findFileFault({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'empty' | 'otherType' | 'tooLarge' | null {
  if (size === 0) return 'empty';
  if (!photographTypes.some((known) => known === type)) return 'otherType';
  return size > maxPhotographBytes ? 'tooLarge' : null;
}
