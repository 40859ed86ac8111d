import { byLanguage, type Language, languages, type Translated } from '../../domain/languages.ts';
// Only types, so that the desk's screens don't load zod.
import type { PlaceFields, TranslatedField } from './placeFields.ts';

/** A text that is missing in every language. */
export const noText = byLanguage(() => '');

/** Each language of a text as its own field. */
export function textFields<Field extends TranslatedField>(field: Field, text: Translated) {
  // The type of Object.fromEntries loses the names of the keys.
  return Object.fromEntries(languages.map((language) => [`${field}.${language}`, text[language]])) as Record<
    `${Field}.${Language}`,
    string
  >;
}

/** The fields of a new place, about which nothing is known yet. */
export const emptyPlaceFields: PlaceFields = {
  ...textFields('name', noText),
  ...textFields('summary', noText),
  ...textFields('information', noText),
  ...textFields('address', noText),
  ...textFields('hours.note', noText),
  'reading.kana': '',
  'reading.roman': '',
  type: 'tour',
  rank: 0,
  themes: [],
  phone: '',
  position: null,
  'hours.weekDays': null,
  'hours.periods': [],
  'hours.doubtful': false,
  visitMinutes: null,
  fee: null,
  'checked.hours': null,
  'checked.phone': null,
  'checked.address': null,
  'checked.text': null,
  facts: [],
  source: '',
  confidence: 'medium',
  pictures: [],
};
