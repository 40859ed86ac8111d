import type { PlaceFields } from '../../../../contract/desk/placeFields.ts';

const none = { ko: '', en: '', cn: '', tw: '', ja: '' };

/** Each language of a text as a field of its own. */
function translated<Field extends string>(field: Field) {
  return {
    [`${field}.ko`]: none.ko,
    [`${field}.en`]: none.en,
    [`${field}.cn`]: none.cn,
    [`${field}.tw`]: none.tw,
    [`${field}.ja`]: none.ja,
  } as Record<`${Field}.${keyof typeof none}`, string>;
}

/** A place of which nothing is known: what a new one begins with. */
export const emptyFields: PlaceFields = {
  ...translated('name'),
  ...translated('summary'),
  ...translated('information'),
  ...translated('address'),
  ...translated('hours.note'),
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
  'checked.hours': null,
  'checked.phone': null,
  'checked.address': null,
  'checked.text': null,
  facts: [],
  source: '',
  confidence: 'medium',
  pictures: [],
};

/** Every field of a place, in the order of its form. */
export const fieldNames = Object.keys(emptyFields) as (keyof PlaceFields)[];
