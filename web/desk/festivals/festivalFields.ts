import type { FestivalFields } from '../../../contract/desk/festivalFields.ts';
import {
  type FestivalText,
  type FestivalTextField,
  festivalTexts,
} from '../../../domain/festivals/festivalFields.ts';
import { byLanguage, languages } from '../../../domain/languages.ts';
import { typedPosition } from '../ui/form/typedPosition.ts';

/** The fields with a single text, apart from those with one in each language. */
export type PlainField = 'startsOn' | 'endsOn' | 'address' | 'position' | 'placeId' | 'phone' | 'homepage';

/** A festival in the form: each field as a text, '' for a missing one. */
export type FestivalValues = Record<FestivalTextField | PlainField, string>;

export const newFestival: FestivalValues = {
  'name.ko': '',
  'name.en': '',
  'name.cn': '',
  'name.tw': '',
  'name.ja': '',
  'summary.ko': '',
  'summary.en': '',
  'summary.cn': '',
  'summary.tw': '',
  'summary.ja': '',
  'place.ko': '',
  'place.en': '',
  'place.cn': '',
  'place.tw': '',
  'place.ja': '',
  startsOn: '',
  endsOn: '',
  address: '',
  position: '',
  placeId: '',
  phone: '',
  homepage: '',
};

/** A stored festival as the form shows it. */
export function festivalValues(fields: FestivalFields): FestivalValues {
  const { startsOn, endsOn, address, position, placeId, phone, homepage } = fields;
  const values: FestivalValues = {
    ...newFestival,
    startsOn,
    endsOn,
    address,
    position: position ? `${position.lat}, ${position.lng}` : '',
    placeId: placeId === null ? '' : String(placeId),
    phone,
    homepage: homepage ?? '',
  };
  for (const field of festivalTexts)
    for (const language of languages) values[`${field}.${language}` as const] = fields[field][language];
  return values;
}

/** The form values that change when some fields of the official data are taken over. */
export function changedValues(
  values: FestivalValues,
  part: Partial<FestivalFields>,
): Partial<FestivalValues> {
  const taken = festivalValues({ ...festivalBody(values), ...part });
  const names = Object.keys(part);
  return Object.fromEntries(
    Object.entries(taken).filter(([field]) => names.includes(field.split('.')[0] ?? '')),
  );
}

/** The number of a place, typed or at the end of its page's address. */
function typedPlaceId(text: string): number | null {
  const [, digits] = /^(?:.*\/)?([1-9]\d{0,8})(?:[?#].*)?$/.exec(text) ?? [];
  return text === '' ? null : Number(digits);
}

/** The typed values as the API takes them, valid or not: NaN stands for a number that cannot be read. */
export function festivalBody(values: FestivalValues): FestivalFields {
  const { startsOn, endsOn, address, position, placeId, phone, homepage } = values;
  const texts = (field: FestivalText) => byLanguage((language) => values[`${field}.${language}` as const]);
  return {
    name: texts('name'),
    summary: texts('summary'),
    place: texts('place'),
    startsOn,
    endsOn,
    address,
    position: typedPosition(position),
    placeId: typedPlaceId(placeId.trim()),
    phone,
    homepage: homepage.trim() || null,
  };
}
