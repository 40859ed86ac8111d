import type { TranslatedField } from '../../../../contract/desk/placeFields.ts';

/** How a field is edited, with the longest text that a draft may hold. */
export type FieldControl =
  | { control: 'texts'; field: TranslatedField; longest: number; isLong?: true }
  | { control: 'line'; field: 'reading.kana' | 'reading.roman' | 'phone' | 'source'; longest: number }
  | { control: 'choice'; field: 'type' | 'confidence' }
  | { control: 'rank'; field: 'rank' }
  | { control: 'number'; field: 'visitMinutes' | 'fee' }
  | { control: 'check'; field: 'checked.hours' | 'checked.phone' | 'checked.address' | 'checked.text' }
  | { control: 'themes'; field: 'themes' }
  | { control: 'position'; field: 'position' }
  | { control: 'weekDays'; field: 'hours.weekDays' }
  | { control: 'periods'; field: 'hours.periods' }
  | { control: 'flag'; field: 'hours.doubtful' }
  | { control: 'facts'; field: 'facts' }
  | { control: 'pictures'; field: 'pictures' };

export const maxCheckSourceLength = 500;
export const maxFactLength = 500;

/** The form of a place: its sections with their fields, in order. */
export const sections = [
  {
    name: 'names',
    fields: [
      { control: 'texts', field: 'name', longest: 120 },
      { control: 'texts', field: 'summary', longest: 240 },
      { control: 'texts', field: 'information', longest: 1_200, isLong: true },
      { control: 'line', field: 'reading.kana', longest: 160 },
      { control: 'line', field: 'reading.roman', longest: 160 },
    ],
  },
  {
    name: 'hours',
    fields: [
      { control: 'periods', field: 'hours.periods' },
      { control: 'weekDays', field: 'hours.weekDays' },
      { control: 'flag', field: 'hours.doubtful' },
      { control: 'texts', field: 'hours.note', longest: 320 },
      { control: 'check', field: 'checked.hours' },
    ],
  },
  {
    name: 'facts',
    fields: [
      { control: 'choice', field: 'type' },
      { control: 'line', field: 'phone', longest: 40 },
      { control: 'rank', field: 'rank' },
      { control: 'number', field: 'visitMinutes' },
      { control: 'number', field: 'fee' },
      { control: 'themes', field: 'themes' },
      { control: 'check', field: 'checked.phone' },
    ],
  },
  {
    name: 'where',
    fields: [
      { control: 'texts', field: 'address', longest: 320 },
      { control: 'position', field: 'position' },
      { control: 'check', field: 'checked.address' },
    ],
  },
  { name: 'pictures', fields: [{ control: 'pictures', field: 'pictures' }] },
  {
    name: 'sources',
    fields: [
      { control: 'check', field: 'checked.text' },
      { control: 'facts', field: 'facts' },
      { control: 'line', field: 'source', longest: 1_000 },
      { control: 'choice', field: 'confidence' },
    ],
  },
] as const satisfies readonly { name: string; fields: readonly FieldControl[] }[];
