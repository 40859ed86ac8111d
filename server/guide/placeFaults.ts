import type { PlaceFault } from '../../contract/desk/guide.ts';
import { type PlaceFieldName, type PlaceFields, placeFieldNames } from '../../contract/desk/placeFields.ts';
import { placeFileSchema } from './contentSchema.ts';
import { withoutBlanks } from './guideText.ts';
import type { NamedPicture } from './pictureFile.ts';
import { pictureFileSchema } from './pictureFile.ts';
import { filePicture, findDrawing, type PlaceIdentity, placeFromFields } from './placeFields.ts';
import { findAltAdvice, findAltFaults, findTextAdvice, findTextFaults } from './textRules.ts';

/** What a place is checked against. */
export interface PlaceSurroundings {
  /** Korean names of the other places. */
  readonly otherNames: ReadonlySet<string>;
  /** The named pictures of its file, if it has one. */
  readonly drawings: readonly NamedPicture[];
  /** Photographs that are in the database. */
  readonly photographs: ReadonlySet<string>;
}

/**
 * The faults because of which fields may not be published, by the rules of the content files: at most one for each path.
 */
export function findFieldFaults(
  identity: PlaceIdentity,
  fields: PlaceFields,
  { otherNames, drawings, photographs }: PlaceSurroundings,
): PlaceFault[] {
  const faults = new Map<string, PlaceFault>();
  const add = (where: string, message: string) => {
    if (!faults.has(where)) faults.set(where, { ...fieldAt(where), message });
  };
  const place = placeFileSchema.safeParse(placeFromFields(identity, fields));
  for (const { path, message } of place.error?.issues ?? []) add(path.join('.'), message);
  if (place.success) for (const { field, text } of findTextFaults(place.data)) add(field, text);
  if (otherNames.has(fields['name.ko'])) add('name.ko', 'is also that of another place');
  const pictures = pictureFileSchema.safeParse({ pictures: fields.pictures.map(filePicture) });
  for (const { path, message } of pictures.error?.issues ?? []) add(path.join('.'), message);
  for (const [index, picture] of fields.pictures.entries()) {
    if ('scene' in picture && !findDrawing(picture, drawings))
      add(`pictures.${index}.scene`, 'is none of the drawings of this place');
    if ('photograph' in picture && !photographs.has(picture.photograph))
      add(`pictures.${index}`, 'is no longer among the uploaded photographs');
    if (pictures.success)
      for (const { field, text } of findAltFaults(withoutBlanks(picture.alt)))
        add(`pictures.${index}.${field}`, text);
  }
  return [...faults.values()];
}

/** Advice in the same form: what the fields should have, although they may be published without it. */
export function findFieldAdvice(identity: PlaceIdentity, fields: PlaceFields): PlaceFault[] {
  const place = findTextAdvice(placeFromFields(identity, fields));
  const pictures = fields.pictures.flatMap((picture, index) =>
    findAltAdvice(withoutBlanks(picture.alt)).map(({ field, text }) => ({
      field: `pictures.${index}.${field}`,
      text,
    })),
  );
  const readings = (['reading.kana', 'reading.roman'] as const)
    .filter((field) => fields[field].trim() === '')
    .map((field) => ({ field, text: 'is missing; it is made from the Korean name' }));
  return [...place, ...readings, ...pictures].map(({ field, text }) => ({
    ...fieldAt(field),
    message: text,
  }));
}

/** The field at a path of a place's file, and the path within its value. */
function fieldAt(where: string): { field: PlaceFieldName; path: string } {
  const field = placeFieldNames.find((name) => where === name || where.startsWith(`${name}.`));
  if (field) return { field, path: where.slice(field.length + 1) };
  // A fault of a whole group is shown at the group's first field.
  const first = placeFieldNames.find((name) => name.startsWith(`${where}.`));
  if (first) return { field: first, path: '' };
  throw new Error(`no field has the path ${where}`);
}
