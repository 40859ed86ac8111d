import type { FestivalFields } from '../../../contract/desk/festivals.ts';
import {
  endFault,
  type FestivalText,
  type FestivalTextField,
  festivalTexts,
  isPhoneOrNone,
} from '../../../domain/festivals/festivalFields.ts';
import { region } from '../../../domain/geography/region.ts';
import { type Language, languages } from '../../../domain/languages.ts';
import { isDate } from '../../../domain/tour/planRules.ts';

/** The fields that are one text each as they are typed. */
export const plainFields = [
  'startsOn',
  'endsOn',
  'address',
  'position',
  'placeId',
  'phone',
  'homepage',
] as const;
export type PlainField = (typeof plainFields)[number];

/** What is typed about a festival; what is missing is ''. */
export type TypedFestival = Record<FestivalText, Record<Language, string>> & Record<PlainField, string>;

export type Fault =
  | 'missing'
  | 'date'
  | 'endBeforeStart'
  | 'tooManyDays'
  | 'position'
  | 'place'
  | 'phone'
  | 'homepage'
  | 'other';

export type FieldName = FestivalTextField | PlainField;

const noTexts = () => ({ ko: '', en: '', cn: '', tw: '', ja: '' });

export const emptyFestival: TypedFestival = {
  name: noTexts(),
  summary: noTexts(),
  place: noTexts(),
  startsOn: '',
  endsOn: '',
  address: '',
  position: '',
  placeId: '',
  phone: '',
  homepage: '',
};

export function typedOf(fields: FestivalFields): TypedFestival {
  const { name, summary, place, startsOn, endsOn, address, position, placeId, phone, homepage } = fields;
  return {
    name,
    summary,
    place,
    startsOn,
    endsOn,
    address,
    position: position ? `${position.lat}, ${position.lng}` : '',
    placeId: placeId === null ? '' : String(placeId),
    phone,
    homepage: homepage ?? '',
  };
}

/** Latitude and longitude as map services give them to be pasted. */
function positionOf(text: string): { lat: number; lng: number } | null {
  const [lat = Number.NaN, lng = Number.NaN, ...rest] = text.split(/[\s,]+/).map(Number);
  const isWithin = (value: number, [least, most]: readonly [number, number]) =>
    value >= least && value <= most;
  return rest.length === 0 && isWithin(lat, region.lat) && isWithin(lng, region.lng) ? { lat, lng } : null;
}

/** The number of a place, typed or at the end of its page's address. */
function placeIdOf(text: string): number | null {
  const [, digits] = /^(?:.*\/)?([1-9]\d{0,8})(?:[?#].*)?$/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

function isHttps(text: string): boolean {
  return URL.parse(text)?.protocol === 'https:';
}

/** What is wrong with what is typed, by the rules that the API applies; the first is to be corrected first. */
export function faultsOf(typed: TypedFestival): Map<FieldName, Fault> {
  const faults = new Map<FieldName, Fault>();
  if (typed.name.ko.trim() === '') faults.set('name.ko', 'missing');
  for (const field of ['startsOn', 'endsOn'] as const) {
    if (typed[field] === '') faults.set(field, 'missing');
    else if (!isDate(typed[field])) faults.set(field, 'date');
  }
  const end = faults.has('startsOn') || faults.has('endsOn') ? null : endFault(typed.startsOn, typed.endsOn);
  if (end) faults.set('endsOn', end);
  const { position, placeId, phone, homepage } = typed;
  if (position.trim() !== '' && positionOf(position.trim()) === null) faults.set('position', 'position');
  if (placeId.trim() !== '' && placeIdOf(placeId.trim()) === null) faults.set('placeId', 'place');
  if (!isPhoneOrNone(phone.trim())) faults.set('phone', 'phone');
  if (homepage.trim() !== '' && !isHttps(homepage.trim())) faults.set('homepage', 'homepage');
  return faults;
}

/** The typed fields as the API takes them; without faults. */
export function fieldsOf(typed: TypedFestival): FestivalFields {
  const { name, summary, place, startsOn, endsOn } = typed;
  const [address, position, placeId, phone, homepage] = (
    ['address', 'position', 'placeId', 'phone', 'homepage'] as const
  ).map((field) => typed[field].trim());
  return {
    name,
    summary,
    place,
    startsOn,
    endsOn,
    address: address ?? '',
    position: positionOf(position ?? ''),
    placeId: placeIdOf(placeId ?? ''),
    phone: phone ?? '',
    homepage: homepage || null,
  };
}

/** One text of what is typed. */
export function textOf(typed: TypedFestival, field: FieldName): string {
  for (const text of festivalTexts)
    for (const language of languages) if (field === `${text}.${language}`) return typed[text][language];
  const plain = plainFields.find((one) => one === field);
  return plain ? typed[plain] : '';
}
