import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { noText, textFields } from '../../contract/desk/emptyPlaceFields.ts';
import type { PictureField, PlaceFields, TranslatedField } from '../../contract/desk/placeFields.ts';
import { byLanguage } from '../../domain/languages.ts';
import { contentPictures } from './contentPictures.ts';
import type { PlaceContent, PlaceFile } from './contentSchema.ts';
import { withBlanks, withoutBlanks } from './guideText.ts';
import type { NamedPicture, PlacePicture } from './pictureFile.ts';
import { koreanReading } from './reading/koreanReading.ts';

/** The part of a place that never changes. */
export interface PlaceIdentity {
  readonly id: number;
  readonly key: string;
}

type Check = PlaceFields['checked.text'];

/** A place built from fields, which may be incomplete in a draft. */
export interface FieldsPlace extends Omit<PlaceFile, 'position' | 'checked'> {
  position: PlaceFields['position'];
  checked: { hours: Check; phone: Check; address: Check; text: Check };
}

/** The fields of a place from its file. */
export function placeToFields(file: PlaceFile, pictures: readonly PlacePicture[]): PlaceFields {
  return {
    ...textFields('name', withBlanks(file.name)),
    ...textFields('summary', withBlanks(file.summary)),
    ...textFields('information', withBlanks(file.information)),
    ...textFields('address', withBlanks(file.address)),
    ...textFields('hours.note', file.hours.note ? withBlanks(file.hours.note) : noText),
    'reading.kana': file.reading.kana,
    'reading.roman': file.reading.roman,
    type: file.type,
    rank: file.rank,
    themes: file.themes,
    phone: file.phone ?? '',
    position: file.position,
    'hours.weekDays': file.hours.weekDays,
    'hours.periods': file.hours.periods,
    'hours.doubtful': file.hours.doubtful ?? false,
    visitMinutes: file.visitMinutes ?? null,
    fee: file.fee ?? null,
    'checked.hours': file.checked.hours,
    'checked.phone': file.checked.phone,
    'checked.address': file.checked.address,
    'checked.text': file.checked.text,
    facts: file.facts,
    source: file.source,
    confidence: file.confidence,
    pictures: pictures.map(pictureField),
  };
}

const sceneSchema = z.record(z.string(), z.json());

function pictureField(picture: PlacePicture): PictureField {
  const alt = withBlanks(picture.alt);
  if ('photograph' in picture) {
    const { photograph, credit, licence } = picture;
    return { photograph, credit, licence, alt };
  }
  return { scene: sceneSchema.parse(picture.scene), alt };
}

/** A picture as in a file of content/pictures. */
export function filePicture(picture: PictureField) {
  const alt = withoutBlanks(picture.alt);
  if ('scene' in picture) return { scene: picture.scene, alt };
  const { photograph, credit, licence } = picture;
  return { photograph, credit, licence, alt };
}

/** Builds a place from its fields, with keys in the order of the files. A missing reading is derived by rule. */
export function placeFromFields({ id, key }: PlaceIdentity, fields: PlaceFields): FieldsPlace {
  const text = (field: TranslatedField) =>
    byLanguage((language): string => fields[`${field}.${language}` as const]);
  const note = text('hours.note');
  const byRule = koreanReading(fields['name.ko']);
  return {
    id,
    key,
    type: fields.type,
    rank: fields.rank,
    name: withoutBlanks(text('name')),
    reading: {
      kana: fields['reading.kana'].trim() || byRule.kana,
      roman: fields['reading.roman'].trim() || byRule.roman,
    },
    summary: withoutBlanks(text('summary')),
    information: withoutBlanks(text('information')),
    address: withoutBlanks(text('address')),
    phone: fields.phone || null,
    themes: fields.themes,
    position: fields.position,
    hours: {
      weekDays: fields['hours.weekDays'],
      periods: fields['hours.periods'],
      note: Object.values(note).every((words) => words.trim() === '') ? null : withoutBlanks(note),
      ...(fields['hours.doubtful'] ? { doubtful: true } : {}),
    },
    ...(fields.visitMinutes === null ? {} : { visitMinutes: fields.visitMinutes }),
    ...(fields.fee === null ? {} : { fee: fields.fee }),
    checked: {
      hours: fields['checked.hours'],
      phone: fields['checked.phone'],
      address: fields['checked.address'],
      text: fields['checked.text'],
    },
    facts: fields.facts,
    source: fields.source,
    confidence: fields.confidence,
  };
}

/** Where a draft without a position is shown: the town hall. */
const townHall = { lat: 37.7519, lng: 128.8761 };
const unchecked = { on: null, source: '' };

/**
 * The place as visitors see it. What a draft lacks is filled in; published fields lack nothing.
 * @param drawings the named pictures of its file, if it has one
 */
export function contentFromFields(
  identity: PlaceIdentity,
  fields: PlaceFields,
  drawings: readonly NamedPicture[],
): PlaceContent {
  const place = placeFromFields(identity, fields);
  return {
    ...place,
    position: place.position ?? townHall,
    checked: {
      ...place.checked,
      address: place.checked.address ?? unchecked,
      text: place.checked.text ?? unchecked,
    },
    pictures: contentPictures(shownPictures(fields.pictures), drawings),
  };
}

/** Finds a drawing by its scene, since editors reorder and drop pictures, and change their texts. */
export function findDrawing(
  picture: PictureField,
  drawings: readonly NamedPicture[],
): NamedPicture | undefined {
  if (!('scene' in picture)) return undefined;
  return drawings.find(
    (drawing) => 'scene' in drawing.picture && isDeepStrictEqual(drawing.picture.scene, picture.scene),
  );
}

/** A photograph without a licence is not shown; publishing it is refused. */
function shownPictures(pictures: readonly PictureField[]): PlacePicture[] {
  return pictures.flatMap((picture): PlacePicture[] => {
    const alt = withoutBlanks(picture.alt);
    if ('scene' in picture) return [{ scene: { view: '', ...picture.scene }, alt }];
    const { licence } = picture;
    return licence === null ? [] : [{ ...picture, licence, alt }];
  });
}
